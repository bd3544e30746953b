"""Duplicate deals between two kinds of computer players, and what follows from them; no Qt."""
