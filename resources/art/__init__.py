"""The drawing program of the packs: words and splines in, flat SVG out.

`python -m resources.art` writes every file of `resources/decks` again, byte for byte the same.
"""
