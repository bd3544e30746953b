"""The words of the game: suits, ranks, cards, contracts, players and numbers in the language of the window.

Logic never reads them. Each word comes in the form in which it is shown: *names* stand alone, as on a label, and begin
with a capital; forms *in a sentence* fill a placeholder. The tables hold functions, so that each text is looked up in
the language of the moment and still stands written out for the catalogues.
"""

from schafkopf_desktop.engine.cards import Card, Rank, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.levels import Level
from schafkopf_desktop.ui.translation import translate

MINUS = "\N{MINUS SIGN}"

_SUIT_NAMES = {
    Suit.ACORNS: lambda: translate("SuitName", "Acorns"),
    Suit.LEAVES: lambda: translate("SuitName", "Leaves"),
    Suit.HEARTS: lambda: translate("SuitName", "Hearts"),
    Suit.BELLS: lambda: translate("SuitName", "Bells"),
}
_SUITS_IN_SENTENCES = {
    Suit.ACORNS: lambda: translate("SuitInSentence", "acorns"),
    Suit.LEAVES: lambda: translate("SuitInSentence", "leaves"),
    Suit.HEARTS: lambda: translate("SuitInSentence", "hearts"),
    Suit.BELLS: lambda: translate("SuitInSentence", "bells"),
}
_CARD_NAMES = {
    "EA": lambda: translate("CardName", "Ace of acorns"),
    "EX": lambda: translate("CardName", "Ten of acorns"),
    "EK": lambda: translate("CardName", "King of acorns"),
    "EO": lambda: translate("CardName", "Ober of acorns"),
    "EU": lambda: translate("CardName", "Unter of acorns"),
    "E9": lambda: translate("CardName", "Nine of acorns"),
    "E8": lambda: translate("CardName", "Eight of acorns"),
    "E7": lambda: translate("CardName", "Seven of acorns"),
    "E6": lambda: translate("CardName", "Six of acorns"),
    "E5": lambda: translate("CardName", "Five of acorns"),
    "LA": lambda: translate("CardName", "Ace of leaves"),
    "LX": lambda: translate("CardName", "Ten of leaves"),
    "LK": lambda: translate("CardName", "King of leaves"),
    "LO": lambda: translate("CardName", "Ober of leaves"),
    "LU": lambda: translate("CardName", "Unter of leaves"),
    "L9": lambda: translate("CardName", "Nine of leaves"),
    "L8": lambda: translate("CardName", "Eight of leaves"),
    "L7": lambda: translate("CardName", "Seven of leaves"),
    "L6": lambda: translate("CardName", "Six of leaves"),
    "L5": lambda: translate("CardName", "Five of leaves"),
    "HA": lambda: translate("CardName", "Ace of hearts"),
    "HX": lambda: translate("CardName", "Ten of hearts"),
    "HK": lambda: translate("CardName", "King of hearts"),
    "HO": lambda: translate("CardName", "Ober of hearts"),
    "HU": lambda: translate("CardName", "Unter of hearts"),
    "H9": lambda: translate("CardName", "Nine of hearts"),
    "H8": lambda: translate("CardName", "Eight of hearts"),
    "H7": lambda: translate("CardName", "Seven of hearts"),
    "H6": lambda: translate("CardName", "Six of hearts"),
    "H5": lambda: translate("CardName", "Five of hearts"),
    "SA": lambda: translate("CardName", "Ace of bells"),
    "SX": lambda: translate("CardName", "Ten of bells"),
    "SK": lambda: translate("CardName", "King of bells"),
    "SO": lambda: translate("CardName", "Ober of bells"),
    "SU": lambda: translate("CardName", "Unter of bells"),
    "S9": lambda: translate("CardName", "Nine of bells"),
    "S8": lambda: translate("CardName", "Eight of bells"),
    "S7": lambda: translate("CardName", "Seven of bells"),
    "S6": lambda: translate("CardName", "Weli, six of bells"),
    "S5": lambda: translate("CardName", "Five of bells"),
}
_ACES_IN_SENTENCES = {
    Suit.ACORNS: lambda: translate("AceInSentence", "the ace of acorns"),
    Suit.LEAVES: lambda: translate("AceInSentence", "the ace of leaves"),
    Suit.HEARTS: lambda: translate("AceInSentence", "the ace of hearts"),
    Suit.BELLS: lambda: translate("AceInSentence", "the ace of bells"),
}
_CONTRACT_NAMES = {
    Contract.RUFER: lambda: translate("ContractName", "Rufer"),
    Contract.WENZ: lambda: translate("ContractName", "Wenz"),
    Contract.SOLO: lambda: translate("ContractName", "Solo"),
    Contract.WENZ_TOUT: lambda: translate("ContractName", "Wenz Tout"),
    Contract.SOLO_TOUT: lambda: translate("ContractName", "Solo Tout"),
    Contract.SIE: lambda: translate("ContractName", "Sie"),
}
_CONTRACT_DESCRIPTIONS = {
    Contract.RUFER: lambda: translate("ContractDescription", "With a secret partner"),
    Contract.WENZ: lambda: translate("ContractDescription", "Only the Unters are trumps"),
    Contract.SOLO: lambda: translate("ContractDescription", "You choose the trump suit"),
    Contract.WENZ_TOUT: lambda: translate("ContractDescription", "Wenz, all eight tricks"),
    Contract.SOLO_TOUT: lambda: translate("ContractDescription", "Solo, all eight tricks"),
    Contract.SIE: lambda: translate("ContractDescription", "The 4 Obers and the 4 Unters"),
}
_DECLARATION_NAMES = {
    (Contract.RUFER, Suit.ACORNS): lambda: translate("DeclarationName", "Rufer with the ace of acorns"),
    (Contract.RUFER, Suit.LEAVES): lambda: translate("DeclarationName", "Rufer with the ace of leaves"),
    (Contract.RUFER, Suit.BELLS): lambda: translate("DeclarationName", "Rufer with the ace of bells"),
    (Contract.SOLO, Suit.ACORNS): lambda: translate("DeclarationName", "Solo in acorns"),
    (Contract.SOLO, Suit.LEAVES): lambda: translate("DeclarationName", "Solo in leaves"),
    (Contract.SOLO, Suit.HEARTS): lambda: translate("DeclarationName", "Solo in hearts"),
    (Contract.SOLO, Suit.BELLS): lambda: translate("DeclarationName", "Solo in bells"),
    (Contract.SOLO_TOUT, Suit.ACORNS): lambda: translate("DeclarationName", "Solo Tout in acorns"),
    (Contract.SOLO_TOUT, Suit.LEAVES): lambda: translate("DeclarationName", "Solo Tout in leaves"),
    (Contract.SOLO_TOUT, Suit.HEARTS): lambda: translate("DeclarationName", "Solo Tout in hearts"),
    (Contract.SOLO_TOUT, Suit.BELLS): lambda: translate("DeclarationName", "Solo Tout in bells"),
}
_COMPUTER_PLAYERS = {1: "Vroni", 2: "Luis", 3: "Resi"}


def suit_name(suit: Suit) -> str:
    """The suit as it stands alone on a label: "Acorns"."""
    return _SUIT_NAMES[suit]()


def suit_in_sentence(suit: Suit) -> str:
    """The suit as it fills a placeholder inside a sentence: "acorns"."""
    return _SUITS_IN_SENTENCES[suit]()


def rank_sign(rank: Rank, ace_letter: str) -> str:
    """The sign in the card's corner, the same in every language: "D", "10", "K", "O", "U", "9".

    `ace_letter` is what the settings mark an ace with, "D" or "A".
    """
    return {Rank.ACE: ace_letter, Rank.TEN: "10"}.get(rank, rank.value)


def card_name(card: Card) -> str:
    """The card as a player calls it, standing alone: "Ace of leaves"; all 40 cards of the pack."""
    return _CARD_NAMES[card.code]()


def ace_in_sentence(suit: Suit) -> str:
    """The ace of a suit with its article, as subject or object of a sentence: "the ace of bells"."""
    return _ACES_IN_SENTENCES[suit]()


def contract_name(contract: Contract) -> str:
    """The contract's name: "Wenz Tout"."""
    return _CONTRACT_NAMES[contract]()


def contract_description(contract: Contract) -> str:
    """What the contract means to whoever bids it, in a few words: "Wenz, all eight tricks"."""
    return _CONTRACT_DESCRIPTIONS[contract]()


def pass_name() -> str:
    """The word for passing in the auction."""
    return translate("ContractName", "Pass", "what a player says in the auction")


def pass_description() -> str:
    """What passing means, in a few words."""
    return translate("ContractDescription", "You do not play this one")


def declaration_name(declaration: Declaration) -> str:
    """The contract with its suit, where it has one: "Rufer with the ace of bells", "Solo in leaves", "Wenz"."""
    if declaration.suit is None:
        return contract_name(declaration.contract)
    return _DECLARATION_NAMES[declaration.contract, declaration.suit]()


def player_name(seat: Seat) -> str:
    """Who sits there: the person in the window at seat 0, else a computer player, named alike in every language."""
    if seat == 0:
        return translate("Player", "You", "the person in the window, as name on a seat")
    return _COMPUTER_PLAYERS[seat]


def partner_word(seat: Seat) -> str:
    """The word for the declarer's partner who sits there, in the gender of that player's name."""
    if seat == 0:
        return translate("Player", "Partner", "the person in the window; gender not known")
    if seat == 2:
        return translate("Player", "Partner", "a man (Luis)")
    return translate("Player", "Partner", "a woman (Vroni, Resi)")


def level_name(level: Level, seat: Seat) -> str:
    """The name of a strength, in the gender of the player who sits there."""
    is_man = seat == 2
    match level:
        case Level.APPRENTICE:
            return (
                translate("Level", "Apprentice", "a man (Luis)")
                if is_man
                else translate("Level", "Apprentice", "a woman (Vroni, Resi)")
            )
        case Level.AMATEUR:
            return (
                translate("Level", "Amateur", "a man (Luis)")
                if is_man
                else translate("Level", "Amateur", "a woman (Vroni, Resi)")
            )
        case Level.VETERAN:
            return (
                translate("Level", "Veteran", "a man (Luis)")
                if is_man
                else translate("Level", "Veteran", "a woman (Vroni, Resi)")
            )
        case Level.MASTER:
            return (
                translate("Level", "Master", "a man (Luis)")
                if is_man
                else translate("Level", "Master", "a woman (Vroni, Resi)")
            )


def level_description(level: Level) -> str:
    """How players of this strength think, in a sentence or two."""
    match level:
        case Level.APPRENTICE:
            return translate("Level", "Plays by rules of thumb. Soon forgets what fell and who could not follow.")
        case Level.AMATEUR:
            return translate("Level", "Plays by rules of thumb and counts every card.")
        case Level.VETERAN:
            return translate("Level", "Counts every card and plays out some of the deals that are still possible.")
        case Level.MASTER:
            return translate(
                "Level",
                "Plays out many possible deals and reads in bids and plays where cards lie. Takes its time.",
            )


def count_tricks(number: int) -> str:
    """A number of tricks in words: "3 tricks"."""
    return translate("Count", "%n trick(s)", "", number)


def count_points(number: int) -> str:
    """A number of card points in words: "64 points"."""
    return translate("Count", "%n point(s)", "card points", number)


def signed(number: int) -> str:
    """A score with its sign: "+4", "0", or with a true minus sign "−6"."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def percent(number: int) -> str:
    """A percentage, with the space that the language puts before the sign."""
    return translate("Count", "{number}%", "percentage; es and de put a narrow no-break space before the sign").format(
        number=number
    )


def rule_reference(section: str) -> str:
    """Where a rule is written: "Rule 4.3"; the section is a number of the rules, like "4.3"."""
    return translate("Rules", "Rule {section}").format(section=section)


def illegal_sentence(reason: IllegalReason, view: SeatView) -> str:
    """Why an action is not allowed now, in one sentence to the player whose view it is; without the rule's number."""
    match reason:
        case IllegalReason.DEFECTIVE_POSITION:
            return translate("Reason", "This position cannot come about in a game.")
        case IllegalReason.NOT_YOUR_TURN:
            return translate("Reason", "It is not your turn yet.")
        case IllegalReason.DEAL_FINISHED:
            return translate("Reason", "This deal is over.")
        case IllegalReason.WRONG_PHASE:
            return _wrong_phase_sentence(view.phase)
        case IllegalReason.NOT_IN_HAND:
            return translate("Reason", "You do not hold this card.")
        case IllegalReason.MUST_FOLLOW_TRUMP:
            return translate("Reason", "A trump was led and you hold trumps: you have to follow.")
        case IllegalReason.MUST_FOLLOW_SUIT:
            return _follow_suit_sentence(view)
        case IllegalReason.MUST_PLAY_CALLED_ACE:
            return _play_called_ace_sentence(view)
        case IllegalReason.MAY_NOT_DISCARD_CALLED_ACE:
            return translate("Reason", "You keep the called ace until its suit has been led.")
        case IllegalReason.MAY_NOT_UNDERLEAD_CALLED_ACE:
            return translate(
                "Reason",
                "You hold the called ace: from its suit you lead the ace, unless you have three more ordinary cards "
                "of it.",
            )
        case IllegalReason.BID_NOT_HIGHER:
            return _bid_not_higher_sentence(view)
        case IllegalReason.NO_CALLABLE_ACE:
            return translate("Reason", "You need an ordinary card of a suit whose ace you do not hold.")
        case IllegalReason.NO_SOLO_SUIT:
            return translate("Reason", "You hold Obers and Unters only: there is no suit to choose.")
        case IllegalReason.NOT_ALL_OBERS_AND_UNTERS:
            return translate("Reason", "It takes the four Obers and the four Unters.")
        case IllegalReason.HEARTS_NEVER_CALLED:
            return translate("Reason", "Hearts are trumps: their ace is never called.")
        case IllegalReason.HOLDS_CALLED_ACE:
            return translate("Reason", "This ace is yours.")
        case IllegalReason.NO_ORDINARY_CARD_OF_SUIT:
            return translate("Reason", "You hold no ordinary card of this suit.")


def _wrong_phase_sentence(phase: Phase) -> str:
    match phase:
        case Phase.AUCTION:
            return translate("Reason", "First comes the auction: bid or pass.")
        case Phase.DECLARATION:
            return translate("Reason", "First the declarer names the suit.")
        case Phase.PLAY:
            return translate("Reason", "The auction is over: now you play a card.")
        case Phase.FINISHED:
            return translate("Reason", "This deal is over.")


def _follow_suit_sentence(view: SeatView) -> str:
    assert view.order is not None
    suit = view.order.effective_suit(view.current_trick.cards[0])
    assert suit is not None
    return translate("Reason", "The lead was {suit} and you hold some: you have to follow.").format(
        suit=suit_in_sentence(suit)
    )


def _play_called_ace_sentence(view: SeatView) -> str:
    assert view.declaration is not None
    assert view.declaration.suit is not None
    return translate("Reason", "Its suit has been led: you have to play {ace}.").format(
        ace=ace_in_sentence(view.declaration.suit)
    )


def _bid_not_higher_sentence(view: SeatView) -> str:
    highest = view.public.highest_call
    assert highest is not None
    assert highest.contract is not None
    return translate("Reason", "{player} already plays {contract}: you have to go higher.").format(
        player=player_name(highest.seat), contract=contract_name(highest.contract)
    )
