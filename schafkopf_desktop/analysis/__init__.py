"""What the cards of a finished deal were worth: with open cards, and for what each seat could know."""
