"""What the prospects of an answer promise is what playing it really does."""

from __future__ import annotations

import json
from typing import Any, Final

from .. import seat_view
from ..chance import Rng
from ..click_chains import click_chains
from ..errors import HiddenValue
from ..events import EventLog
from ..foresight import Foreseen, Foresight
from ..game import Game
from ..match import only_option
from ..position import Position
from ..seats import CHANCE
from ..view_patch import patched, traded
from .checks import CheckFailure, texts

ANSWERS: Final = 3
"""How many answers and chains are compared at one question."""


def prospects(game: Game, p: Position, rng: Rng) -> None:
    """Of a few answers and click chains of every seat that is asked."""
    for seat in p.asked():
        if seat == CHANCE:
            continue
        observed = p.observation(seat)
        foresight = Foresight(game, observed, seat, [])
        moves = [*observed.legal_moves(seat), *observed.asides(seat)]
        found, _ = click_chains(game, observed, seat)
        chains = [[move] for move in some(moves, rng)] + [one.chain for one in some(found, rng)]
        for chain in chains:
            compare(game, p, seat, foresight, chain)
        remarks(game, observed, seat, moves)


def some(things: list[Any], rng: Rng) -> list[Any]:
    if len(things) <= ANSWERS:
        return things
    first = rng.below(len(things))
    return [things[(first + i) % len(things)] for i in range(ANSWERS)]


def compare(game: Game, p: Position, seat: int, foresight: Foresight, chain: list[int]) -> None:
    """The same chain on the true position, with what the seat is told and sees then."""
    found = foresight.of(chain)
    if found.end == "hole":
        return
    here = p.copy()
    event_log = EventLog()
    for at, move in enumerate(chain):
        if move not in here.legal_moves(seat) and move not in here.asides(seat):
            raise CheckFailure("prospects", f"{texts(game, chain)}: move {at + 1} is not offered")
        play(here, seat, move, event_log)
        if at < len(chain) - 1 and seat_view.end_of(here, seat) != "asked":
            raise CheckFailure("prospects", f"{texts(game, chain)}: interrupted after move {at + 1}")
    while seat_view.end_of(here, seat) == "asked":
        move = only_option(here, seat)
        if move < 0:
            break
        play(here, seat, move, event_log)
    judge(game, seat, foresight, found, here, event_log)


def play(p: Position, seat: int, move: int, event_log: EventLog) -> None:
    p.event_log = event_log
    p.play(seat, move)
    p.event_log = None


def judge(
    game: Game, seat: int, foresight: Foresight, found: Foreseen, after: Position, event_log: EventLog
) -> None:
    name = texts(game, found.chain)
    if found.end != seat_view.end_of(after, seat):
        raise CheckFailure("prospects", f"{name} ends with {found.end}, not {seat_view.end_of(after, seat)}")
    told = [one.to_dict(game.events) for one in event_log.visible_to(seat)]
    foretold = [one.to_dict(game.events) for one in [*found.own, *found.later]]
    if told != foretold:
        raise CheckFailure("prospects", f"{name} tells {told}, not {foretold}")
    if found.end == "asked" and found.asked.legal_moves(seat) != after.legal_moves(seat):
        raise CheckFailure("prospects", f"{name}: other answers are asked for next")
    if patched(foresight.view, found.patch) != found.view:
        raise CheckFailure("prospects", f"{name}: the patch does not give the view")
    if found.later:
        return
    seen = after.observation(seat)
    view = game.show(seen)
    if json.dumps(view) != json.dumps(found.view):
        raise CheckFailure("prospects", f"{name} shows {difference(found.view, view)}")
    if found.things != traded(foresight.view, view, seat, foresight.not_goods):
        raise CheckFailure("prospects", f"{name} does not give and take {found.things}")
    totals = seen.scores().totals()
    if [totals[i] - foresight.totals[i] for i in range(len(totals))] != found.points:
        raise CheckFailure("prospects", f"{name} does not score {found.points}")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(
        f"{key}: {one.get(key)}, not {other[key]}" for key in other if one.get(key) != other[key]
    )


def remarks(game: Game, observed: Position, seat: int, moves: list[int]) -> None:
    """What the rules add can be said of every answer, and names answers that are offered."""
    rules = game.prospect_rules()
    try:
        rules.warnings(observed, seat)
        rules.values(observed, seat)
        for move in moves:
            rules.notes(observed, seat, move)
            rules.gives_up(observed, seat, move)
            better = rules.dominated_by(observed, seat, move, moves)
            if better >= 0 and (better == move or better not in moves):
                raise CheckFailure("prospects", f"{texts(game, [move])} is dominated by what is not offered")
        for one in rules.expected_answers(observed, seat):
            if one.move not in moves and observed.explain(seat, one.move) is None:
                raise CheckFailure("prospects", f"{texts(game, [one.move])} is expected, and not explained")
    except HiddenValue as hidden:
        raise CheckFailure("prospects", f"a remark looks at what is hidden: {hidden}") from None
