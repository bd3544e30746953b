"""The rules in spoken words, chapters 4 and 5: the play and the bill, in the language of the moment."""

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.ui.rules.content import CardRow, Chapter, ChapterKey, Grid, Paragraph, cards_of, chapter_title
from schafkopf_desktop.ui.terms import contract_name, signed
from schafkopf_desktop.ui.translation import translate


def play() -> Chapter:
    """Rules 4: trumps, following, the called ace."""
    return Chapter(
        ChapterKey.PLAY,
        chapter_title(ChapterKey.PLAY),
        (
            top_trumps_row(),
            Paragraph("4.1", translate("Rules", "These are the trumps, from high to low:")),
            Grid(
                (translate("Rules", "Contract"), translate("Rules", "Trumps"), translate("Rules", "How many")),
                (
                    (
                        contract_name(Contract.RUFER),
                        translate(
                            "Rules",
                            "The Obers of acorns, leaves, hearts and bells, the Unters in the same order, and then "
                            "hearts: ace, 10, King, 9, 8, 7",
                        ),
                        "14",
                    ),
                    (
                        translate("Rules", "Solo, Solo Tout"),
                        translate("Rules", "The same, with the chosen suit instead of hearts"),
                        "14",
                    ),
                    (
                        translate("Rules", "Wenz, Wenz Tout"),
                        translate("Rules", "Only the Unters of acorns, leaves, hearts and bells"),
                        "4",
                    ),
                    (
                        contract_name(Contract.SIE),
                        translate("Rules", "The same as in Rufer; the hand is not played out"),
                        "14",
                    ),
                ),
                wide_columns=(1,),
                number_columns=(2,),
            ),
            Paragraph(
                "4.2",
                translate(
                    "Rules",
                    "Ordinary suits run ace, 10, King, 9, 8, 7; in Wenz and Wenz Tout the Ober comes after the King. "
                    "An Ober or Unter that is a trump does not belong to the suit printed on it.",
                ),
            ),
            Paragraph(
                "4.3",
                translate(
                    "Rules",
                    "Follow the suit that was led if you can; all trumps count as a single suit. If you cannot, play "
                    "any card. You never have to beat or to ruff.",
                ),
            ),
            Paragraph(
                "4.4",
                translate(
                    "Rules",
                    "The highest trump wins the trick; without a trump, the highest card of the suit that was led. "
                    "Whoever wins leads to the next one.",
                ),
            ),
            Paragraph(
                "4.5",
                translate(
                    "Rules",
                    "In Rufer, the called ace is played the first time its suit is led, even if there is already a "
                    "trump in the trick. So if you hold it and lead, you may lead the ace, but no other ordinary "
                    "card of its suit. The exception is 4.7.",
                ),
            ),
            Paragraph(
                "4.6",
                translate(
                    "Rules",
                    "Until its suit has been led, the called ace is not discarded, unless it is your only card.",
                ),
            ),
            Paragraph(
                "4.7",
                translate(
                    "Rules",
                    "With the called ace and at least three other ordinary cards of its suit you may lead one of "
                    "those: you run away. From the next trick on the ace is a card like any other.",
                ),
            ),
            Paragraph(
                "4.8",
                translate(
                    "Rules",
                    "Only the holder of the called ace knows who the partner is. Everyone knows once the ace is "
                    "played or its holder runs away.",
                ),
            ),
            Paragraph(
                "4.9",
                translate("Rules", "A Tout is lost, and over, at the first trick that the declarer does not win."),
            ),
            Paragraph("4.10", translate("Rules", "A Sie is won at once: the cards are shown, not played.")),
        ),
    )


def bill() -> Chapter:
    """Rules 5 and 6: what a deal is worth, with examples."""
    return Chapter(
        ChapterKey.BILL,
        chapter_title(ChapterKey.BILL),
        (
            Paragraph(
                "5.1",
                translate(
                    "Rules",
                    "The base: Rufer 1, Wenz and Solo 5, Wenz Tout and Solo Tout 10, Sie 20. These are units, not "
                    "money, and the four scores of a deal add up to zero.",
                ),
            ),
            Paragraph(
                "5.2",
                translate(
                    "Rules",
                    "Schneider, 1 more: the declarer's side has 91 points or more, or the defenders have 90 or more. "
                    "Schwarz, 2 more instead: one side takes all eight tricks. Both count in Rufer, Wenz and Solo.",
                ),
            ),
            Paragraph("5.3", translate("Rules", "In Tout and Sie there is neither Schneider nor Schwarz.")),
            Paragraph(
                "5.4",
                translate(
                    "Rules",
                    "Laufende are the highest trumps without a gap, counted down from the Ober of acorns (in Wenz "
                    "from the Unter of acorns), that were dealt to one side. They count from three up, in Wenz from "
                    "two up. Each is worth 1, in Tout 2, in Sie 4. Only the side that was dealt them is paid, and "
                    "only if it wins.",
                ),
            ),
            Paragraph(
                "",
                translate(
                    "Rules",
                    "House rule, off at first: the winners are paid the Laufende no matter which side was dealt "
                    "them. You find it in the settings.",
                ),
            ),
            Paragraph(
                "5.5",
                translate(
                    "Rules",
                    "In Rufer, each winner gets the value and each loser pays it. Alone against three, the declarer "
                    "gets it from each opponent or pays it to each: three times the value.",
                ),
            ),
            Paragraph("", translate("Rules", "Examples, with the declarer's score first:")),
            _worked_examples_grid(),
        ),
    )


def _worked_examples_grid() -> Grid:
    examples = (
        (translate("Rules", "Rufer won 61 to 59, no run"), "1", (1, 1, -1, -1)),
        (translate("Rules", "Rufer won 91 to 29, with three Laufende"), "1+1+3 = 5", (5, 5, -5, -5)),
        (translate("Rules", "Rufer lost 60 to 60, with four Laufende"), "1", (-1, -1, 1, 1)),
        (translate("Rules", "Rufer lost 30 to 90"), "1+1 = 2", (-2, -2, 2, 2)),
        (translate("Rules", "Rufer lost 31 to 89"), "1", (-1, -1, 1, 1)),
        (translate("Rules", "Rufer won with all eight tricks and five Laufende"), "1+2+5 = 8", (8, 8, -8, -8)),
        (translate("Rules", "Wenz won 75 to 45, with two Laufende"), "5+2 = 7", (21, -7, -7, -7)),
        (
            translate("Rules", "Solo lost 59 to 61; the defenders had three Laufende"),
            "5+3 = 8",
            (-24, 8, 8, 8),
        ),
        (translate("Rules", "Solo lost without a trick, no run"), "5+2 = 7", (-21, 7, 7, 7)),
        (translate("Rules", "Solo Tout won, with five Laufende"), "10+2·5 = 20", (60, -20, -20, -20)),
        (
            translate("Rules", "Wenz Tout lost in the third trick; the defenders had two Laufende"),
            "10+2·2 = 14",
            (-42, 14, 14, 14),
        ),
        (translate("Rules", "Sie"), "20+4·8 = 52", (156, -52, -52, -52)),
    )
    return Grid(
        (translate("Rules", "Deal"), translate("Rules", "Value"), translate("Rules", "Scores")),
        tuple((deal, value, " ".join(signed(score) for score in scores)) for deal, value, scores in examples),
        wide_columns=(0,),
        number_columns=(1, 2),
    )


def top_trumps_row() -> CardRow:
    """The four Obers and the four Unters, as they rank in Rufer."""
    return CardRow(
        cards_of("EO LO HO SO EU LU HU SU"),
        translate("Rules", "The eight highest trumps in Rufer, from high to low. The hearts follow them."),
    )
