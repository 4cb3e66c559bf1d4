"""A position read from its text and checked, and the moves played on it."""

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
"""Maximum number of forced moves between two questions."""
BROKEN: Final = "bad-position"


@lru_cache(maxsize=32)
def checked(game: str, text: str) -> Position:
    """Reads the text. Returns the checked position. Anyone may have made the position, so every failure
    counts as a fault of the position.
    """
    try:
        builder = position_text.builder_of(journal.game_of(game), text)
        faults = builder.faults()
    except PatolliError as fault:
        raise Refusal(BROKEN, str(fault)) from None
    except Exception as fault:  # noqa: BLE001 - rules may fail in any way on impossible values
        raise Refusal(BROKEN, f"this position is impossible: {type(fault).__name__}") from None
    if faults:
        raise Refusal(BROKEN, "this position is impossible: " + "; ".join(faults[:MOST_FAULTS]))
    found: Position = builder.position
    return found


def dealt(p: Position, seat: int, seed: int) -> Position:
    """Returns a possible full position that fits the knowledge of a seat."""
    try:
        return p.observation(seat).determinize(Rng(seed))
    except (RuleError, HiddenValue, ValueError, IndexError):
        raise Refusal(
            BROKEN, "this position is impossible: no possible world fits its seat's knowledge"
        ) from None


class PositionRun(ShownRun):
    """The moves played on a position; chance depends on the seed."""

    def __init__(self, game: Game, start: Position, seats: list[int], seed: int) -> None:
        asked = [seat for seat in start.asked() if seat != CHANCE]
        played = [seat for seat in seats if seat < start.players] or list(range(start.players))
        looks = next((seat for seat in asked if seat in played), played[0])
        self.viewer = start.viewer if start.viewer != TRUTH or len(played) > 1 else looks
        """The viewer of the position; links to its later states show them to the same viewer."""
        self.known = start if start.viewer != TRUTH else None
        """The viewer's knowledge before the first move. Full positions sampled from it provide the sealed
        answers that are missing.
        """
        if start.viewer != TRUTH:
            start = dealt(start, start.viewer, seed)
        elif seed:
            start = dealt(start, looks, seed)
        super().__init__(game, start.copy())
        self.source = Seeded(seed)
        self.seats = played
        self.played: list[dict[str, Any]] = []
        self.moved = False
        """Whether chance or a forced move has changed the position."""
        self.go_on()

    def asked(self) -> list[int]:
        """Returns the seats of this page that are asked."""
        return [seat for seat in self.position.asked() if seat in self.seats]

    def observed(self, seat: int) -> Position:
        if self.known is not None and self.known.viewer == seat and not self.played and not self.moved:
            return self.known.copy()
        return self.position.observation(seat)

    def must_ask(self, seat: int) -> None:
        if seat not in self.asked():
            raise Refusal("not-asked", "this seat has no question now")

    def play(self, seat: int, text: str) -> list[str]:
        """Makes a move; returns this seat's forced moves after it."""
        self.must_ask(seat)
        self.position.play(seat, self.game.vocabulary.move(text))
        self.played.append({"seat": seat, "text": text})
        return [self.game.vocabulary.text(move) for who, move in self.go_on() if who == seat]

    def play_all(self, seat: int, texts: list[str]) -> None:
        """Plays a chain, which may contain the forced moves after each move."""
        at = 0
        while at < len(texts):
            taken = self.play(seat, texts[at])
            at += 1
            for forced in taken:
                if at < len(texts) and texts[at] == forced:
                    at += 1

    def go_on(self) -> list[tuple[int, int]]:
        """Plays chance decisions and forced moves until a seat has a choice; returns the forced moves."""
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
        """Returns the text of the present position."""
        p = self.position if self.viewer == TRUTH else self.position.observation(self.viewer)
        return position_text.write(self.game, p)


def start(asked_for: dict[str, Any]) -> str:
    """Returns the text of a position in which a table can begin, sampled from a seat's knowledge."""
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
    """Returns the run of a position after the requested moves, all of which must be legal."""
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
