"""Between channel values 0..1 and the 256 codes of an 8-bit channel."""

IDENTITY = tuple(range(256))
"""The table that changes nothing."""


def code(value: float) -> int:
    """The code nearest to a value; what lies outside 0..1 goes to the end, halves go up."""
    return int(255 * min(1.0, max(0.0, value)) + 0.5)
