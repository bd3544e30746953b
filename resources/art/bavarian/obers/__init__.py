"""The four Obers: standing figures with their suit sign at the top of the card."""
