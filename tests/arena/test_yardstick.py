"""The rule-of-thumb player is what all others are measured against, so that it must not change unnoticed."""

from hashlib import sha256

from schafkopf_desktop.arena.contestants import new_player
from schafkopf_desktop.arena.games import numbered_deal, play_game
from schafkopf_desktop.engine.seats import SEATS

DIGEST = "433f9f9db53a016ccbb376653d5d1902a8a0e0246442a98d5340c2e9a5c81090"


def test_thumb_plays_as_in_the_first_release() -> None:
    digest = sha256()
    for number in range(1, 61):
        game = play_game(
            [new_player("thumb") for _ in SEATS], numbered_deal("yardstick", number), f"yardstick/{number}"
        )
        digest.update(str(game.deal).encode())
    assert digest.hexdigest() == DIGEST, "a change of thumb makes new measurements incomparable with old ones"
