"""Which deals are wanted: by contract, role, result and date."""

from __future__ import annotations

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.storage.history import Filter
from schafkopf_desktop.ui.controls import Combo
from schafkopf_desktop.ui.history import words
from schafkopf_desktop.ui.history.roles_model import ROLES
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate

_ALL = "all"
_PASSED = "passed"
_DAYS_BACK = {"today": 0, "week": 6, "month": 29}


class FilterBar(QWidget):
    """Four lists to choose from.

    Signals:
        changed(): other deals are wanted.
    """

    changed = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self.contract, self.role, self.result, self.time = (Combo(look) for _ in range(4))
        self._keys = dict.fromkeys(self._combos, _ALL)
        self._only_time = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(8))
        for combo in self._combos:
            row.addWidget(combo)
            combo.chosen.connect(lambda key, combo=combo: self._choose(combo, key))
        row.addStretch(1)
        self.retranslate()

    @property
    def wanted(self) -> Filter:
        """What is chosen; days begin at midnight of the person's clock."""
        contract, role, result, time = (self._keys[combo] for combo in self._combos)
        if self._only_time:
            return Filter(since=_since(time))
        return Filter(
            contract={_ALL: None, _PASSED: ""}.get(contract, contract),
            role=None if role == _ALL else role,
            won=None if result == _ALL else result == "won",
            since=_since(time),
        )

    @property
    def lets_all_through(self) -> bool:
        """Whether nothing is left out."""
        return self.wanted == Filter()

    def offer_only_time(self, only_time: bool) -> None:
        """Let the date alone be chosen, where the others would choose deals by what was dealt; or all four."""
        self._only_time = only_time
        for combo in (self.contract, self.role, self.result):
            combo.setVisible(not only_time)

    def reset(self) -> None:
        """Leave nothing out."""
        for combo in self._combos:
            self._keys[combo] = _ALL
            combo.set_key(_ALL)
        self.changed.emit()

    def retranslate(self) -> None:
        """Take every text again."""
        contracts = [(contract.value, words.contract_text(contract.value)) for contract in Contract]
        everything = translate("History", "All contracts", "no filter")
        self._offer(self.contract, [(_ALL, everything), *contracts, (_PASSED, words.contract_text(""))])
        roles = [(role, words.role_text(role)) for role in ROLES]
        self._offer(self.role, [(_ALL, translate("History", "All roles", "no filter")), *roles])
        self._offer(
            self.result,
            [
                (_ALL, translate("History", "Won and lost", "no filter")),
                ("won", translate("History", "Won", "filter")),
                ("lost", translate("History", "Lost", "filter")),
            ],
        )
        self._offer(
            self.time,
            [
                (_ALL, translate("History", "All time", "no filter")),
                ("today", translate("History", "Today", "filter")),
                ("week", translate("History", "Last 7 days", "filter")),
                ("month", translate("History", "Last 30 days", "filter")),
                ("year", translate("History", "This year", "filter")),
            ],
        )
        for combo, name in zip(
            self._combos,
            (
                translate("History", "Contract"),
                translate("History", "Role", "filter"),
                translate("History", "Result", "filter"),
                translate("History", "Date"),
            ),
            strict=True,
        ):
            combo.setAccessibleName(name)

    @property
    def _combos(self) -> tuple[Combo, ...]:
        return (self.contract, self.role, self.result, self.time)

    def _offer(self, combo: Combo, entries: list[tuple[str, str]]) -> None:
        combo.set_entries(entries, self._keys[combo])

    def _choose(self, combo: Combo, key: str) -> None:
        self._keys[combo] = key
        self.changed.emit()


def _since(time: str) -> int | None:
    if time == _ALL:
        return None
    today = QDate.currentDate()
    day = QDate(today.year(), 1, 1) if time == "year" else today.addDays(-_DAYS_BACK[time])
    return day.startOfDay().toSecsSinceEpoch()
