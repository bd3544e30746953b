"""A match as it is kept in a file, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import zip_longest

from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.player import Player
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.storage.autosave import SavedMatch


def saved_match(session: Session) -> SavedMatch:
    """The match of ``session`` as text, with the running deal when there is one."""
    match = session.match
    return SavedMatch(
        seed=session.secret,
        first_dealer=match.first_dealer,
        house_rules=asdict(match.house_rules),
        finished=tuple(record.notation for record in match.records),
        running=str(session.deal) if session.is_running else None,
        identity=match.identity,
        seeds=tuple(record.seed for record in match.records),
    )


def restored_session(saved: SavedMatch, players: Sequence[Player | None], chance: str) -> Session:
    """The session that ``saved`` was made from; ``chance`` as for `Session`.

    Raises:
        ValueError: a deal cannot be read, is not finished where it should be, or does not follow the one before.
        TypeError: a house rule that this version does not know.
    """
    # A match of the first release is told from others by its secret, which no other has.
    match = Match(HouseRules(**saved.house_rules), saved.first_dealer, identity=saved.identity or saved.seed)
    if len(saved.seeds) > len(saved.finished):
        raise ValueError("there are more seeds than deals")
    for notation, seed in zip_longest(saved.finished, saved.seeds):
        match = match.add(parse_deal(notation), seed)
    deal = None if saved.running is None else parse_deal(saved.running)
    return Session(players, saved.seed, match, deal, chance=chance)
