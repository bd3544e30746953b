"""The four Unters: standing figures with their suit sign at the bottom of the card."""
