"""The drawing program of the South-Tyrolean deck: words and splines in, flat SVG out.

`python -m resources.art` writes every file of `resources/decks/salzburg` again, byte for byte the same.
"""
