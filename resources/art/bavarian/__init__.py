"""The Bavarian pack: 36 single-figured cards after the Munich type, and a back of white and blue lozenges."""
