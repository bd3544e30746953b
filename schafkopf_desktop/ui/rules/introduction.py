"""How to play, in 5 minutes: what a newcomer needs for the first deal, before the numbered rules."""

from schafkopf_desktop.ui.rules.before_play import card_points_grid
from schafkopf_desktop.ui.rules.content import Block, CardRow, Paragraph, cards_of
from schafkopf_desktop.ui.rules.in_play import top_trumps_row
from schafkopf_desktop.ui.translation import translate


def introduction_title() -> str:
    """The title of the short text, as on the deck page."""
    return translate("Rules", "How to play, in 5 minutes")


def introduction() -> tuple[Block, ...]:
    """The blocks of the short text from top to bottom; its paragraphs are numbered 1 to 7."""
    return (
        Paragraph(
            "1",
            translate(
                "Introduction",
                "Four players, eight cards each. One of them is the declarer, alone or with a secret partner; the "
                "others defend. The points in the tricks decide: there are 120, and the declarer's side needs 61.",
            ),
        ),
        Paragraph("2", translate("Introduction", "Not every card is worth the same. Aces and tens are the fat ones:")),
        card_points_grid(),
        Paragraph(
            "3",
            translate(
                "Introduction",
                "Most of the time the game is Rufer. Then all Obers, all Unters and all hearts are trumps: 14 of the "
                "32 cards, almost half. Acorns go before leaves, hearts and bells.",
            ),
        ),
        top_trumps_row(),
        Paragraph(
            "4",
            translate(
                "Introduction",
                "First everyone says once what they would play, or passes. With five trumps or so, among them a "
                "couple of Obers, you can dare a Rufer. You then call an ace that you do not hold; whoever holds it "
                "is your partner, and nobody else knows yet.",
            ),
        ),
        CardRow(
            cards_of("EA LA SA"),
            translate("Introduction", "One of these three aces is called. Hearts are trumps, so that ace never is."),
        ),
        Paragraph(
            "5",
            translate(
                "Introduction",
                "The player to the dealer's left leads, and the others follow clockwise. If you can, you follow "
                "suit: trump to a trump, leaves to leaves. If you cannot, you ruff with a trump or throw off "
                "whatever you like. The highest trump takes the trick, or else the highest card of the suit that was "
                "led.",
            ),
        ),
        Paragraph(
            "6",
            translate(
                "Introduction",
                "As declarer, draw trumps. As a defender, lead the called suit: the ace has to come out, and then "
                "you know who is with whom. When your partner is sure of the trick, put an ace or a ten on it.",
            ),
        ),
        Paragraph(
            "7",
            translate(
                "Introduction",
                "Click a card to play it. The cards that you may not play now lie lower and darker; click one and it "
                "tells you why, with the number of the rule.",
            ),
        ),
    )
