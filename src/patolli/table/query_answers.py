"""Answers queries from what a seat knows: why a move is not offered, previews, chains, and earlier states.

This runs in a separate process (`query_worker`) and uses no live table.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..game_index import manifest
from ..kernel import seat_view
from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.foresight import Foresight, PreviewRun
from ..kernel.forms import chain_of
from ..kernel.game import Game
from ..kernel.odds import is_at_stake, odds_of
from ..kernel.position import Position
from ..kernel.prospect_rules import Amount
from ..kernel.view_patch import traded
from ..texts import GameTexts
from ..texts.preview_silence import preview_silence
from .odds_messages import odds_message
from .protocol import Happened, Previewed, Reached, View, WhyAnswer
from .refusal import Refusal
from .rule_faults import RuleFaults
from .table_moves import word
from .view_diff import happened, options


def why(game: Game, observed: Position, seat: int, text: str, words: GameTexts | None) -> WhyAnswer:
    reason = observed.explain(seat, word(game, text))
    if reason is None:
        return WhyAnswer(0, True)
    sentence = "" if words is None else words.reason(reason)
    return WhyAnswer(0, False, reason.name, reason.rule, reason.numbers, sentence)


def preview(
    game: Game,
    observed: Position,
    seat: int,
    texts: list[str],
    words: GameTexts | None,
    standing: Mapping[str, str] | None = None,
    with_odds: bool = False,
    faults: RuleFaults | None = None,
) -> Previewed:
    """Plays a chain of answers on the seat's observation, up to the first hidden value, chance decision or
    decision of another seat.
    """
    trial = trial_of(game, observed, seat, standing)
    played: list[str] = []
    named: list[str] = []
    before = trial.p
    for text in texts:
        if trial.end != "asked":
            break
        named.append("" if words is None else words.move(text, trial.p.question(seat)))
        before = trial.p
        try:
            trial.play(word(game, text))
        except PatolliError as fault:
            raise Refusal("not-offered", str(fault)) from None
        played.append(text)
    trial.go_on()
    following, p, end = [], trial.p, trial.end
    if end == "asked":
        try:
            following = options(game, p.legal_moves(seat), p.question(seat), words)
        except HiddenValue:
            end = "hole"
    then = trial.result()
    own = happened(game, trial.own, words)
    later = [hushed(one, game) for one in happened(game, trial.later, words)]
    scores = seat_view.scores_dict(then.scores())
    points = gained(observed, then)
    shown = game.show(then)
    found = Previewed(0, played, shown, own, end, following, scores, points, named, later, trial.ends())
    chain = [word(game, text) for text in played]
    contained, kind = (faults or RuleFaults()).contained, before.question(seat).kind
    if chain:
        known = Foresight(game, observed, seat, manifest(game.name).not_goods)
        found.costs = contained(kind, "costs", True, costs, known, chain, trial, before, shown, points)
        found.at_stake = contained(kind, "odds", False, is_at_stake, game, before, seat, chain[-1])
    if found.at_stake and with_odds:
        odds = contained(kind, "odds", None, odds_of, game, observed, seat, chain)
        found.odds = None if odds is None else odds_message(played[-1], odds)
    return found


def gained(before: Position, after: Position) -> list[int]:
    """Returns the change in points for each seat and then for each opponent that has no seat."""
    had, has = (seat_view.scores_dict(p.scores())["totals"] for p in (before, after))
    return [has[seat] - had[seat] for seat in range(len(had))]


def costs(
    known: Foresight, chain: list[int], trial: PreviewRun, before: Position, shown: View, points: list[int]
) -> bool:
    """Returns whether the seat pays something, loses points, or gives up something it has earned."""
    seat, game = known.seat, known.game
    things = traded(known.view, shown, seat, known.not_goods)
    deferred = known.deferred(before, chain[-1], trial, 0)
    return (
        any(by < 0 for by in total(things, deferred).values())
        or points[seat] < 0
        or game.prospect_rules().gives_up(known.p, seat, chain[0])
    )


def total(things: dict[str, int], deferred: list[Amount]) -> dict[str, int]:
    found = dict(things)
    for amount in deferred:
        found[amount.thing] = found.get(amount.thing, 0) + amount.by
    return found


def filled(game: Game, observed: Position, seat: int, values: list[int]) -> list[str]:
    """Returns the moves that correspond to the values entered in a form."""
    try:
        moves = chain_of(game.form_rules(), observed, seat, values)
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    return [game.vocabulary.text(move) for move in moves]


def trial_of(
    game: Game, observed: Position, seat: int, standing: Mapping[str, str] | None = None
) -> PreviewRun:
    return PreviewRun(game, observed, seat, preview_silence(game.name).verdicts, standing)


def hushed(later: Happened, game: Game) -> Happened:
    """Removes an event's text if the game does not want previews to show it."""
    quiet = preview_silence(game.name)
    if later.event["event"] in quiet.verdicts | quiet.passing:
        later.words = ""
    return later


def reach(
    game: Game, observed: Position, seat: int, most: int, words: GameTexts | None, number: int
) -> Reached:
    text = game.vocabulary.text
    chains = [[text(m) for m in chain] for chain in seat_view.reach(observed, seat, most)]
    named = [] if words is None else [words.move(end) if end else "" for end in first_ends(chains)]
    return Reached(0, number, chains, named)


def first_ends(chains: list[list[str]]) -> list[str]:
    """Returns the text of each chain's last move, or an empty string if an earlier chain ends with the same
    move.
    """
    seen: set[str] = set()
    ends = []
    for chain in chains:
        ends.append("" if chain[-1] in seen else chain[-1])
        seen.add(chain[-1])
    return ends
