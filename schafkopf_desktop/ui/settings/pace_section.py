"""How fast the table moves."""

from itertools import chain, pairwise

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import KeyCap, Label, Panel, Slider, Switch
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.rows import Section, SettingPanel
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

PACES = ("wait", "calm", "normal", "brisk", "instant")


class PaceSection(Section):
    """The pace in five steps, and less motion."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        look = services.theme
        self.pace = Slider(look, 0, len(PACES) - 1, home=PACES.index("normal"), marks=tuple(range(len(PACES))))
        self.pace.valueChanged.connect(lambda step: services.settings.update(pace=PACES[step]))
        self.column.addWidget(_PacePanel(services, self.pace))
        self.reduced_motion = Switch(look)
        self.reduced_motion.toggled.connect(lambda on: services.settings.update(reduced_motion=on))
        rows = SettingPanel(services)
        rows.add_row(
            lambda: (
                translate("PaceSettings", "Less motion"),
                translate("PaceSettings", "Cards appear in their place with a short fade."),
            ),
            self.reduced_motion,
        )
        self.column.addWidget(rows)
        self.column.addStretch(1)
        self.retranslate()
        self.show_settings()

    def retranslate(self) -> None:
        self.set_heading(
            translate("PaceSettings", "Pace and motion"),
            translate("PaceSettings", "The pace decides how long things wait. It never plays for you."),
        )
        self.pace.setAccessibleName(translate("PaceSettings", "Pace of the table"))

    def show_settings(self) -> None:
        value = self.services.settings.value
        self.pace.setValue(PACES.index(value.pace))
        self.reduced_motion.setChecked(value.reduced_motion)


class _PacePanel(Panel):
    def __init__(self, services: Services, slider: Slider) -> None:
        super().__init__(services.theme)
        self._services = services
        self._slider = slider
        look = services.theme
        self._title = Label(look, Role.BID)
        self._where = Label(look, Role.SECONDARY, "ink2")
        self._names = tuple(Label(look, Role.BODY_STRONG, "ink2") for _pace in PACES)
        self._meanings = tuple(Label(look, Role.SECONDARY, "ink2") for _pace in PACES)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        for widget in (KeyCap(look, "+"), KeyCap(look, "−"), self._where):
            top.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        self._column.addWidget(slider)
        self._column.addWidget(_Steps(slider, tuple(zip(self._names, self._meanings, strict=True))))
        slider.valueChanged.connect(self._mark)
        services.translator.language_changed.connect(self.retranslate)
        self.restyle()
        self.retranslate()
        self._mark(slider.value())

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(26), px(16), px(26), px(20))
        self._column.setSpacing(px(6))

    def retranslate(self) -> None:
        """Take all texts again."""
        self._title.set_text(translate("PaceSettings", "Pace of the table"))
        self._where.set_text(translate("PaceSettings", "at the table", "where the keys + and − change the pace"))
        texts = (
            (translate("Pace", "I wait"), translate("PaceSettings", "The trick stays until you click")),
            (translate("Pace", "Calm"), translate("PaceSettings", "Pause of 2.5 s")),
            (translate("Pace", "Normal"), translate("PaceSettings", "Pause of 1.4 s")),
            (translate("Pace", "Brisk"), translate("PaceSettings", "Pause of 0.7 s")),
            (translate("Pace", "Instant"), translate("PaceSettings", "No animation")),
        )
        for name, meaning, (word, sentence) in zip(self._names, self._meanings, texts, strict=True):
            name.set_text(word)
            meaning.set_text(sentence)

    def _mark(self, step: int) -> None:
        for place, name in enumerate(self._names):
            name.set_tint("ink" if place == step else "ink2")


class _Steps(QWidget):
    """A name and a sentence under each mark of a slider, centred there as far as the ends allow.

    Where the sentences have no room side by side, only that of the chosen step is shown.
    """

    def __init__(self, slider: Slider, labels: tuple[tuple[Label, Label], ...]) -> None:
        super().__init__()
        self._slider = slider
        self._labels = labels
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for label in chain.from_iterable(labels):
            label.setParent(self)
        slider.valueChanged.connect(self._place)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def sizeHint(self) -> QSize:
        name, meaning = self._labels[0]
        width = sum(max(label.sizeHint().width() for label in pair) for pair in self._labels)
        return QSize(width, name.sizeHint().height() + meaning.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        names = [self._box(step, pair[0], 0) for step, pair in enumerate(self._labels)]
        below = max(box.height() for box in names)
        meanings = [self._box(step, pair[1], below) for step, pair in enumerate(self._labels)]
        crowded = any(box.right() >= following.left() for box, following in pairwise(meanings))
        for step, pair in enumerate(self._labels):
            pair[0].setGeometry(names[step])
            pair[1].setGeometry(meanings[step])
            pair[1].setVisible(not crowded or step == self._slider.value())

    def _box(self, step: int, label: Label, top: int) -> QRect:
        size = label.sizeHint()
        left = round(self._slider.x_of(step) - size.width() / 2)
        return QRect(max(0, min(left, self.width() - size.width())), top, size.width(), size.height())
