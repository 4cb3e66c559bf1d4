"""Computes the effects of every answer to a question, in several parts, using only what the seat knows.

This runs in a separate process (`query_worker`). The parts and their limits depend on counts rather than
time, so the same question always gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, ParamSpec, TypeVar

from ..game_index import manifest
from ..kernel.click_chains import ClickChain, asks_number, click_chains, whole_numbers
from ..kernel.foresight import Foreseen, Foresight, listed, summed
from ..kernel.game import Game
from ..kernel.odds import STEPS, is_at_stake, odds_of, open_odds
from ..kernel.position import Position
from ..kernel.prospect_rules import AS_A_WHOLE, Amount
from ..kernel.stakes import Odds
from ..texts import GameTexts
from ..texts.preview_silence import preview_silence
from .odds_messages import odds_message
from .protocol import (
    ChainOption,
    FieldMessage,
    FormMessage,
    LimitMessage,
    MissingAnswer,
    PatchEntry,
    Payment,
    Prospect,
    Prospects,
    ThingAmount,
)
from .query_answers import hushed
from .rule_faults import RuleFaults
from .view_diff import happened, note_of

FIRST: Final = 12
"""The number of answers in the first part, which players should get immediately."""
NEXT: Final = 24
"""The number of answers or chains in each later part."""
MOST_ANSWERS: Final = 120
MOST_CHAINS: Final = 120
MOST_ODDS: Final = 12
"""The maximum number of answers for which odds are computed in advance. As with the two limits above, effects
beyond it are computed when a client asks for a `preview`.
"""
ODDS_STEPS: Final = 30_000
"""The number of computation steps for the odds of all answers to a question, shared equally between them.
Odds that would need more steps are estimated.
"""
OPEN_STEPS: Final = 5_000
"""The number of computation steps for the odds of events that may happen whatever the answer is."""
P = ParamSpec("P")
T = TypeVar("T")


class Composer:
    """Computes the parts for one question in one language."""

    def __init__(
        self,
        game: Game,
        observed: Position,
        seat: int,
        words: GameTexts | None,
        faults: RuleFaults,
        standing: Mapping[str, str] | None,
    ) -> None:
        self.game = game
        self.p = observed
        self.seat = seat
        self.words = words
        self.faults = faults
        self.kind = observed.question(seat).kind
        self.foresight = Foresight(
            game,
            observed,
            seat,
            manifest(game.name).not_goods,
            preview_silence(game.name).verdicts,
            standing,
        )
        self.rules = game.prospect_rules()
        self.moves = [*observed.legal_moves(seat), *observed.asides(seat)]
        self.foreseen: dict[tuple[int, ...], Foreseen] = {}
        self.answered: dict[tuple[int, ...], Position] = {}
        """For each chain of answers, the position in which its last answer is given."""

    def answers(self) -> Iterator[Prospects]:
        """Yields the parts with the single answers in order, then those with the chains."""
        singles = [[move] for move in self.moves[:MOST_ANSWERS]]
        first = Prospects(self.seat, 0, 0, False)
        none: list[Payment] = []
        first.payments = self.contained("payments", none, self.payments)
        first.form = self.contained("form", None, self.form)
        first.missing = self.contained("missing", [], self.missing)
        first.places = self.contained("places", {}, self.rules.values, self.p, self.seat)
        paying = [[self.game.vocabulary.move(text) for text in one.chain] for one in first.payments]
        self.answer(first, [*singles[:FIRST], *paying])
        yield first
        for at in range(FIRST, len(singles), NEXT):
            yield self.answer(self.part(), singles[at : at + NEXT])
        unknown: tuple[list[ClickChain], bool] = ([], True)
        chains, more = self.contained("chains", unknown, click_chains, self.game, self.p, self.seat)
        listed = self.part()
        listed.chains = [self.chain(one) for one in chains]
        self.answered = {tuple(one.chain): one.answered[-1] for one in chains}
        listed.cut = more or len(self.moves) > MOST_ANSWERS or len(chains) > MOST_CHAINS
        yield listed
        tried = [one.chain for one in chains[:MOST_CHAINS]]
        for at in range(0, len(tried), NEXT):
            yield self.answer(self.part(), tried[at : at + NEXT])
        last = self.part()
        last.odds_follow = self.contained("odds", True, self.has_odds)
        last.done = not last.odds_follow
        yield last

    def has_odds(self) -> bool:
        return bool(self.staked()) or bool(self.game.open_stakes(self.p.observation(self.seat), self.seat))

    def staked(self) -> list[int]:
        known, p, seat = self.game, self.p, self.seat
        return [
            move for move in self.moves if self.contained("odds", False, is_at_stake, known, p, seat, move)
        ][:MOST_ODDS]

    def odds(self) -> Iterator[Prospects]:
        """Yields the odds. Computing them may take a long time, so each part contains only one answer."""
        known, p, seat = self.game, self.p, self.seat
        staked = self.staked()
        steps = min(STEPS, ODDS_STEPS // max(1, len(staked)))
        for move in staked:
            odds = self.contained("odds", None, odds_of, known, p, seat, [move], steps)
            if odds is not None:
                part = self.part()
                part.odds = [odds_message(self.text(move), odds)]
                yield part
        nothing: dict[str, Odds] = {}
        found = self.contained("odds", nothing, open_odds, known, p, seat, OPEN_STEPS)
        if found:
            part = self.part()
            part.open_odds = [odds_message(name, odds) for name, odds in found.items()]
            yield part
        last = self.part()
        last.done = True
        yield last

    def contained(self, part: str, usual: T, call: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return self.faults.contained(self.kind, part, usual, call, *args, **more)

    def text(self, move: int) -> str:
        return self.game.vocabulary.text(move)

    def part(self) -> Prospects:
        return Prospects(self.seat, 0, 0, False)

    def answer(self, part: Prospects, chains: list[list[int]]) -> Prospects:
        """Adds the effects of these chains to a part. Clients can request the effects of others with a
        `preview`.
        """
        for chain in chains:
            found = self.contained("answers", None, self.prospect, chain)
            if found is None:
                part.cut = True
            else:
                part.answers.append(found)
        return part

    def try_out(self, chain: list[int]) -> Foreseen:
        key = tuple(chain)
        if key not in self.foreseen:
            self.foreseen[key] = self.foresight.of(chain)
        return self.foreseen[key]

    def prospect(self, chain: list[int]) -> Prospect:
        found = self.try_out(chain)
        points, amounts = summed(found)[1], listed(found)
        following = found.asked.legal_moves(self.seat) if found.end == "asked" else []
        return Prospect(
            [self.text(move) for move in chain],
            found.end,
            [ThingAmount(one.thing, one.by) for one in amounts],
            found.points,
            points,
            happened(self.game, found.own, self.words),
            [hushed(one, self.game) for one in happened(self.game, found.later, self.words)],
            [PatchEntry(one.path, one.value, one.gone) for one in found.patch],
            [self.text(move) for move in following],
            found.ends,
            self.costs(chain, found, amounts, points),
            self.is_staked(chain),
        )

    def is_staked(self, chain: list[int]) -> bool:
        before = self.p if len(chain) == 1 else self.answered.get(tuple(chain))
        if before is None:
            return False
        return self.contained("odds", False, is_at_stake, self.game, before, self.seat, chain[-1])

    def costs(self, chain: list[int], found: Foreseen, amounts: list[Amount], deferred: int) -> bool:
        own = found.points[self.seat] if self.seat < len(found.points) else 0
        gives = any(one.by < 0 for one in amounts) or own < 0 or deferred < 0
        return gives or self.contained("gives-up", True, self.rules.gives_up, self.p, self.seat, chain[0])

    def chain(self, one: ClickChain) -> ChainOption:
        last, before = one.chain[-1], one.answered[-1]
        steps = zip(one.chain, one.answered, strict=True)
        return ChainOption(
            [self.text(move) for move in one.chain],
            [] if self.words is None else [self.words.move(move, p.question(self.seat)) for move, p in steps],
            self.contained("notes", "", note_of, self.rules, before, self.seat, last, self.words),
            one.cost != AS_A_WHOLE,
            self.contained("gives-up", True, self.rules.gives_up, before, self.seat, last),
        )

    def payments(self) -> list[Payment]:
        """Returns complete payments if all of them differ. Otherwise the page asks for the numbers one by
        one.
        """
        if not asks_number(self.p, self.seat):
            return []
        found = []
        for chain in whole_numbers(self.p, self.seat):
            things = self.try_out(chain).things
            paid = [ThingAmount(thing, -by) for thing, by in things.items() if by < 0]
            found.append(Payment([self.text(move) for move in chain], paid))
        different = {tuple((one.thing, one.by) for one in payment.paid) for payment in found}
        return found if len(different) == len(found) and all(one.paid for one in found) else []

    def form(self) -> FormMessage | None:
        found = self.game.form_rules().form(self.p, self.seat)
        if found is None:
            return None
        return FormMessage(
            [FieldMessage(one.name, one.value, one.most) for one in found.fields],
            [LimitMessage(one.name, one.weights, one.least, one.most, one.rest) for one in found.limits],
        )

    def missing(self) -> list[MissingAnswer]:
        found = []
        for expected in self.rules.expected_answers(self.p, self.seat):
            reason = None if expected.move in self.moves else self.p.explain(self.seat, expected.move)
            if reason is not None:
                text = self.text(expected.move)
                name, sentence = text, reason.name
                if self.words is not None:
                    name, sentence = self.words.note(expected.name), self.words.reason(reason)
                found.append(MissingAnswer(text, name, sentence, reason.rule))
        return found


def parts(
    game: Game,
    observed: Position,
    seat: int,
    words: GameTexts | None,
    faults: RuleFaults,
    standing: Mapping[str, str] | None = None,
) -> Iterator[Prospects]:
    """Yields all parts, numbered; the last one is marked `done`. `standing` contains the seat's standing
    answers, with which the table passes windows automatically.
    """
    composer = Composer(game, observed, seat, words, faults, standing)
    part = Prospects(seat, 0, 0, False)
    for part in numbered(composer.answers(), 0):
        yield part
    if part.odds_follow:
        yield from numbered(composer.odds(), part.part + 1)


def numbered(made: Iterator[Prospects], first: int) -> Iterator[Prospects]:
    for n, part in enumerate(made, first):
        part.part = n
        yield part
