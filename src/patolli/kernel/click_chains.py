"""Chains of moves that the page plays with one click, and series of number questions answered together."""

from __future__ import annotations

from typing import Final

from .errors import HiddenValue
from .game import Game
from .position import Position
from .prospect_rules import AS_A_WHOLE, NO_CLICK
from .seat_view import continues, usual_first
from .vocabulary import MORE

MOST_CHAINS: Final = 200
MOST_TRIED: Final = 400
MOST_PAYMENTS: Final = 12
"""The maximum number of ways to pay that are offered as complete answers. If there are more, the player
enters one number at a time.
"""


class ClickChain:
    """A chain of moves for one click, its extra cost, and the position before each of its moves."""

    chain: list[int]
    cost: int
    answered: list[Position]

    def __init__(self, chain: list[int], cost: int, answered: list[Position]) -> None:
        self.chain = chain
        self.cost = cost
        self.answered = answered


def click_chains(game: Game, observed: Position, seat: int) -> tuple[list[ClickChain], bool]:
    """Returns the chains for one click on an observation: the shortest chain to each final move, and the
    chains that can only be played as a whole.

    Of several chains with the same length, the cheapest one is kept. A game may keep the cheapest chain
    whatever its length.

    The second value is true if the search stopped early, after MOST_CHAINS chains or MOST_TRIED moves, so
    there may be more chains.
    """
    rules = game.prospect_rules()
    longest = rules.longest_click()
    short = rules.prefers_short_clicks()
    found: list[ClickChain] = []
    by_last: dict[int, int] = {}
    answers = set(observed.legal_moves(seat)) | set(observed.asides(seat))
    waiting: list[tuple[list[Position], list[int]]] = [([observed], [])]
    at = tried = 0
    while at < len(waiting):
        positions, path = waiting[at]
        here = positions[-1]
        at += 1
        for move in usual_first(here, seat):
            if path:
                cost = rules.click(here, seat, path, move)
                if cost == AS_A_WHOLE:
                    found.append(ClickChain([*path, move], cost, positions))
                elif cost != NO_CLICK and move not in answers:
                    add_chain(found, by_last, ClickChain([*path, move], cost, positions), short)
            if len(found) >= MOST_CHAINS or tried >= MOST_TRIED:
                return found, True
            if len(path) + 1 >= longest or not rules.goes_on(here, seat, path, move):
                continue
            there = here.copy()
            tried += 1
            try:
                there.play(seat, move)
                if continues(here, there, seat):
                    waiting.append(([*positions, there], [*path, move]))
            except HiddenValue:
                pass
    return found, False


def add_chain(found: list[ClickChain], by_last: dict[int, int], one: ClickChain, short: bool) -> None:
    last = one.chain[-1]
    had = by_last.get(last, -1)
    if had < 0:
        by_last[last] = len(found)
        found.append(one)
    elif one.cost < found[had].cost and not (short and len(found[had].chain) < len(one.chain)):
        found[had] = one


def is_number(move: int) -> bool:
    return 0 <= move < MORE


def asks_number(p: Position, seat: int) -> bool:
    moves = p.legal_moves(seat)
    return bool(moves) and all(is_number(move) for move in moves)


def whole_numbers(observed: Position, seat: int) -> list[list[int]]:
    """Returns every way to answer a series of number questions completely, or no ways if the question is not
    part of a series or if there are more than MOST_PAYMENTS ways.
    """
    found: list[list[int]] = []
    waiting: list[tuple[Position, list[int]]] = [(observed, [])]
    while waiting:
        here, chain = waiting.pop()
        for move in reversed(here.legal_moves(seat)):
            there = here.copy()
            longer = [*chain, move]
            try:
                there.play(seat, move)
                if continues(here, there, seat) and asks_number(there, seat):
                    waiting.append((there, longer))
                    continue
            except HiddenValue:
                pass
            found.append(longer)
        if len(found) + len(waiting) > MOST_PAYMENTS:
            return []
    found.sort()
    return found if len(found) > 1 and any(len(chain) > 1 for chain in found) else []
