"""What a deal is worth with all cards open: an exact search, and the questions that players and commands ask it."""
