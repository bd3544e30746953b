"""The page that shows what the cards of a finished deal were worth."""
