"""One click on the final target of a turn: the chain of moves it plays, and its preview."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel import seat_view

from .table import give, put_worker, say, table


def chain_to(p: TzolkinPosition, text: str) -> list[str]:
    """Returns the first chain that ends with this move.

    A click plays it, unless another chain of the same length is cheaper.
    """
    chains = [[GAME.vocabulary.text(move) for move in chain] for chain in seat_view.reach(p, 0)]
    return next(chain for chain in chains if chain[-1] == text)


@pytest.mark.rule("TZ-D2", "TZ-4.1")
def test_a_click_on_a_worker_never_begs_unasked() -> None:
    p = table(4)
    give(p, 0, corn=2)
    put_worker(p, 0, "palenque", 4)
    assert "beg chaac" in [GAME.vocabulary.text(move) for move in p.legal_moves(0)]
    assert chain_to(p, "pick palenque 4") == ["pass", "turn pick", "pick palenque 4"]
    assert chain_to(p, "beg chaac") == ["beg chaac"]


@pytest.mark.rule("TZ-6.3", "TZ-D7")
def test_the_way_without_a_step_back_is_as_short_as_the_more_expensive_one() -> None:
    """Both chains must be offered, because the page plays the cheaper of two equally short ones."""
    p = table(4)
    give(p, 0, corn=9, wood=6, stone=6, gold=6)
    put_worker(p, 0, "tikal", 4)
    chains = [[GAME.vocabulary.text(move) for move in chain] for chain in seat_view.reach(p, 0)]
    building = [*chain_to(p, "turn pick"), "pick tikal 4"]
    ends = {chain[-1] for chain in chains if chain[:-1] == [*building, "act 2"]}
    free = {chain[-1] for chain in chains if chain[:-1] == [*building, "act 4"]}
    assert ends
    assert ends - {"stop"} <= free


@pytest.mark.rule("TZ-D4", "TZ-5.5")
def test_a_preview_goes_on_to_where_the_turn_ends_by_itself() -> None:
    """The seat cannot pay for anything after this worker, so `stop` is forced and the turn is over."""
    p = table(4)
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        for space in range(3):
            put_worker(p, 1 + space, wheel, space)
    give(p, 0, corn=3)
    say(p, "turn place")
    tried = seat_view.preview(p, 0, GAME.vocabulary.move("place tikal"))
    assert tried.end == "asked"
    then = seat_view.forced(tried.position, 0)
    assert (then.end, then.position.turn) == ("other", 1)
    assert (tried.position.turn, p.turn) == (0, 0)
