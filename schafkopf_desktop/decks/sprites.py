"""The finished pictures in memory: which there are, which is nearest in size, which may go."""

from collections import OrderedDict
from collections.abc import Container, Iterator
from dataclasses import dataclass

from PIL import Image
from PySide6.QtGui import QPixmap

from schafkopf_desktop.decks.corner_index import IndexMarks
from schafkopf_desktop.imaging import FilterSettings

CARD_RATIO = 5 / 3
"""Height of a card by its width."""

_LARGEST_EDGE = 8192
_BYTES_PER_PIXEL = 8


@dataclass(frozen=True, slots=True)
class SpriteKey:
    """What makes one picture different from another, filters aside.

    Attributes:
        pack: id of the pack.
        face: face id, or "back".
        width: in device pixels, at least 1.
        height: in device pixels, at least 1.
        ratio: device pixels to a logical pixel.
        index: what the corner index on it says; None for no index.
    """

    pack: str
    face: str
    width: int
    height: int
    ratio: float
    index: IndexMarks | None

    @classmethod
    def of_size(cls, pack: str, face: str, width: float, ratio: float, index: IndexMarks | None) -> "SpriteKey":
        """The key of a card that is `width` logical pixels wide."""
        ratio = round(ratio, 4)
        return cls(pack, face, _edge(width * ratio), _edge(width * CARD_RATIO * ratio), ratio, index)

    @property
    def subject(self) -> tuple[str, str, float, IndexMarks | None]:
        """What the picture shows, whatever its size."""
        return (self.pack, self.face, self.ratio, self.index)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture at one size.

    Attributes:
        clean: as drawn, RGBA with straight alpha: what filters start from.
        settings: the filters that are in the pixmap.
        pixmap: what is shown.
    """

    clean: Image.Image
    settings: FilterSettings
    pixmap: QPixmap

    @property
    def cost(self) -> int:
        """Memory in bytes of clean picture and pixmap together."""
        return self.clean.width * self.clean.height * _BYTES_PER_PIXEL


class SpriteCache:
    """Sprites by key; forgets the ones unused for longest when they take more than `budget` bytes."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._sprites: OrderedDict[SpriteKey, Sprite] = OrderedDict()

    def __contains__(self, key: SpriteKey) -> bool:
        return key in self._sprites

    def __iter__(self) -> Iterator[SpriteKey]:
        return iter(self._sprites)

    def get(self, key: SpriteKey) -> Sprite | None:
        """The sprite of a key, which counts as used now."""
        sprite = self._sprites.get(key)
        if sprite is not None:
            self._sprites.move_to_end(key)
        return sprite

    def put(self, key: SpriteKey, sprite: Sprite) -> None:
        """Keep a sprite in the place of an older one with that key."""
        self._sprites[key] = sprite

    def clean(self, key: SpriteKey) -> Image.Image | None:
        """The unfiltered picture of a key, without counting as a use."""
        sprite = self._sprites.get(key)
        return None if sprite is None else sprite.clean

    def is_filtered(self, key: SpriteKey, settings: FilterSettings) -> bool:
        """Whether the sprite of a key is there and has these filters in it."""
        sprite = self._sprites.get(key)
        return sprite is not None and sprite.settings == settings

    def nearest(self, key: SpriteKey) -> Sprite | None:
        """The sprite of the same face whose size is nearest, preferably of the same pack with the same corner index."""
        alike = [other for other in self._sprites if other.face == key.face]
        if not alike:
            return None

        def distance(other: SpriteKey) -> tuple[bool, bool, int]:
            return (other.pack != key.pack, other.index != key.index, abs(other.width - key.width))

        return self._sprites[min(alike, key=distance)]

    def holds_subject(self, key: SpriteKey) -> bool:
        """Whether what the key shows is there at any size."""
        return any(other.subject == key.subject for other in self._sprites)

    def trim(self, keep: Container[SpriteKey]) -> None:
        """Forget what was unused for longest until the budget is met; what is in `keep` stays."""
        total = sum(sprite.cost for sprite in self._sprites.values())
        for key in list(self._sprites):
            if total <= self._budget:
                return
            if key not in keep:
                total -= self._sprites.pop(key).cost


def _edge(length: float) -> int:
    return min(_LARGEST_EDGE, max(1, round(length)))
