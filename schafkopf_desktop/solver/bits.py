"""Three operations on bit masks for the search when it runs uncompiled; compiled, search.pxd brings the processor's."""


def bit_count(mask: int) -> int:
    """Return how many bits are set."""
    return mask.bit_count()


def highest_bit(mask: int) -> int:
    """Return the place of the highest bit set; the mask is not 0."""
    return mask.bit_length() - 1


def lowest_bit(mask: int) -> int:
    """Return the place of the lowest bit set; the mask is not 0."""
    return (mask & -mask).bit_length() - 1
