"""The fuzzer: random games in which every check is made; a failing game is shrunk and kept as a record."""

from __future__ import annotations

import traceback
from typing import Final

from . import checks, drafts, fields, records, sight
from .box import Box
from .chance import Dice, Source
from .checks import Failure
from .errors import DeadEnd, OnDesk, RuleError, Runaway, UnknownWord
from .events import Ears
from .game import Game
from .match import Entry, Match, only_option
from .playout import LONGEST
from .position import Position
from .seats import CHANCE
from .secrets import HOLE, Hand, Marks, Pile, Purse, Secret

GUESSES: Final = 4
"""The truth is ranked among so many guesses."""
TOO_UNEVEN: Final = 33.0
"""Chi-square of the ranks beyond which chance is no excuse (4 degrees of freedom: one in a million)."""
ENOUGH: Final = 25
"""After so many guesses that could differ from the truth, one must have."""
SHRINKS: Final = 80
"""So many shorter games are tried."""


class Scripted(Source):
    """Fate as it came once before."""

    moves: list[int]
    at: int

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.at = 0

    def choose(self, options: list[int], odds: list[int]) -> int:
        move = self.moves[self.at]
        self.at += 1
        return move

    def told(self) -> str:
        return "as it came"


def where(fault: BaseException) -> str:
    """The innermost places of the program that an exception passed."""
    frames = traceback.extract_tb(fault.__traceback__)[-3:]
    return ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)


class Calibration:
    """Over many games: the truth's rank among guesses is even, and it is hit no more often than by chance."""

    ranks: dict[str, list[int]]
    hits: dict[str, list[int]]
    could_differ: int
    differed: int

    def __init__(self) -> None:
        self.ranks = {}
        self.hits = {}
        self.could_differ = 0
        self.differed = 0

    def sample(self, p: Position, dice: Dice) -> None:
        viewer = checks.viewers(p)[dice.below(p.players + 1)]
        veiled = p.veil(viewer)
        hidden = [i for i, s in enumerate(veiled.secrets()) if has_holes(s)]
        if not hidden:
            return
        at = hidden[dice.below(len(hidden))]
        worlds = [veiled.fill(dice) for _ in range(GUESSES)]
        truth = weight(p.secrets()[at])
        guesses = [weight(w.secrets()[at]) for w in worlds]
        kind = type(veiled.secrets()[at]).__name__
        below = sum(1 for g in guesses if g < truth)
        equal = sum(1 for g in guesses if g == truth)
        rank = below + int(dice.below(equal + 1))
        self.ranks.setdefault(kind, [0] * (GUESSES + 1))[rank] += 1
        same = checks.contents(p)
        first, second = checks.contents(worlds[0]), checks.contents(worlds[1])
        hit = self.hits.setdefault(kind, [0, 0, 0])
        hit[0] += 1
        hit[1] += first[at] == same[at]
        hit[2] += first[at] == second[at]
        if open_question(veiled):
            self.could_differ += 1
            self.differed += any(checks.contents(w) != same for w in worlds)

    def judge(self) -> None:
        if self.could_differ >= ENOUGH and self.differed == 0:
            raise Failure("fill-truth", f"{self.could_differ} times the guesses were the truth itself")
        for kind, counts in self.ranks.items():
            n = sum(counts)
            expected = n / (GUESSES + 1)
            uneven = sum((c - expected) ** 2 / expected for c in counts)
            if n >= 50 and uneven > TOO_UNEVEN:
                raise Failure("calibration", f"{kind}: ranks of the truth {counts}")
        for kind, (n, truth, pair) in self.hits.items():
            spread = (truth + pair) * (1 - (truth + pair) / (2 * n))
            if truth - pair > 5 and (truth - pair) ** 2 > 30 * spread:
                raise Failure("fill-truth", f"{kind}: {truth} of {n} guesses hit the truth, {pair} by chance")

    def add(self, other: Calibration) -> None:
        self.could_differ += other.could_differ
        self.differed += other.differed
        for into, more in ((self.ranks, other.ranks), (self.hits, other.hits)):
            for kind, counts in more.items():
                mine = into.setdefault(kind, [0] * len(counts))
                for i in range(len(counts)):
                    mine[i] += counts[i]


def has_holes(s: Secret) -> bool:
    if isinstance(s, Hand):
        return sum(s.cards) != s.size
    if isinstance(s, Pile):
        return HOLE in s.tail
    if isinstance(s, Marks):
        return HOLE in s.values
    return isinstance(s, Purse) and s.amount == HOLE


def weight(s: Secret) -> int:
    """One number that tells contents apart well enough to rank them."""
    if isinstance(s, Hand):
        return sum(kind * n for kind, n in enumerate(s.cards))
    if isinstance(s, Pile):
        return sum((i + 1) * kind for i, kind in enumerate(s.tail))
    if isinstance(s, Marks):
        return sum(v for v in s.values if v >= 0)
    return s.amount if isinstance(s, Purse) else 0


def open_question(veiled: Position) -> bool:
    """Could the hidden things certainly lie in another way?"""
    places: dict[int, int] = {}
    for s in veiled.secrets():
        if has_holes(s) or (isinstance(s, Pile | Marks) and s.size > 0):
            places[s.family] = places.get(s.family, 0) + 1
    for family, pool in enumerate(veiled.pools):
        if places.get(family, 0) > 1 and sum(1 for n in pool if n > 0) > 1:
            return True
    return False


class Trial:
    """One game of the fuzzer: random, or along a script of moves as far as they are offered."""

    game: Game
    players: int
    options: dict[str, str]
    seed: int
    often: int
    """The dear checks are made at every so manieth move."""
    unread: bool
    """In every other game nobody uses a window: passing then tells nothing, and guesses can be judged.

    They can until somebody chooses by what only he sees: no guess takes into account why he might have.
    """
    eager: bool
    """In the other games everybody does rather something than nothing, so that more is seen."""
    box: Box
    script: list[Entry] | None
    log: list[Entry]
    fate: list[int]
    calibration: Calibration
    components: set[str]
    position: Position

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: int, often: int) -> None:
        self.game = game
        self.players = players
        self.options = game.full_options(options)
        self.seed = seed
        self.often = often
        self.unread = seed % 2 == 0
        self.eager = not self.unread
        self.box = game.rich_box() if seed % 4 == 3 else game.printed_box()
        self.script = None
        self.log = []
        self.fate = []
        self.calibration = Calibration()
        self.components = set()

    def run(self) -> Failure | None:
        """Play with all checks; the failure, if there is one, belongs to the last move of the log."""
        dice = Dice(self.seed)
        self.log = []
        self.fate = []
        try:
            self.play(dice)
            if self.script is None:
                self.replay(dice)
        except Failure as failure:
            return failure
        except Runaway as runaway:
            return Failure("runaway", str(runaway))
        except DeadEnd as dead_end:
            return Failure("dead-end", str(dead_end))
        except UnknownWord as unknown:
            return Failure("vocabulary", str(unknown))
        except OnDesk as on_desk:
            return Failure("desk", str(on_desk))
        except RuleError as broken:
            return Failure("rule", str(broken))
        except Exception as crash:  # noqa: BLE001  any exception at all is what a fuzzer looks for
            return Failure("crash", f"{type(crash).__name__}: {crash} ({where(crash)})")
        return None

    def play(self, dice: Dice) -> None:
        p = self.game.start(self.players, self.options, self.box)
        self.position = p
        ears = Ears()
        at = 0
        while True:
            p.ears = None
            for check in checks.EVERY_MOVE:
                check(self.game, p, dice)
            if dice.below(self.often) == 0:
                for check in checks.SOMETIMES:
                    check(self.game, p, dice)
                if self.unread:
                    self.calibration.sample(p, dice)
            asked = p.asked()
            if not asked:
                break
            if self.script is None:
                entry = self.choose(p, asked, dice)
            else:
                found = self.from_script(p, asked, at)
                if found is None:
                    return
                at, entry = found
            before = p.copy()
            ears.heard = []
            p.ears = ears
            p.play(entry.seat, entry.move)
            self.log.append(entry)
            wrong = self.game.faults_between(before, p, entry.seat, entry.move)
            if wrong:
                raise Failure("invariant", "; ".join(wrong))
            for event in ears.heard:
                self.components.update(self.game.components_in(event.told(self.game.events)))
            if len(self.log) > LONGEST:
                raise Failure("runaway", f"more than {LONGEST} moves")

    def choose(self, p: Position, asked: list[int], dice: Dice) -> Entry:
        """What is forced first, as a match does; else anything that is offered."""
        for seat in asked:
            if seat != CHANCE:
                move = only_option(p, seat)
                if move >= 0:
                    return Entry(seat, move, True)
        seat = asked[dice.below(len(asked))]
        options = p.options(seat)
        if seat == CHANCE:
            move = options[dice.weighted(p.odds())]
            if len(options) > 1:
                self.fate.append(move)
            return Entry(seat, move, False)
        if self.unread and p.decision(seat).window:
            return Entry(seat, p.default(seat), False)
        if p.decision(seat).secret:
            self.unread = False
        asides = p.asides(seat)
        if asides and dice.below(4) == 0:
            return Entry(seat, asides[dice.below(len(asides))], False)
        if self.eager and len(options) > 1 and dice.below(8) > 2:
            options = [move for move in options if move != p.default(seat)]
        return Entry(seat, options[dice.below(len(options))], False)

    def from_script(self, p: Position, asked: list[int], at: int) -> tuple[int, Entry] | None:
        """The next scripted move that is offered; what is not is passed over."""
        assert self.script is not None
        for i in range(at, len(self.script)):
            entry = self.script[i]
            if entry.seat in asked and (
                entry.move in p.options(entry.seat) or entry.move in p.asides(entry.seat)
            ):
                return i + 1, entry
        return None

    def replay(self, dice: Dice) -> None:
        """The same game through a match, taking moves back on the way, and through its record."""
        match = Match(self.game, self.players, Scripted(self.fate), self.options, self.box)
        while len(match.log) < len(self.log):
            entry = self.log[len(match.log)]
            match.play(entry.seat, entry.move)
            if match.can_undo(entry.seat) and dice.below(self.often) == 0:
                self.check_undo(match, entry, dice)
        found = fields.difference(match.position, self.position)
        if found:
            raise Failure("replay", found)
        text = records.write(match, [f"player {seat}" for seat in range(self.players)])
        read = records.verify(self.game, records.read(text))
        found = fields.difference(read.position, self.position)
        if found:
            raise Failure("record", found)

    def check_undo(self, match: Match, entry: Entry, dice: Dice) -> None:
        """Taking back restores the position; in every world dealt from there the moves show the same."""
        seat = entry.seat
        if not match.position.drafts:
            mark = match.marks[dice.below(len(match.marks))]
            world = mark.position.guess(seat, dice)
            for said in match.log[mark.said :]:
                if said.move not in world.options(said.seat) and said.move not in world.asides(said.seat):
                    raise Failure(
                        "undo", f"{self.game.words.text(said.move)!r} is not offered in another world"
                    )
                world.play(said.seat, said.move)
            if sight.view(self.game, world, seat) != sight.view(self.game, match.position, seat):
                raise Failure("undo", f"seat {seat} learned something and could take its moves back")
            before = match.marks[-1].position.copy()
        else:
            before = match.position.copy()
            moves = match.draft_entries(seat)
            while moves[-1].forced:
                drafts.take_back(before, seat)
                moves.pop()
            drafts.take_back(before, seat)
        after = match.position.copy()
        chance = [e for e in match.log if e.seat == CHANCE]
        match.undo(seat)
        found = fields.difference(match.position, before)
        if found:
            raise Failure("undo", f"taking back leaves {found}")
        match.play(seat, entry.move)
        found = fields.difference(match.position, after)
        if found or len([e for e in match.log if e.seat == CHANCE]) != len(chance):
            raise Failure("undo", f"the same move again leads elsewhere: {found}")


def shrink(trial: Trial, failure: Failure, most: int) -> tuple[list[Entry], Failure]:
    """The shortest game found that still fails by the same name."""
    best, told = trial.log, failure
    tries = 0
    size = max(1, len(best) // 2)
    while size >= 1 and tries < most:
        at = 0
        smaller = False
        while at < len(best) and tries < most:
            again = Trial(trial.game, trial.players, trial.options, trial.seed, 1)
            again.script = best[:at] + best[at + size :]
            tries += 1
            found = again.run()
            if found is not None and found.check == failure.check and len(again.log) < len(best):
                best, told, smaller = again.log, found, True
            else:
                at += size
        if not smaller:
            size //= 2
    return best, told


def kept(trial: Trial, log: list[Entry], failure: Failure) -> str:
    """A failing game as text: like a record, without sums, since its rules are in doubt."""
    words = trial.game.words
    lines = [
        f"patolli failure of {failure.check}",
        f"game: {trial.game.name}",
        f"edition: {trial.game.edition}",
        f"players: {trial.players}",
        *(f"option: {name} = {value}" for name, value in trial.options.items()),
        f"seed: {trial.seed}",
        f"told: {failure.text}",
        "",
        *(f"{records.seat_text(e.seat)}: {words.text(e.move)}" for e in log),
    ]
    return "\n".join(lines) + "\n"


class Report:
    """What a run of the fuzzer found."""

    games: int
    moves: int
    components: set[str]
    calibration: Calibration
    failure: Failure | None
    kept: str
    shrinks: int

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.components = set()
        self.calibration = Calibration()
        self.failure = None
        self.kept = ""
        self.shrinks = SHRINKS

    def add(self, other: Report) -> None:
        self.games += other.games
        self.moves += other.moves
        self.components |= other.components
        self.calibration.add(other.calibration)
        if self.failure is None:
            self.failure, self.kept = other.failure, other.kept

    def take(self, trial: Trial) -> Failure | None:
        """Run a trial; its failure is shrunk and kept."""
        failure = trial.run()
        self.games += 1
        self.moves += len(trial.log)
        self.components |= trial.components
        self.calibration.add(trial.calibration)
        if failure is not None:
            log, self.failure = shrink(trial, failure, self.shrinks)
            self.kept = kept(trial, log, self.failure)
        return failure

    def judge(self) -> None:
        """What only many games together can show."""
        if self.failure is None:
            try:
                self.calibration.judge()
            except Failure as failure:
                self.failure = failure


def fuzz(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    often: int = 20,
    shrinks: int = SHRINKS,
) -> Report:
    """Random games with all checks, up to the first failure, which is shrunk."""
    report = Report()
    report.shrinks = shrinks
    for n in range(games):
        if report.take(Trial(game, players, options or {}, seed + n, often)) is not None:
            return report
        if report.games & (report.games - 1) == 0:
            report.judge()
            if report.failure is not None:
                return report
    report.judge()
    return report
