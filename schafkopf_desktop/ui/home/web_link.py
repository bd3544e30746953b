"""A link to a page of the web, for people whose browser answers and for those whose does not."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Label, Shape
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role


class WebLink(QWidget):
    """Opens an address in the browser; when none answers, shows the address with a button that copies it.

    Signals:
        grew: the address is shown now and needs room.
    """

    grew = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._address = ""
        self.button = Button(look, Shape.LINK, icon="external", tight=True)
        self.button.clicked.connect(self.open)
        self.address_label = Label(look, Role.SECONDARY, "ink2")
        self.address_label.setTextInteractionFlags(self.address_label.textInteractionFlags().TextSelectableByMouse)
        # In a narrow place the address is cut, and what copies it stays in sight.
        self.address_label.setMinimumWidth(look.px(40))
        self.copy = Button(look, Shape.OUTLINE, icon="copy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._address))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        for widget in (self.button, self.address_label, self.copy):
            row.addWidget(widget)
        row.addStretch(1)
        self.address_label.hide()
        self.copy.hide()

    def set_target(self, text: str, address: str) -> None:
        """Show this text; it leads to this address."""
        self._address = address
        self.button.set_text(text)
        self.button.setToolTip(address)
        self.address_label.set_text(address)
        self.copy.set_text(translate("WebLink", "Copy", "the address of a web page"))

    def open(self) -> None:
        """Ask the system to show the page."""
        answered = QDesktopServices.openUrl(QUrl(self._address))
        self.address_label.setVisible(not answered)
        self.copy.setVisible(not answered)
        if not answered:
            self.grew.emit()
