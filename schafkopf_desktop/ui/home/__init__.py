"""The deck page, where everything begins: the cards, the game that is played with them, and how they look."""
