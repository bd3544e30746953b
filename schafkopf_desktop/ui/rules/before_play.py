"""The rules in spoken words, chapters 1 to 3: what comes before the first card, in the language of the moment."""

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.ui.rules.content import CardRow, Chapter, ChapterKey, Grid, Paragraph, cards_of, chapter_title
from schafkopf_desktop.ui.terms import contract_name
from schafkopf_desktop.ui.translation import translate


def aim() -> Chapter:
    """Rules 1: who plays, and what wins."""
    return Chapter(
        ChapterKey.OBJECTIVE,
        chapter_title(ChapterKey.OBJECTIVE),
        (
            Paragraph(
                "1.1",
                translate(
                    "Rules",
                    "Four players sit at the table: you and three computer players. There are 120 points in the "
                    "cards, and whoever takes a trick takes its points.",
                ),
            ),
            Paragraph(
                "1.2",
                translate(
                    "Rules",
                    "The declarer's side wins with 61 points or more. The defenders win with 60 or more: a tie is "
                    "theirs.",
                ),
            ),
            Paragraph(
                "1.3",
                translate(
                    "Rules",
                    "In Rufer, the declarer plays together with whoever holds the called ace. In Wenz, Solo, Wenz "
                    "Tout, Solo Tout and Sie, the declarer plays alone against three.",
                ),
            ),
        ),
    )


def pack() -> Chapter:
    """Rules 2: cards, deal, dealer."""
    return Chapter(
        ChapterKey.PACK,
        chapter_title(ChapterKey.PACK),
        (
            CardRow(
                cards_of("SA SX SK SO SU S9 S8 S7"),
                translate("Rules", "The eight cards of bells, with the ace first. The other suits have the same ones."),
            ),
            Paragraph(
                "2.1",
                translate(
                    "Rules",
                    "Four suits: acorns, leaves, hearts and bells. Eight cards of each are in play, and this is what "
                    "they are worth in points:",
                ),
            ),
            card_points_grid(),
            Paragraph(
                "2.2",
                translate(
                    "Rules",
                    "The Salzburg pack of South Tyrol has 40 cards; 32 of them play. The fives and sixes stay out, "
                    "and with them the Weli, which is the six of bells. The Daus is the ace. Bavarian and Double "
                    "German packs serve as well: the same 32 cards are picked from them.",
                ),
            ),
            Paragraph(
                "2.3",
                translate("Rules", "The cards are dealt clockwise, four at a time and twice around. You get eight."),
            ),
            Paragraph(
                "2.4",
                translate(
                    "Rules",
                    "Forehand sits to the dealer's left. Forehand bids first and leads to the first trick, whoever "
                    "is the declarer.",
                ),
            ),
            Paragraph(
                "2.5",
                translate(
                    "Rules",
                    "After each deal, the deal moves one seat to the left. It does so when all four pass, too.",
                ),
            ),
        ),
    )


def auction() -> Chapter:
    """Rules 3: how the contract is found, and what a hand may bid."""
    return Chapter(
        ChapterKey.AUCTION,
        chapter_title(ChapterKey.AUCTION),
        (
            Paragraph(
                "3.1",
                translate(
                    "Rules",
                    "There is one round, and forehand begins. Everyone speaks once: pass, or bid a contract higher "
                    "than the highest so far. An equal bid is not enough, because the earlier player keeps it.",
                ),
            ),
            Paragraph("3.2", translate("Rules", "The contracts, from low to high, and what they are worth in units:")),
            _contracts_grid(),
            Paragraph(
                "3.3",
                translate(
                    "Rules",
                    "You bid the contract only. Whoever wins the auction then names the suit: the ace that is called "
                    "in Rufer, the trump suit in Solo and Solo Tout.",
                ),
            ),
            Paragraph("3.4", translate("Rules", "If all four pass, nobody scores and the next player deals.")),
            Paragraph("3.5", translate("Rules", "You can only bid what your hand can play:")),
            Grid(
                (),
                (
                    (
                        contract_name(Contract.RUFER),
                        translate(
                            "Rules",
                            "There is an ace of acorns, leaves or bells that you do not hold, and you hold at least "
                            "one ordinary card of its suit. Only such an ace can be called. The ace of hearts never "
                            "is.",
                        ),
                    ),
                    (
                        translate("Rules", "Solo, Solo Tout"),
                        translate(
                            "Rules",
                            "You hold at least one ordinary card of the trump suit: Obers and Unters do not count.",
                        ),
                    ),
                    (contract_name(Contract.SIE), translate("Rules", "You hold the four Obers and the four Unters.")),
                    (translate("Rules", "Wenz, Wenz Tout"), translate("Rules", "Any hand will do.")),
                ),
                wide_columns=(1,),
            ),
        ),
    )


def _contracts_grid() -> Grid:
    return Grid(
        (
            translate("Rules", "Contract"),
            translate("Rules", "Who plays"),
            translate("Rules", "Trumps"),
            translate("Rules", "Value"),
        ),
        (
            (
                contract_name(Contract.RUFER),
                translate("Rules", "With a partner"),
                translate("Rules", "Obers, Unters, hearts"),
                str(Contract.RUFER.base),
            ),
            (
                contract_name(Contract.WENZ),
                translate("Rules", "Alone"),
                translate("Rules", "Unters only"),
                str(Contract.WENZ.base),
            ),
            (
                contract_name(Contract.SOLO),
                translate("Rules", "Alone"),
                translate("Rules", "Obers, Unters, chosen suit"),
                str(Contract.SOLO.base),
            ),
            (
                contract_name(Contract.WENZ_TOUT),
                translate("Rules", "Alone, all tricks"),
                translate("Rules", "Unters only"),
                str(Contract.WENZ_TOUT.base),
            ),
            (
                contract_name(Contract.SOLO_TOUT),
                translate("Rules", "Alone, all tricks"),
                translate("Rules", "Obers, Unters, chosen suit"),
                str(Contract.SOLO_TOUT.base),
            ),
            (
                contract_name(Contract.SIE),
                translate("Rules", "Alone, not played out"),
                translate("Rules", "Obers, Unters, hearts"),
                str(Contract.SIE.base),
            ),
        ),
        wide_columns=(1, 2),
        number_columns=(3,),
    )


def card_points_grid() -> Grid:
    """What each rank is worth in card points."""
    return Grid(
        (
            translate("Rules", "Ace (Daus)"),
            translate("Rules", "Ten"),
            translate("Rules", "King"),
            translate("Rules", "Ober"),
            translate("Rules", "Unter"),
            translate("Rules", "9, 8, 7"),
        ),
        (("11", "10", "4", "3", "2", "0"),),
        wide_columns=(0, 1, 2, 3, 4, 5),
        number_columns=(0, 1, 2, 3, 4, 5),
    )
