"""Every screen of the program, brought about from fixed seeds and drawn to a file.

Each screen is a match that is saved to a temporary folder and opened by the real program, so that the pictures show
what a person would see.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from schafkopf_desktop.composition import build_services, make_application
from schafkopf_desktop.desktop import Desktop
from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import MatchStore
from schafkopf_desktop.storage.history import History, KeptDeal, Record
from schafkopf_desktop.storage.settings import LoadedSettings, Settings, SettingsStore
from schafkopf_desktop.ui.history.keeping import kept_deal, record_of
from schafkopf_desktop.ui.match.match_saving import saved_match
from schafkopf_desktop.ui.match.result_panel import ResultPanel
from schafkopf_desktop.ui.settings.settings_page import SectionKey, SettingsPage

DEALS_BEFORE = 9
"""After so many deals the person deals, and so plays last to the first trick."""
FIRST_EVENING = 1_788_000_000
PAST_EVENINGS = 8
DEALS_OF_AN_EVENING = 36
_COMPUTERS = (RuleOfThumbPlayer(),) * 4
_PATIENCE_MS = 20_000

Moment = Callable[[SeatView], bool]
"""Whether the person, whose turn it is, sees what a screen is to show."""


@dataclass(frozen=True)
class Screen:
    """One picture.

    Attributes:
        name: of its file.
        moment: which deal lies on the table; None for none.
        bring_about: what is done in the open program before the picture is taken.
        has_past: whether many deals were played before.
    """

    name: str
    moment: Moment | None
    bring_about: Callable[[Desktop], None]
    has_past: bool = False


def draw_screens(out: Path, language: str, size: tuple[int, int], scale: float, theme: str) -> int:
    """Write every screen as ``<name>.png`` into the folder ``out`` and return the exit code.

    ``size`` is in logical pixels, ``scale`` the device pixel ratio.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"schafkopf-desktop: {out}: {error.strerror}", file=sys.stderr)
        return 1
    make_application()
    settings = Settings(language=language, theme=theme, pace="instant", window_width=size[0], window_height=size[1])
    for screen in SCREENS:
        file = out / f"{screen.name}.png"
        if not _draw(screen, settings, file):
            print(f"schafkopf-desktop: {file} cannot be written", file=sys.stderr)
            return 1
        print(file)
    return 0


def _draw(screen: Screen, settings: Settings, file: Path) -> bool:
    with TemporaryDirectory() as folder:
        store = MatchStore(Path(folder) / "match.json")
        if screen.moment is not None:
            store.save(saved_match(_match_at(screen.moment)))
        history = History(Path(folder) / "history.db")
        if screen.has_past:
            history.add(_past())
        owner = QObject()
        services = build_services(settings, SettingsStore(Path(folder) / "settings.json"), owner)
        desktop = Desktop(services, store, history, LoadedSettings(settings), owner)
        desktop.window.resize(settings.window_width, settings.window_height)
        desktop.open()
        screen.bring_about(desktop)
        QApplication.processEvents()
        services.pictures.wait_settled()
        QApplication.processEvents()
        saved = desktop.window.grab().save(str(file))
        desktop.window.close()
        desktop.close()
        desktop.window.deleteLater()
        owner.deleteLater()
        QApplication.processEvents()
        return saved


def _match_at(moment: Moment) -> Session:
    """An evening with some deals played, and the first deal after it in which ``moment`` comes."""
    evening = Session(_COMPUTERS, "an evening", Match())
    for _ in range(DEALS_BEFORE):
        evening.start_deal()
        evening.play_out()
    for number in count():
        session = Session(_COMPUTERS, f"screen {number}", evening.match)
        session.start_deal()
        while session.request is not None:
            if session.request.seat == 0 and moment(session.request.view):
                return session
            session.answer(session.decide(session.request))
    raise AssertionError("there is always another deal")


def _past() -> Iterator[tuple[KeptDeal, Record]]:
    """Some evenings of 36 deals each, three days between two of them."""
    for evening in range(PAST_EVENINGS):
        session = Session(_COMPUTERS, f"evening {evening}", Match())
        for number in range(DEALS_OF_AN_EVENING):
            session.start_deal()
            session.play_out()
            finished = FIRST_EVENING + evening * 259_200 + number * 210
            record = session.match.records[-1]
            yield kept_deal(record, str(evening), finished, "veteran,veteran,veteran"), record_of(record)


def _wait_until(condition: Callable[[], bool]) -> None:
    deadline = QDeadlineTimer(_PATIENCE_MS)
    while not condition():
        if deadline.hasExpired():
            raise TimeoutError("a screen does not come about")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


# The moments


def _second_thoughts(view: SeatView) -> bool:
    return view.phase is Phase.AUCTION and any(call.contract is Contract.RUFER for call in view.calls)


def _names_suit(contract: Contract) -> Moment:
    def moment(view: SeatView) -> bool:
        return view.phase is Phase.DECLARATION and any(call.contract is contract for call in view.calls)

    return moment


def _plays_rufer(view: SeatView, tricks: int, cards: int) -> bool:
    is_rufer = view.declaration is not None and view.declaration.contract is Contract.RUFER
    return is_rufer and len(view.tricks) == tricks and len(view.current_trick.cards) == cards


def _full_table(view: SeatView) -> bool:
    return _plays_rufer(view, 0, 3) and len(view.legal_actions()) < len(view.hand)


def _middle_of_the_deal(view: SeatView) -> bool:
    return _plays_rufer(view, 4, 2)


def _last_card(view: SeatView) -> bool:
    return _plays_rufer(view, 7, 3) and view.declaration is not None and view.declaration.declarer == view.seat


# What is done


def _stay(_desktop: Desktop) -> None:
    """The deck page is where the program opens."""


def _go_to_table(desktop: Desktop) -> None:
    desktop.window.go_to(desktop.table)


def _click_illegal_card(desktop: Desktop) -> None:
    _go_to_table(desktop)
    view, table = desktop.controller.view, desktop.table.table
    assert view is not None
    hand = table.table.hand
    card = next(card for card in hand.cards if view.why_illegal(Play(card)) is not None)
    box = hand.box_of(card)
    point = QPointF(box.x() + box.width() * 0.2, box.y() + box.height() * 0.4)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        place = table.viewport().mapToGlobal(point)
        event = QMouseEvent(kind, point, place, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(table.viewport(), event)


def _show_last_trick(desktop: Desktop) -> None:
    _go_to_table(desktop)
    desktop.table.table.show_last_trick(True)


def _show_hint(desktop: Desktop) -> None:
    _go_to_table(desktop)
    desktop.table.toggle_hint()
    _wait_until(desktop.table.table.table.hint.isVisible)


def _play_last_card(desktop: Desktop) -> None:
    _go_to_table(desktop)
    view = desktop.controller.view
    assert view is not None
    desktop.controller.act(view.legal_actions()[0])
    _wait_until(lambda: isinstance(desktop.window.overlays.top(), ResultPanel))


def _check_shuffle(desktop: Desktop) -> None:
    _play_last_card(desktop)
    result = desktop.window.overlays.top()
    assert isinstance(result, ResultPanel)
    result.shuffle_requested.emit()


def _analyse(desktop: Desktop) -> None:
    _play_last_card(desktop)
    desktop.analyse(desktop.controller.match.records[-1])
    _wait_until(lambda: desktop.analysis.analysis is not None and desktop.analysis.analysis.is_complete)


def _show_sheet(desktop: Desktop) -> None:
    desktop.window.go_to(desktop.sheet)


def _show_history(view: str) -> Callable[[Desktop], None]:
    def show(desktop: Desktop) -> None:
        desktop.window.go_to(desktop.history)
        desktop.history.views.segment(view).click()

    return show


def _share(desktop: Desktop) -> None:
    _play_last_card(desktop)
    result = desktop.window.overlays.top()
    assert isinstance(result, ResultPanel)
    result.share_requested.emit()


def _practise(desktop: Desktop) -> None:
    _play_last_card(desktop)
    result = desktop.window.overlays.top()
    assert isinstance(result, ResultPanel)
    result.repeat_requested.emit()
    _wait_until(lambda: desktop.practice_controller.asks_person)


def _show_rules(desktop: Desktop) -> None:
    _go_to_table(desktop)
    desktop.window.show_rules("4.3")


def _show_settings(desktop: Desktop) -> None:
    desktop.window.go_to(desktop.window.pages.settings)


def _show_players(desktop: Desktop) -> None:
    _show_settings(desktop)
    page = desktop.window.pages.settings
    assert isinstance(page, SettingsPage)
    page.show_section(SectionKey.PLAYERS)


SCREENS = (
    Screen("home", None, _stay),
    Screen("auction", _second_thoughts, _go_to_table),
    Screen("trump_suit", _names_suit(Contract.SOLO), _go_to_table),
    Screen("called_ace", _names_suit(Contract.RUFER), _go_to_table),
    Screen("table", _full_table, _go_to_table),
    Screen("table_illegal_card", _full_table, _click_illegal_card),
    Screen("table_hint", _full_table, _show_hint),
    Screen("table_last_trick", _middle_of_the_deal, _show_last_trick),
    Screen("result", _last_card, _play_last_card),
    Screen("shuffle", _last_card, _check_shuffle),
    Screen("analysis", _last_card, _analyse),
    Screen("score_sheet", _middle_of_the_deal, _show_sheet),
    Screen("history", None, _show_history("deals"), has_past=True),
    Screen("history_contracts", None, _show_history("contracts"), has_past=True),
    Screen("history_seats", None, _show_history("seats"), has_past=True),
    Screen("share", _last_card, _share),
    Screen("practice", _last_card, _practise),
    Screen("rules", _full_table, _show_rules),
    Screen("settings", None, _show_settings),
    Screen("settings_players", None, _show_players),
)
