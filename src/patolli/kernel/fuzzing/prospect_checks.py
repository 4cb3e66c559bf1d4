"""Checks that the predicted results of answers match the results of playing them.

At each question that is checked, this covers every answer, every click chain, every way to pay, and the form.
"""

from __future__ import annotations

import json
import sys
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..click_chains import asks_number, click_chains, whole_numbers
from ..foresight import Foreseen, Foresight, PreviewRun, SplitEventLog
from ..forms import chain_of
from ..game import Game
from ..position import Position
from ..seat_view import end_of
from ..seats import CHANCE
from ..view_patch import patched, traded
from . import promise_checks
from .checks import CheckFailure, texts


def prospects(game: Game, p: Position) -> None:
    """Checks the predictions for every seat that must answer."""
    for seat in p.asked():
        if seat != CHANCE:
            question_of(game, p, seat)


def question_of(game: Game, p: Position, seat: int) -> None:
    observed = p.observation(seat)
    foresight = Foresight(game, observed, seat, not_goods(type(game).__module__))
    moves = [*observed.legal_moves(seat), *observed.asides(seat)]
    found: dict[int, Foreseen] = {}
    for move in moves:
        found[move] = compare(game, p, seat, foresight, [move])
    for one in click_chains(game, observed, seat)[0]:
        compare(game, p, seat, foresight, one.chain)
    if asks_number(observed, seat):
        for chain in whole_numbers(observed, seat):
            compare(game, p, seat, foresight, chain)
    filled = form_chain(game, observed, seat)
    if filled:
        compare(game, p, seat, foresight, filled)
    promise_checks.dominated(game, observed, seat, found)
    promise_checks.missing(game, p, observed, seat, moves)
    promise_checks.remarks(game, p, observed, seat, moves)


@lru_cache(maxsize=16)
def not_goods(module: str) -> list[str]:
    """Returns the names of the numbers in a seat's view that are not goods, as listed in the game's
    `game.toml`.
    """
    file = Path(sys.modules[module].__file__ or "").with_name("game.toml")
    if not file.is_file():
        return []
    found: list[str] = tomllib.loads(file.read_text(encoding="utf-8")).get("not_goods", [])
    return found


def form_chain(game: Game, observed: Position, seat: int) -> list[int]:
    """Returns the moves for a form with its initial numbers, or none if these numbers violate a limit."""
    rules = game.form_rules()
    form = rules.form(observed, seat)
    if form is None:
        return []
    values = [one.value for one in form.fields]
    for limit in form.limits:
        if limit.rest >= 0:
            total = sum([weight * value for weight, value in zip(limit.weights, values, strict=True)])
            values[limit.rest] += max(0, limit.least - total)
        total = sum([weight * value for weight, value in zip(limit.weights, values, strict=True)])
        if not limit.least <= total <= limit.most:
            return []
    return chain_of(rules, observed, seat, values)


class TrueRun(PreviewRun):
    """Plays like a preview, but on the true position."""

    def play(self, move: int, chosen: bool = True) -> None:
        after = self.p.copy()
        after.event_log = SplitEventLog(self, after, None if chosen else self.p)
        after.play(self.seat, move)
        after.event_log = None
        self.p = after
        self.end = end_of(after, self.seat)


def compare(game: Game, p: Position, seat: int, foresight: Foresight, chain: list[int]) -> Foreseen:
    """Predicts the results of a chain, plays it on the true position, and checks that both agree."""
    found = foresight.of(chain)
    if found.end == "hole":
        return found
    run = TrueRun(game, p, seat)
    for at, move in enumerate(chain):
        if move not in run.p.legal_moves(seat) and move not in run.p.asides(seat):
            raise CheckFailure("prospects", f"{texts(game, chain)}: move {at + 1} is not offered")
        run.play(move)
        if at < len(chain) - 1 and run.end != "asked":
            raise CheckFailure("prospects", f"{texts(game, chain)}: interrupted after move {at + 1}")
    run.go_on()
    judge(game, foresight, found, run)
    promise_checks.deferred(game, seat, found, run.p, foresight.not_goods)
    return found


def judge(game: Game, foresight: Foresight, found: Foreseen, run: TrueRun) -> None:
    name, seat = texts(game, found.chain), run.seat
    if found.end != run.end:
        raise CheckFailure("prospects", f"{name} ends with {found.end}, not {run.end}")
    for foreseen, true in ((found.own, run.own), (found.later, run.later)):
        told = [one.to_dict(game.events) for one in true]
        foretold = [one.to_dict(game.events) for one in foreseen]
        if told != foretold:
            raise CheckFailure("prospects", f"{name} emits {told}, not {foretold}")
    if found.end == "asked" and found.asked.legal_moves(seat) != run.p.legal_moves(seat):
        raise CheckFailure("prospects", f"{name}: the next question has other answers")
    if patched(foresight.view, found.patch) != found.view:
        raise CheckFailure("prospects", f"{name}: the patch does not give the view")
    seen = run.result()
    view = game.show(seen)
    if json.dumps(view) != json.dumps(found.view):
        raise CheckFailure("prospects", f"{name} shows {difference(found.view, view)}")
    if found.things != traded(foresight.view, view, seat, foresight.not_goods):
        raise CheckFailure("prospects", f"{name} does not change goods by {found.things}")
    totals = seen.scores().totals()
    if [totals[i] - foresight.totals[i] for i in range(len(totals))] != found.points:
        raise CheckFailure("prospects", f"{name} does not score {found.points}")
    if found.ends != run.ends():
        raise CheckFailure("prospects", f"{name} should end {found.ends or 'nothing'}")
    if found.keeps_turn != (foresight.mine and not run.later and game.in_turn(seen) == seat):
        raise CheckFailure("prospects", f"{name}: the turn does not end as predicted")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(
        f"{key}: {one.get(key)}, not {other[key]}" for key in other if one.get(key) != other[key]
    )
