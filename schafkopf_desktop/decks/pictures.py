"""The pictures of the cards, at any size, with the filters of the moment, without ever making the window wait."""

import logging
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEventLoop, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

from schafkopf_desktop.decks.asked import AskedSprites
from schafkopf_desktop.decks.batches import BatchWorker
from schafkopf_desktop.decks.corner_index import CornerIndex
from schafkopf_desktop.decks.developing import Developed, develop
from schafkopf_desktop.decks.pack import Pack
from schafkopf_desktop.decks.picture_store import PictureStore
from schafkopf_desktop.decks.sprites import Sprite, SpriteCache, SpriteKey
from schafkopf_desktop.decks.stand_in import stand_in_image
from schafkopf_desktop.imaging import FilterSettings

_logger = logging.getLogger(__name__)

_BUDGET = 128 * 1024 * 1024
_RESIZE_REST = 80  # ms without a new size before pictures are drawn sharp again
_DRAWN_AT_ONCE = 12
_HIDDEN_AT_ONCE = 8
_MOST_STAND_INS = 128  # more than are ever seen at once; resizing a window would pile them up


class CardPictures(QObject):
    """Card pictures for everything that shows a card, so that the same card looks the same everywhere.

    Faces are drawn from SVG once per size and filtered in threads. Visible pictures, which are the ones asked for
    since the last change, are refiltered first and replaced all at once; hidden ones follow when nothing else is to
    do. Belongs to the thread of the window. Call `close` before the application ends.

    Signals:
        changed: new pictures are there; whoever shows cards takes its pixmaps again.
        settled: nothing more is in work.
    """

    changed = Signal()
    settled = Signal()

    def __init__(
        self,
        pack: Pack,
        parent: QObject | None = None,
        settings: FilterSettings | None = None,
        store: PictureStore | None = None,
    ) -> None:
        super().__init__(parent)
        self._pack = pack
        self._store = store
        self._corner_index = CornerIndex()
        self._settings = settings or FilterSettings()
        self._sprites = SpriteCache(_BUDGET)
        self._asked = AskedSprites()
        self._stand_ins: dict[SpriteKey, QPixmap] = {}
        self._failed: set[SpriteKey] = set()
        self._problems_told: set[str] = set()
        self._in_work: tuple[SpriteKey, ...] = ()
        self._settled = True
        self._closed = False
        self._worker = BatchWorker(self)
        self._worker.finished.connect(self._take_batch)
        self._since_resize = QElapsedTimer()
        self._wake_timer = QTimer(self)
        self._wake_timer.setSingleShot(True)
        self._wake_timer.timeout.connect(self._start_batch)

    @property
    def pack(self) -> Pack:
        """The pack whose cards these are."""
        return self._pack

    @property
    def corner_index(self) -> CornerIndex:
        """What the corner index says on the cards that show it."""
        return self._corner_index

    @property
    def store(self) -> PictureStore | None:
        """Where drawn pictures are kept from one start to the next."""
        return self._store

    @property
    def filters(self) -> FilterSettings:
        """The filters asked for last; pictures follow them."""
        return self._settings

    def pixmap(self, face: str, width: float, ratio: float, index: bool) -> QPixmap:
        """The picture of a face or the back, `width` logical pixels wide and five thirds of that high.

        `ratio` is the device pixel ratio, which the pixmap has set; `index` lays the corner index on it. Comes back
        at once: while the picture is not there yet, with the same one at another size, scaled, or a plain paper
        card with suit and rank; `changed` tells when to ask again. Raises `ValueError` for a face not in the pack.
        """
        key = self.key(face, width, ratio, index)
        self._asked.note(key)
        sprite = self._sprites.get(key)
        if sprite is not None:
            if sprite.settings != self._settings:
                self._wake()
            return sprite.pixmap
        self._wake()
        return self._stand_in(key)

    def key(self, face: str, width: float, ratio: float, index: bool) -> SpriteKey:
        """What makes the picture that `pixmap` gives for these different from others; raises as that does."""
        if face not in self._pack:
            raise ValueError(f"the pack {self._pack.id} has no face {face!r}")
        marks = self._corner_index.marks(face) if index and self._pack.index_file(face) is not None else None
        return SpriteKey.of_size(self._pack.id, face, width, ratio, marks)

    def set_pack(self, pack: Pack) -> None:
        """Show the cards of this pack; until its pictures are there, those of the last one stand in for them."""
        if pack != self._pack:
            self._pack = pack
            self._problems_told.clear()
            self._ask_anew()

    def set_corner_index(self, corner_index: CornerIndex) -> None:
        """Let the corner index say this."""
        if corner_index != self._corner_index:
            self._corner_index = corner_index
            self._ask_anew()

    def _ask_anew(self) -> None:
        """Nothing of what was asked for is wanted any more; whoever shows cards asks again."""
        self._asked = AskedSprites()
        self._stand_ins.clear()
        self.changed.emit()

    def set_filters(self, settings: FilterSettings) -> None:
        """Show all cards with these filters as soon as can be; of quick changes the last one wins."""
        if settings != self._settings:
            self._settings = settings
            self._failed.clear()
            self._wake()

    def is_settled(self) -> bool:
        """Whether every picture asked for is there, sharp and with the filters of the moment."""
        return self._settled

    def wait_settled(self, timeout_ms: int = 10000) -> bool:
        """Let events run until everything is settled, at most that long; says whether it is."""
        if not self._settled:
            loop = QEventLoop()
            limit = QTimer(loop)
            limit.timeout.connect(loop.quit)
            self.settled.connect(loop.quit)
            limit.start(timeout_ms)
            loop.exec()
            limit.stop()
        return self._settled

    def close(self) -> None:
        """End all work and wait for the threads; pictures that are there can still be taken."""
        self._closed = True
        self._wake_timer.stop()
        self._worker.close()
        self._settled = True

    def _stand_in(self, key: SpriteKey) -> QPixmap:
        pixmap = self._stand_ins.get(key)
        if pixmap is None:
            pixmap = self._made_stand_in(key)
            self._stand_ins[key] = pixmap
            if len(self._stand_ins) > _MOST_STAND_INS:
                del self._stand_ins[next(iter(self._stand_ins))]
        return pixmap

    def _made_stand_in(self, key: SpriteKey) -> QPixmap:
        nearest = self._sprites.nearest(key)
        if nearest is None:
            pixmap = QPixmap.fromImage(stand_in_image(key.face, key.width, key.height))
        else:
            self._since_resize.start()
            pixmap = nearest.pixmap.scaled(key.width, key.height, mode=Qt.TransformationMode.SmoothTransformation)
        pixmap.setDevicePixelRatio(key.ratio)
        return pixmap

    def _wake(self) -> None:
        """See to it that work goes on once the events of now are handled, so that one batch takes in all they ask."""
        if self._closed:
            return
        self._settled = False
        if not self._worker.is_busy() and not (self._wake_timer.isActive() and self._wake_timer.interval() == 0):
            self._wake_timer.start(0)

    @Slot()
    def _start_batch(self) -> None:
        visible = self._asked.visible()
        stale = [key for key in visible if key in self._sprites and not self._is_fresh(key)]
        missing = self._asked.wanted(lambda key: key in self._sprites or key in self._failed)
        unseen = [key for key in missing if not self._sprites.holds_subject(key)]
        hidden = [key for key in self._sprites if not self._is_fresh(key)]
        if stale:
            self._develop(stale)
        elif unseen:
            self._develop(unseen[:_DRAWN_AT_ONCE])
        elif missing and (rest := self._rest_after_resize()) > 0:
            self._wake_timer.start(rest)
        elif missing:
            self._develop(missing[:_DRAWN_AT_ONCE])
        elif hidden:
            self._develop(hidden[:_HIDDEN_AT_ONCE])
        else:
            self._settled = True
            self.settled.emit()

    def _is_fresh(self, key: SpriteKey) -> bool:
        return key in self._failed or self._sprites.is_filtered(key, self._settings)

    def _rest_after_resize(self) -> int:
        """Milliseconds still to wait, since sizes that only last for an instant are not worth drawing."""
        if not self._since_resize.isValid():
            return 0
        return max(0, _RESIZE_REST - self._since_resize.elapsed())

    def _develop(self, keys: list[SpriteKey]) -> None:
        self._in_work = tuple(keys)
        self._worker.start(
            [partial(develop, self._pack, key, self._sprites.clean(key), self._settings, self._store) for key in keys]
        )

    @Slot(list)
    def _take_batch(self, batch: list[Developed]) -> None:
        for developed in batch:
            pixmap = QPixmap.fromImage(developed.image, Qt.ImageConversionFlag.NoOpaqueDetection)
            pixmap.setDevicePixelRatio(developed.key.ratio)
            self._sprites.put(developed.key, Sprite(developed.clean, developed.settings, pixmap))
            self._tell_problem(developed)
        done = {developed.key for developed in batch}
        self._failed.update(key for key in self._in_work if key not in done)
        self._in_work = ()
        visible = self._asked.visible()
        self._sprites.trim(keep=visible)
        if not done.isdisjoint(visible):
            self._stand_ins = {
                key: pixmap for key, pixmap in self._stand_ins.items() if key in visible and key not in self._sprites
            }
            self._asked.turn()
            self.changed.emit()
        self._wake()

    def _tell_problem(self, developed: Developed) -> None:
        face = developed.key.face
        if developed.problem is not None and face not in self._problems_told:
            self._problems_told.add(face)
            _logger.warning("A plain card stands in for %s: %s", face, developed.problem)
