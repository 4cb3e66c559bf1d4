"""One random game, with all checks."""

from __future__ import annotations

import traceback
from typing import Final

from .. import records, seat_view, serialization, simultaneous
from ..box import Box
from ..chance import ChanceSource, Rng
from ..errors import DeadEnd, OnDesk, RuleError, Runaway, UnknownMove
from ..events import EventLog
from ..game import Game
from ..match import LogEntry, Match, only_option
from ..playout import LONGEST
from ..position import Position
from ..seats import CHANCE
from . import checks
from .calibration import Calibration
from .checks import CheckFailure
from .prospect_checks import prospects

FEWER_PROSPECTS: Final = 3
"""The check of all prospects is slow, so it runs on only one in three of the positions that get the expensive
checks.
"""


class Scripted(ChanceSource):
    """A chance source that replays recorded outcomes."""

    moves: list[int]
    at: int

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.at = 0

    def choose(self, options: list[int], odds: list[int]) -> int:
        move = self.moves[self.at]
        self.at += 1
        return move

    def description(self) -> str:
        return "as it came"


def where(fault: BaseException) -> str:
    """Returns the files and line numbers of the innermost calls in an exception's traceback."""
    frames = traceback.extract_tb(fault.__traceback__)[-3:]
    return ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)


class FuzzGame:
    """One game of the fuzzer: either random, or following a script, from which moves are played if they are
    legal.
    """

    game: Game
    players: int
    options: dict[str, str]
    seed: int
    often: int
    """On average, the expensive checks run on one in this many positions."""
    unread: bool
    """If true, no seat reacts in windows. This applies to every second game.

    A seat's reaction may depend on its hidden knowledge, which sampled worlds do not take into account.
    Without reactions, passing reveals nothing, so the guesses can be judged.
    """
    eager: bool
    """If true, seats prefer acting to passing, so that more rules are covered. This applies to all other
    games.
    """
    sparing: bool
    """If true, no seat uses asides, so that seats keep the goods that asides would cost. This applies to one
    game in eight.
    """
    box: Box
    script: list[LogEntry] | None
    log: list[LogEntry]
    outcomes: list[int]
    calibration: Calibration
    components: set[str]
    kinds: set[str]
    """The kinds of questions asked so far."""
    closely: int
    """The number of positions that have had the expensive checks."""
    position: Position

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: int, often: int) -> None:
        self.game = game
        self.players = players
        self.options = game.full_options(options)
        self.seed = seed
        self.often = often
        self.unread = seed % 2 == 0
        self.eager = not self.unread
        self.sparing = seed % 8 == 7
        self.box = game.stress_box() if seed % 4 == 3 else game.printed_box()
        self.script = None
        self.log = []
        self.outcomes = []
        self.calibration = Calibration()
        self.components = set()
        self.kinds = set()
        self.closely = 0

    def run(self) -> CheckFailure | None:
        """Plays the game with all checks and returns the first failure, caused by the last move of the
        log.
        """
        rng = Rng(self.seed)
        self.log = []
        self.outcomes = []
        try:
            self.play(rng)
            if self.script is None:
                self.replay(rng)
                self.replay_from_within(rng)
        except CheckFailure as failure:
            return failure
        except Runaway as runaway:
            return CheckFailure("runaway", str(runaway))
        except DeadEnd as dead_end:
            return CheckFailure("dead-end", str(dead_end))
        except UnknownMove as unknown:
            return CheckFailure("vocabulary", str(unknown))
        except OnDesk as on_desk:
            return CheckFailure("desk", str(on_desk))
        except RuleError as broken:
            return CheckFailure("rule", str(broken))
        except Exception as crash:  # noqa: BLE001  a fuzzer looks for any exception
            return CheckFailure("crash", f"{type(crash).__name__}: {crash} ({where(crash)})")
        return None

    def play(self, rng: Rng) -> None:
        p = self.game.start(self.players, self.options, self.box)
        self.position = p
        event_log = EventLog()
        at = 0
        while True:
            p.event_log = None
            for check in checks.EVERY_MOVE:
                check(self.game, p, rng)
            if self.is_checked_closely(p, at, rng):
                for check in checks.SOMETIMES:
                    check(self.game, p, rng)
                self.closely += 1
                if self.script is not None or self.closely % FEWER_PROSPECTS == 0:
                    prospects(self.game, p)
                if self.unread:
                    self.calibration.sample(p, rng)
            if self.script is None and self.asks_something_new(p):
                prospects(self.game, p)
            asked = p.asked()
            if not asked:
                break
            if self.script is None:
                entry = self.choose(p, asked, rng)
            else:
                found = self.from_script(p, asked, at)
                if found is None:
                    return
                at, entry = found
            before = p.copy()
            event_log.events = []
            p.event_log = event_log
            p.play(entry.seat, entry.move)
            self.log.append(entry)
            wrong = self.game.faults_between(before, p, entry.seat, entry.move)
            if wrong:
                raise CheckFailure("invariant", "; ".join(wrong))
            for event in event_log.events:
                self.components.update(self.game.components_in(event.to_dict(self.game.events)))
            if len(self.log) > LONGEST:
                raise CheckFailure("runaway", f"more than {LONGEST} moves")

    def is_checked_closely(self, p: Position, at: int, rng: Rng) -> bool:
        """Returns whether this position gets the expensive checks: on average one in `often`, or, with a
        script, the position after its last move.
        """
        if self.script is None:
            return rng.below(self.often) == 0
        return self.from_script(p, p.asked(), at) is None

    def asks_something_new(self, p: Position) -> bool:
        """Returns whether a seat is asked a kind of question that is new in this game."""
        kinds = {p.question(seat).kind for seat in p.asked() if seat != CHANCE}
        new = bool(kinds - self.kinds)
        self.kinds |= kinds
        return new

    def choose(self, p: Position, asked: list[int], rng: Rng) -> LogEntry:
        """Chooses a forced move if there is one, as a match does; otherwise chooses a legal move at
        random.
        """
        for seat in asked:
            if seat != CHANCE:
                move = only_option(p, seat)
                if move >= 0:
                    return LogEntry(seat, move, True)
        seat = asked[rng.below(len(asked))]
        options = p.legal_moves(seat)
        if seat == CHANCE:
            move = options[rng.weighted(p.odds())]
            if len(options) > 1:
                self.outcomes.append(move)
            return LogEntry(seat, move, False)
        if self.unread and p.decision(seat).window:
            return LogEntry(seat, p.default(seat), False)
        if p.decision(seat).secret:
            self.unread = False
        asides = p.asides(seat)
        if asides and not self.sparing and rng.below(4) == 0:
            return LogEntry(seat, asides[rng.below(len(asides))], False)
        if self.eager and len(options) > 1 and rng.below(8) > 2:
            options = [move for move in options if move != p.default(seat)]
        return LogEntry(seat, options[rng.below(len(options))], False)

    def from_script(self, p: Position, asked: list[int], at: int) -> tuple[int, LogEntry] | None:
        """Returns the next scripted move that is legal, skipping those that are not."""
        assert self.script is not None
        for i in range(at, len(self.script)):
            entry = self.script[i]
            if entry.seat in asked and (
                entry.move in p.legal_moves(entry.seat) or entry.move in p.asides(entry.seat)
            ):
                return i + 1, entry
        return None

    def replay(self, rng: Rng) -> None:
        """Replays the game as a match in which some moves are taken back and repeated, and then replays the
        record of that match.
        """
        match = Match(self.game, self.players, Scripted(self.outcomes), self.options, self.box)
        while len(match.log) < len(self.log):
            entry = self.log[len(match.log)]
            match.play(entry.seat, entry.move)
            if match.can_undo(entry.seat) and rng.below(self.often) == 0:
                self.check_undo(match, entry, rng)
        found = serialization.difference(match.position, self.position)
        if found:
            raise CheckFailure("replay", found)
        text = records.write(match, [f"player {seat}" for seat in range(self.players)])
        read = records.verify(self.game, records.read(text))
        found = serialization.difference(read.position, self.position)
        if found:
            raise CheckFailure("record", found)

    def replay_from_within(self, rng: Rng) -> None:
        """Replays the last part of the game as a match that starts in the middle, and then replays the record
        of that match.
        """
        whole = Match(self.game, self.players, Scripted(self.outcomes), self.options, self.box)
        upto = rng.below(len(self.log))
        while len(whole.log) < upto:
            entry = self.log[len(whole.log)]
            whole.play(entry.seat, entry.move)
        if whole.over() or whole.position.drafts:
            return
        left = Scripted(self.outcomes[whole.drawn :])
        match = Match(self.game, self.players, left, self.options, self.box, start=whole.position.copy())
        at = len(whole.log)
        while at + len(match.log) < len(self.log):
            entry = self.log[at + len(match.log)]
            match.play(entry.seat, entry.move)
        text = records.write(match, [f"player {seat}" for seat in range(self.players)])
        read = records.verify(self.game, records.read(text))
        for p in (match.position, read.position):
            found = serialization.difference(p, self.position)
            if found:
                raise CheckFailure("start", found)

    def check_undo(self, match: Match, entry: LogEntry, rng: Rng) -> None:
        """Checks that undo restores the position, and that the moves to be taken back revealed nothing.

        To check the latter, the same moves are played in a world sampled at an undo point. The seat must then
        see the same.
        """
        seat = entry.seat
        if not match.position.drafts:
            point = match.undo_points[rng.below(len(match.undo_points))]
            world = point.position.sample_world(seat, rng)
            for later in match.log[point.log_length :]:
                if later.move not in world.legal_moves(later.seat) and later.move not in world.asides(
                    later.seat
                ):
                    raise CheckFailure(
                        "undo", f"{self.game.vocabulary.text(later.move)!r} is not offered in another world"
                    )
                world.play(later.seat, later.move)
            if seat_view.view(self.game, world, seat) != seat_view.view(self.game, match.position, seat):
                raise CheckFailure("undo", f"seat {seat} learned something and could take its moves back")
            before = match.undo_points[-1].position.copy()
        else:
            before = match.position.copy()
            moves = match.draft_entries(seat)
            while moves[-1].forced:
                simultaneous.take_back(before, seat)
                moves.pop()
            simultaneous.take_back(before, seat)
        after = match.position.copy()
        chance = [e for e in match.log if e.seat == CHANCE]
        match.undo(seat)
        found = serialization.difference(match.position, before)
        if found:
            raise CheckFailure("undo", f"taking back leaves {found}")
        match.play(seat, entry.move)
        found = serialization.difference(match.position, after)
        if found or len([e for e in match.log if e.seat == CHANCE]) != len(chance):
            raise CheckFailure("undo", f"the same move again leads elsewhere: {found}")
