"""A position that was read from text and checked, and the moves played from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ...kernel import position_text
from ...kernel.chance import Rng, Seeded
from ...kernel.errors import BrokenPosition, HiddenValue, PatolliError, RuleError
from ...kernel.game import Game
from ...kernel.position import TRUTH, Position
from ...kernel.seats import CHANCE
from .. import journal
from ..refusal import Refusal
from ..shown_run import ShownRun

MOST_FAULTS: Final = 8
MOST_FORCED: Final = 2_000
"""The maximum number of forced moves in a row."""
BROKEN: Final = "bad-position"


@lru_cache(maxsize=32)
def checked(game: str, text: str) -> Position:
    """Reads and checks a position. It may come from anyone, so every failure is reported as a fault of the
    position.
    """
    try:
        builder = position_text.builder_of(journal.game_of(game), text)
        faults = builder.faults()
    except PatolliError as fault:
        raise Refusal(BROKEN, str(fault)) from None
    except Exception as fault:  # noqa: BLE001 - impossible values may make the rules fail in any way
        raise Refusal(BROKEN, f"this position is impossible: {type(fault).__name__}") from None
    if faults:
        raise Refusal(BROKEN, "this position is impossible: " + "; ".join(faults[:MOST_FAULTS]))
    found: Position = builder.position
    return found


def dealt(p: Position, seat: int, seed: int) -> Position:
    """Returns a random complete position that is consistent with what a seat knows."""
    try:
        return p.observation(seat).determinize(Rng(seed))
    except (RuleError, HiddenValue, ValueError, IndexError):
        raise Refusal(
            BROKEN, "this position is impossible: no possible world fits its seat's knowledge"
        ) from None


class PositionRun(ShownRun):
    """The moves played from a position. Chance outcomes are drawn from the seed."""

    def __init__(self, game: Game, start: Position, seats: list[int], seed: int) -> None:
        asked = [seat for seat in start.asked() if seat != CHANCE]
        played = [seat for seat in seats if seat < start.players] or list(range(start.players))
        looks = next((seat for seat in asked if seat in played), played[0])
        self.viewer = start.viewer if start.viewer != TRUTH or len(played) > 1 else looks
        """The viewer whose observation is written into links to later positions."""
        self.known = start if start.viewer != TRUTH else None
        """What the viewer knew at the start. The complete position that is played was sampled from it."""
        if start.viewer != TRUTH:
            start = dealt(start, start.viewer, seed)
        elif seed:
            start = dealt(start, looks, seed)
        super().__init__(game, start.copy())
        self.source = Seeded(seed)
        self.seats = played
        self.played: list[dict[str, Any]] = []
        self.moved = False
        """Whether chance or a forced move has changed the position since the start."""
        self.go_on()

    def asked(self) -> list[int]:
        """Returns the seats played on this page that have a question to answer."""
        return [seat for seat in self.position.asked() if seat in self.seats]

    def observed(self, seat: int) -> Position:
        if self.known is not None and self.known.viewer == seat and not self.played and not self.moved:
            return self.known.copy()
        return self.position.observation(seat)

    def must_ask(self, seat: int) -> None:
        if seat not in self.asked():
            raise Refusal("not-asked", "this seat has no question now")

    def play(self, seat: int, text: str) -> list[str]:
        """Plays a move, and returns the forced moves of the same seat that followed."""
        self.must_ask(seat)
        self.position.play(seat, self.game.vocabulary.move(text))
        self.played.append({"seat": seat, "text": text})
        return [self.game.vocabulary.text(move) for who, move in self.go_on() if who == seat]

    def play_all(self, seat: int, texts: list[str]) -> None:
        """Plays a chain of moves. It may include the forced moves that follow each of them."""
        at = 0
        while at < len(texts):
            taken = self.play(seat, texts[at])
            at += 1
            for forced in taken:
                if at < len(texts) and texts[at] == forced:
                    at += 1

    def go_on(self) -> list[tuple[int, int]]:
        """Plays chance decisions and forced moves until a seat has a choice. Returns the forced moves."""
        p = self.position
        taken: list[tuple[int, int]] = []
        for _ in range(MOST_FORCED):
            seat, move = self.forced()
            if move < 0 and p.asked() == [CHANCE]:
                seat, move = CHANCE, self.source.choose(p.legal_moves(CHANCE), p.odds())
            if move < 0:
                return taken
            p.answer(seat, move)
            self.moved = True
            if seat != CHANCE:
                taken.append((seat, move))
        raise Refusal(BROKEN, "this position leads to no question")

    def text(self) -> str:
        """Returns the position as text."""
        p = self.position if self.viewer == TRUTH else self.position.observation(self.viewer)
        return position_text.write(self.game, p)


def start(asked_for: dict[str, Any]) -> str:
    """Returns a complete position, as text, with which a table can begin. It is sampled from what a seat
    knows.
    """
    p = checked(asked_for["game"], asked_for["position"])
    if p.players != asked_for["players"]:
        raise Refusal(BROKEN, f"this position is for {p.players} players")
    if not p.asked():
        raise Refusal(BROKEN, "the game is over in this position")
    viewer = asked_for["viewer"] if p.viewer == TRUTH else p.viewer
    if viewer >= p.players:
        raise Refusal(BROKEN, "this position does not have this seat")
    game = journal.game_of(asked_for["game"])
    text = position_text.write(game, dealt(p, viewer, asked_for["seed"]))
    checked(asked_for["game"], text)
    return text


def run_of(asked_for: dict[str, Any]) -> PositionRun:
    """Returns a position after the moves in the request. Raises Refusal if one of them is not legal."""
    game: str = asked_for["game"]
    start = checked(game, asked_for["position"])
    try:
        run = PositionRun(journal.game_of(game), start, asked_for["seats"], asked_for["seed"])
        for one in asked_for["played"]:
            run.play(one["seat"], one["text"])
    except Refusal as refusal:
        raise Refusal("stale" if refusal.error == "not-asked" else refusal.error, refusal.text) from None
    except BrokenPosition as fault:
        raise Refusal(BROKEN, str(fault)) from None
    except PatolliError as fault:
        raise Refusal("stale", str(fault)) from None
    return run
