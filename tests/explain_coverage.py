"""Measures how many illegal moves have an explanation with a rule, for each kind of question, in random
games.

    python -m tests.explain_coverage tzolkin --games 200 [--least 0.95]

At every question, it checks all moves in the vocabulary that begin with the same word as a legal move but are
not legal. Every fourth game uses the stress box, so that rare questions occur. The report also lists the
reasons that never occurred.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict

from patolli import games
from patolli.kernel.agenda import Decision
from patolli.kernel.chance import Rng
from patolli.kernel.explanation import NOT_ASKED_THIS, general_reason, verb
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE

STRESS_EVERY = 4


class Coverage:
    """Counts illegal moves with and without an explanation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: defaultdict[str, list[int]] = defaultdict(list)
        for move in game.vocabulary.texts:
            self.words[verb(game.vocabulary, move)].append(move)
        self.refused: Counter[str] = Counter()
        self.explained: Counter[str] = Counter()
        self.silent: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """For each kind of question, the illegal moves without an explanation."""
        self.given: set[str] = set()
        """The names of the reasons that occurred."""

    def share(self) -> float:
        return self.explained.total() / max(1, self.refused.total())

    def share_of(self, kind: str) -> float:
        return self.explained[kind] / self.refused[kind]

    def unused(self) -> list[str]:
        """Returns the reasons of the game that never occurred."""
        return [entry.name for entry in self.game.reasons.entries.values() if entry.name not in self.given]

    def play(self, players: int, seed: int, stress: bool) -> None:
        rng = Rng(seed)
        options = {name: values[rng.below(len(values))] for name, values in self.game.choices.items()}
        p = self.game.start(players, options, self.game.stress_box() if stress else None)
        while p.asked():
            seats = p.asked()
            seat = seats[rng.below(len(seats))]
            moves = p.legal_moves(seat)
            if seat == CHANCE:
                p.play(seat, moves[rng.weighted(p.odds())])
                continue
            self.question(p, seat, moves)
            asides = p.asides(seat)
            if asides and rng.below(8) == 0:
                moves = asides
            p.play(seat, moves[rng.below(len(moves))])

    def question(self, p: Position, seat: int, moves: list[int]) -> None:
        due = p.decision(seat)
        aside = None if p.drafts else p.aside(seat)
        candidates = due.candidates(p, seat)
        beside = [] if aside is None else aside.candidates(p, seat)
        offered = {*moves, *p.asides(seat)}
        kind = p.question(seat).kind
        of_question, of_aside = set(candidates), set(beside)
        self.given.update(self.reason(p, seat, move, due) for move in candidates)
        self.given.update(self.reason(p, seat, move, aside) for move in beside)
        for one in {verb(self.game.vocabulary, move) for move in offered}:
            for move in self.words[one]:
                if move in offered:
                    continue
                self.refused[kind] += 1
                reason = self.reason(p, seat, move, due if move in of_question else None)
                if not reason and aside is not None:
                    reason = self.reason(p, seat, move, aside if move in of_aside else None)
                if not reason:
                    reason = self.absent(p, seat, move, due, aside, candidates)
                if reason:
                    self.explained[kind] += 1
                    self.given.add(reason)
                else:
                    self.silent[kind][self.game.vocabulary.text(move)] += 1

    def reason(self, p: Position, seat: int, move: int, d: Decision[Position] | None) -> str:
        number = 0 if d is None else d.illegal_reason(p, seat, move)
        return self.named(number)

    def absent(
        self,
        p: Position,
        seat: int,
        move: int,
        due: Decision[Position],
        aside: Decision[Position] | None,
        candidates: list[int],
    ) -> str:
        """Returns the same as `Position.explain`, but does not compute the candidates again for each move."""
        for d in (due, aside):
            number = 0 if d is None else d.explain_absent(p, seat, move)
            if number:
                return self.named(number)
        reason = general_reason(due.rule, candidates, move)
        return "" if reason is NOT_ASKED_THIS else reason.name

    def named(self, number: int) -> str:
        """Returns the name of a reason, or "" if it has no rule."""
        if not number:
            return ""
        entry = self.game.reasons[number]
        return entry.name if entry.rule else ""

    def report(self) -> str:
        lines = [f"{self.game.name}: {self.share():.2%} of {self.refused.total()} refused words get a reason"]
        for kind in sorted(self.refused, key=lambda k: self.explained[k] - self.refused[k]):
            if self.explained[kind] < self.refused[kind]:
                words = ", ".join(word for word, _ in self.silent[kind].most_common(8))
                lines.append(f"  {kind:24} {self.share_of(kind):8.2%} of {self.refused[kind]:8}  {words}")
        if self.unused():
            lines.append("never given: " + ", ".join(self.unused()))
        return "\n".join(lines)


def coverage(game: Game, number: int, seed: int = 1) -> Coverage:
    """Measures the coverage in this many random games, which have all possible player counts."""
    found = Coverage(game)
    for n in range(number):
        players = game.fewest + n % (game.most - game.fewest + 1)
        found.play(players, seed + n, n % STRESS_EVERY == STRESS_EVERY - 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.95)
    given = parser.parse_args()
    found = coverage(games.load(given.game), given.games, given.seed)
    print(found.report())
    sys.exit(0 if found.share() >= given.least else 1)


if __name__ == "__main__":
    main()
