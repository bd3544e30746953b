"""What search.py uses of Cython, for machines without it."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
