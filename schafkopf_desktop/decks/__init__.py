"""Packs of cards on disk, and their pictures at every size with the filters of the moment; Qt at the edge."""
