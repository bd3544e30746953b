"""The colours of the deck: five flat printing colours with their shades and lights, and a few single tones.

A colour is named `red` (its base), `red.shade` or `red.light`. Nothing outside this list may appear in a card.
"""

_TONES: dict[str, tuple[str, str, str]] = {  # base, shade, light
    "paper": ("#f7eed8", "#e6d6b2", "#fdf8ea"),
    "red": ("#c2352a", "#8e1f1d", "#e0685a"),
    "ochre": ("#e5ac38", "#bb7d20", "#f6d887"),
    "green": ("#5b8a45", "#375e31", "#93b56b"),
    "blue": ("#67899e", "#425f74", "#a6bdc6"),
    "brown": ("#8f5c35", "#623c22", "#bd8e5c"),
    "flesh": ("#f3cfa8", "#dda57c", "#fbe6cf"),
    "white": ("#fbf6e8", "#d9cdb3", "#ffffff"),
    "steel": ("#c3cccd", "#8b9a9f", "#eef1ee"),
    "black": ("#3a2b24", "#2b1c14", "#5d4a40"),
    "hair": ("#a8753f", "#6f4825", "#d0a468"),
    "grey": ("#cfc8ba", "#9d9484", "#eee9dd"),
    "olive": ("#7d8a3c", "#525f2a", "#aab567"),
    "boar": ("#6b5040", "#4b352b", "#a3826b"),
}

_SINGLE_TONES: dict[str, str] = {
    "ink": "#2b1c14",
    "ink.light": "#7d6a5c",  # lines on black cloth
    "card edge": "#b9a678",
    "shadow": "#16220f",
    "back field": "#34516a",
    "back acorn cup": "#cdb48a",
    "back heart": "#e8a08f",
    "blush": "#e9a58c",
    "lip": "#c9644f",
    "lip.shade": "#b5503f",
    "eye": "#fffdf2",
    "glint": "#fff",
    "bell.light": "#fff7dc",
    "heart.light": "#f3b3a4",
    "leaf.light": "#b9d08f",
    "acorn.light": "#d9b07c",
    "acorn cup.light": "#cdd58f",
    "water.light": "#dfe9ea",
}

COLOURS: dict[str, str] = {
    **{
        f"{name}{tone}": values[i] for name, values in _TONES.items() for i, tone in enumerate(("", ".shade", ".light"))
    },
    **_SINGLE_TONES,
}
"""Every colour of the deck by name, as #rrggbb or #rgb."""


def has_tones(name: str) -> bool:
    """Say whether the colour has a shade and a light of its own."""
    return name in _TONES
