"""What the program shows beside its windows: the decks, and the program that draws them."""
