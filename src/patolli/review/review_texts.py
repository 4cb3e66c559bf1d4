"""Describes a review in sentences of one language."""

from __future__ import annotations

from ..kernel.errors import HiddenValue, PatolliError
from ..texts import GameTexts
from .gain_texts import GainTexts
from .judgement import JudgedChoice
from .ledger import LedgerRow
from .review import Review
from .rounds import round_of
from .timeline import Timeline
from .turning_points import Kind, TurningPoint
from .unforeseen import TurnRemainder, telling_moves
from .verdicts import Verdict

VERDICTS: dict[Verdict, str] = {
    "best": "review-verdict-best",
    "equal": "review-verdict-equal",
    "fine": "review-verdict-fine",
    "slip": "review-verdict-slip",
    "mistake": "review-verdict-mistake",
    "blunder": "review-verdict-blunder",
}
TRIED: dict[Verdict, str] = {
    "best": "review-tried-best",
    "equal": "review-tried-equal",
    "fine": "review-tried-fine",
}
PARTS = {
    "start": "review-part-start",
    "luck": "review-part-luck",
    "hidden": "review-part-hidden",
    "own_choices": "review-part-own-choices",
    "answered": "review-part-answered",
    "other_choices": "review-part-other-choices",
    "remainder": "review-part-remainder",
    "result": "review-part-result",
}
"""The parts of the ledger, in the order in which they are added up."""
MOMENTS: dict[Kind, str] = {
    "choice": "review-moment-choice",
    "answered": "review-moment-answered",
    "luck": "review-moment-luck",
    "unforeseen": "review-moment-unforeseen",
}
MOST_EVENTS = 3
LEAST_OF_OTHERS = 0.5
"""A smaller change of another player's expected points is not named as a reason."""
MOST_TURNS = 3
"""The number of turns that the sentence about a remainder names."""
LEAST_OF_TURN = 1.0
HARDLY = 0.05
"""If luck explains a smaller share than this, the review says that luck explains hardly anything."""


def parts_of(rows: list[LedgerRow]) -> list[str]:
    """Returns the parts of the ledger that are shown. Answers by the table are shown only if they cost
    something.
    """
    return [part for part in PARTS if part != "answered" or any(row.answered for row in rows)]


def own_choices(review: Review, seat: int) -> list[JudgedChoice]:
    """Returns the choices that a seat made itself."""
    return [one for one in review.choices if one.seat == seat and not one.answered]


def moment(one: TurningPoint, texts: ReviewTexts) -> str:
    """Names the round or turn of a turning point, with the seat that chose."""
    return texts.when(one.at, one.seat if one.kind in ("choice", "answered") else None)


class ReviewTexts(GainTexts):
    """The sentences for the review of a finished game. Such a game no longer hides anything."""

    def __init__(self, timeline: Timeline, language: str) -> None:
        super().__init__(GameTexts(timeline.game, language, timeline.names, timeline.end.box))
        self.timeline = timeline

    def name(self, seat: int) -> str:
        return self.words.seat(seat)

    def percent_number(self, share: float) -> str:
        return self.number(100 * share, 0)

    def when(self, at: int, seat: int | None = None) -> str:
        """Names the round of a moment, or the turn if the game has no rounds, and the seat. Unless another
        seat is given, it is the one whose turn it is.
        """
        whose, turn = self.timeline.turns[at]
        seat = whose if seat is None else seat
        number = round_of(self.timeline.positions[at])
        if number:
            place = self.format("review-in-round", round=str(number))
        elif round_of(self.timeline.end):
            place = self.format("review-in-set-up")
        else:
            place = self.format("review-in-turn", turn=str(turn + 1))
        return place if seat < 0 else self.format("review-when", place=place, name=self.name(seat))

    def verdict(self, verdict: Verdict) -> str:
        return self.format(VERDICTS[verdict])

    def move(self, at: int, text: str) -> str:
        """Describes an answer to the question at this move, as the seat saw the question."""
        entry, p = self.timeline.entries[at], self.timeline.positions[at]
        try:
            question = p.observation(entry.seat).question(entry.seat)
            return self.words.move(self.timeline.game.vocabulary.move(text), question)
        except (HiddenValue, PatolliError):
            return self.words.move(text)

    def question(self, at: int) -> str:
        entry, p = self.timeline.entries[at], self.timeline.positions[at]
        try:
            return self.words.question(p.observation(entry.seat).question(entry.seat), entry.seat)
        except (HiddenValue, PatolliError):
            return ""

    def happened(self, at: int) -> str:
        """Describes a chance outcome with the sentences of the game log."""
        plain = self.events(at)[:MOST_EVENTS]
        return " ".join(plain) if plain else self.words.move(self.timeline.entries[at].move)

    def events(self, at: int) -> list[str]:
        """Returns the sentences of the log about a move."""
        timeline = self.timeline
        events = timeline.events[timeline.event_counts[at] : timeline.event_counts[at + 1]]
        found = [self.words.event(one.to_dict(timeline.game.events)) for one in events]
        return [one for one in found if one]

    def unforeseen(self, one: TurnRemainder) -> str:
        """Names the events of a turn that the estimates did not foresee."""
        events = " ".join(text for at in telling_moves(self.timeline, one) for text in self.events(at))
        return self.format("review-unforeseen", events=events)

    def choice(self, one: JudgedChoice) -> str:
        low, high = self.amount(max(0.0, one.low)), self.amount(one.high)
        name, chosen = self.name(one.seat), self.move(one.at, one.chosen)
        made = "review-made-answered" if one.answered else "review-made-choice"
        return self.format(
            "review-choice" if low != high else "review-choice-every-world",
            made=self.format(made, name=name, chosen=chosen),
            best=self.move(one.at, one.best),
            cost=self.points(one.cost),
            low=low,
            high=high,
        )

    def tried(self, one: JudgedChoice, verdict: Verdict) -> str:
        """Describes the judgement of an answer that a player tries after the game."""
        return self.format(
            TRIED.get(verdict, "review-tried-worse"),
            chosen=self.move(one.at, one.chosen),
            best=self.move(one.at, one.best),
            cost=self.points(one.cost),
            verdict=self.verdict(verdict),
        )

    def reasons(self, one: JudgedChoice) -> str:
        """Lists what the better answer is expected to gain and lose. If the named gains do not explain why it
        is better, the expected results are listed, too.
        """
        gains = self.gains(one.reasons, "review-more", "review-less")
        more, _ = self.gains_and_losses(one.reasons)
        balance = sum(gain["by"] for gain in one.reasons if gain["points"])
        explained = bool(more) and balance >= 0
        return " ".join(part for part in (gains, "" if explained else self.by_position(one)) if part)

    def by_position(self, one: JudgedChoice) -> str:
        """Lists how the better answer changes the expected results."""
        changed = [
            f"{self.name(seat)} {self.points(points, signed=True)}"
            for seat, points in enumerate(one.lost_points)
            if seat == one.seat or abs(points) >= LEAST_OF_OTHERS
        ]
        return self.format("review-by-position", list=", ".join(changed)) if changed else ""

    def remainders(self, review: Review) -> list[str]:
        """Says for each seat with a large remainder in which turns most of it arose."""
        return [
            self.format(
                "review-remainder",
                name=self.name(seat),
                points=self.points(row.remainder, signed=True),
                list="; ".join(turns),
            )
            for seat, row in enumerate(review.points)
            if abs(row.remainder) >= review.thresholds.blunder and (turns := self.turns_of(review, seat))
        ]

    def turns_of(self, review: Review, seat: int) -> list[str]:
        """Names the turns that contributed most to the remainder of a seat."""
        sign = 1 if review.points[seat].remainder > 0 else -1
        parts = sorted(review.remainders, key=lambda one: (-sign * one.points[seat], one.at))
        return [
            self.format("review-remainder-turn", when=self.when(one.at), points=self.number(one.points[seat]))
            for one in parts[:MOST_TURNS]
            if sign * one.points[seat] >= LEAST_OF_TURN
        ]

    def line(self, one: JudgedChoice) -> list[str]:
        """Describes the better answer and its continuation, up to the first question that the seat could not
        have known.
        """
        p = self.timeline.positions[one.at].observation(one.seat)
        found: list[str] = []
        try:
            for text in one.line:
                move = self.timeline.game.vocabulary.move(text)
                if one.seat not in p.asked() or move not in p.legal_moves(one.seat):
                    break
                found.append(self.words.move(move, p.question(one.seat)))
                p.play(one.seat, move)
        except (HiddenValue, PatolliError):
            pass
        return found

    def turning_point(self, one: TurningPoint, review: Review) -> str:
        """Describes a turning point and how much it changed the expected points and the chances to win."""
        if one.kind in ("choice", "answered"):
            first = self.choice(next(choice for choice in review.choices if choice.at == one.at))
        elif one.kind == "unforeseen":
            first = self.unforeseen(next(turn for turn in review.remainders if turn.at == one.at))
        else:
            first = self.format("review-came", event=self.happened(one.at))
        moved = [
            self.format(
                "review-moved",
                name=self.name(seat),
                points=self.points(one.points[seat], signed=True),
                win=self.number(100 * win, 0),
            )
            for seat, win in enumerate(one.win)
            if abs(win) >= 0.01 or abs(one.points[seat]) >= 1
        ]
        if not one.win:
            moved = [
                self.format("review-moved-points", points=self.points(points, signed=True))
                for points in one.points
            ]
        effect = self.format("review-effect", list="; ".join(moved))
        return f"{first} {effect}" if moved else first

    def luck_worth(self, review: Review) -> str:
        """States how much of the game's results luck explains, so that readers do not take the numbers for
        more than they are.
        """
        if review.luck_explains < 0:
            return self.format("review-luck-unknown")
        if review.luck_explains < HARDLY:
            return self.format("review-luck-hardly")
        return self.format("review-luck-explains", percent=str(round(100 * review.luck_explains)))

    def method(self, review: Review) -> list[str]:
        """Describes how the review was made and how reliable it is."""
        found = [
            self.format("review-how-choices", depth=review.key.depth),
            self.format("review-how-interval"),
            self.format("review-how-luck"),
        ]
        if review.cost_share < 1:
            found.append(self.format("review-how-costs", percent=str(round(100 * review.cost_share))))
        if not review.fitted:
            found.append(self.format("review-how-unfitted"))
        if review.error:
            found.append(self.format("review-how-error", error=self.points(review.error)))
        digest = review.to_dict()["digest"]
        return [*found, self.format("review-how-digest", digest=digest, record=review.key.record)]
