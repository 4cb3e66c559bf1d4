"""How the end of a seat's last turn is found among the events."""

from __future__ import annotations

import random

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import among
from patolli.table import since_last_turn
from patolli.table.journal import game_of
from patolli.table.protocol import Happened
from patolli.table.query_answers import hushed, trial_of
from patolli.texts.preview_silence import preview_silence

from ..kernel.lanterns.game import GAME as LANTERNS
from ..kernel.lanterns.game import Camp, Lanterns

ELSE = {"turn", "round", "city-attacked", "markers-back", "food-day", "eclipse", "judged", "bids-lost"}


@pytest.mark.parametrize("name", ["tzolkin", "teotihuacan", "chichen-itza", "azteca"])
def test_a_turn_ends_before_the_next_one_and_before_the_round_does(name: str) -> None:
    match = Match(game_of(name), 2, Seeded(5))
    dice = random.Random(5)
    game, ends = match.game, 0
    for _ in range(400):
        if not match.asked():
            break
        before, said, told = match.position, len(match.log), len(match.event_log.events)
        mover = dice.choice(match.asked())
        match.play(mover, dice.choice(before.offer(mover)))
        seat = game.in_turn(before)
        if seat < 0:
            continue
        own = since_last_turn.entries_in_turn(game, before, match.log[said:], match.position, seat)
        heard = [e for e in match.event_log.events[told:] if among(seat, e.audience)]
        names = [game.events[e.kind].name for e in heard]
        ends += own >= 0
        assert not ELSE & set(names[:own] if own >= 0 else names), names
    assert ends > 5


class Led(Lanterns):
    """Lanterns with a different rule: the seat in the lead has the turn for a whole night."""

    def in_turn(self, p: Position) -> int:
        assert isinstance(p, Camp)
        return p.lead


@pytest.mark.parametrize(("game", "has_turns"), [(Led(), True), (LANTERNS, False)])
def test_the_game_says_whose_turn_it_is(game: Game, has_turns: bool) -> None:
    match = Match(game, 3, Seeded(3))
    dice = random.Random(3)
    ends = 0
    while match.asked():
        before, said = match.position, len(match.log)
        seat = match.asked()[0]
        match.play(seat, dice.choice(before.offer(seat)))
        ends += since_last_turn.entries_in_turn(game, before, match.log[said:], match.position, seat) >= 0
    assert (ends > 0) == has_turns


AFTER_A_TURN = {
    "eclipse",
    "avenue-scored",
    "food-day",
    "fed",
    "turn",
    "round",
    "city-attacked",
    "markers-back",
}


@pytest.mark.parametrize("name", ["tzolkin", "teotihuacan", "chichen-itza"])
def test_a_trial_separates_what_follows_the_turn(name: str) -> None:
    """The points and goods shown are those of the answer itself, even if an eclipse or another
    turn follows.
    """
    match = Match(game_of(name), 2, Seeded(4))
    dice = random.Random(4)
    followed: set[str] = set()
    for _ in range(500):
        if not match.asked():
            break
        seat = dice.choice(match.asked())
        p = match.position.observation(seat)
        move = dice.choice(match.position.offer(seat))
        if match.game.in_turn(p) == seat:
            trial = trial_of(match.game, p, seat)
            trial.play(move)
            trial.go_on()
            own, later = ({match.game.events[e.kind].name for e in es} for es in (trial.own, trial.later))
            assert not AFTER_A_TURN & own
            followed |= AFTER_A_TURN & later
            assert (trial.ended is None) == (not trial.later)
        match.play(seat, move)
    assert len(followed) > (0 if name == "chichen-itza" else 2), followed


@pytest.mark.parametrize("name", ["azteca", "chichen-itza", "teotihuacan", "tzolkin"])
def test_a_trial_shows_the_game_at_rest_when_the_turn_has_ended(name: str) -> None:
    """The trial must not stop between two steps that follow the turn. The agenda may be empty there, so the
    game would seem to be over.
    """
    ended = 0
    for seed in range(6, 9):
        match = Match(game_of(name), 2, Seeded(seed))
        dice = random.Random(seed)
        while match.asked():
            seat = dice.choice(match.asked())
            move = dice.choice(match.position.offer(seat))
            trial = trial_of(match.game, match.position.observation(seat), seat)
            trial.play(move)
            trial.go_on()
            if trial.ended is not None:
                ended += 1
                assert trial.ended.agenda or trial.ended.drafts
            match.play(seat, move)
    assert ended > 5


def test_the_last_mover_of_a_round_sees_no_forecast_vanish() -> None:
    """Placing no further worker ends the round, but the forecasts and the day must stay the same."""
    match = Match(game_of("tzolkin"), 3, Seeded(2))
    dice = random.Random(2)
    stop, closed = match.game.vocabulary.move("stop"), 0
    while match.asked():
        seat = match.asked()[0]
        p = match.position.observation(seat)
        if not p.drafts and p.question(seat).kind == "PlaceWorker" and stop in p.legal_moves(seat):
            trial = trial_of(match.game, p, seat)
            trial.play(stop)
            trial.go_on()
            if trial.ended is not None and trial.later[0].to_dict(match.game.events)["event"] != "turn":
                closed += 1
                now, then = match.game.show(p), match.game.show(trial.ended.observation(seat))
                assert [one["ending"] for one in then["seats"]] == [one["ending"] for one in now["seats"]]
                assert then["day"] == now["day"]
        match.play(seat, dice.choice(match.position.offer(seat)))
    assert closed > 5


@pytest.mark.parametrize("name", ["azteca", "chichen-itza", "teotihuacan", "tzolkin"])
def test_a_game_declares_what_it_does_not_want_predicted(name: str) -> None:
    quiet = preview_silence(name)
    events = {entry.name for entry in game_of(name).events.entries.values()}
    assert quiet.verdicts
    assert quiet.passing
    assert quiet.verdicts | quiet.passing <= events


def test_values_that_are_not_predicted_have_no_texts() -> None:
    game = game_of("tzolkin")
    told = [Happened({"event": name}, name) for name in ("turn", "food-day", "won")]
    assert [hushed(one, game).words for one in told] == ["", "food-day", ""]


def test_a_seat_that_does_not_pay_at_the_last_upkeep_sees_only_what_it_costs() -> None:
    """The price shown for the last answer does not include the final scoring, and no winner is named."""
    match = Match(game_of("teotihuacan"), 2, Seeded(4))
    dice = random.Random(4)
    judged = 0
    while match.asked():
        seat = match.asked()[0]
        p = match.position.observation(seat)
        if p.question(seat).kind == "Upkeep":
            trial = trial_of(match.game, p, seat)
            trial.play(match.game.vocabulary.move("0"))
            trial.go_on()
            names = [match.game.events[e.kind].name for e in trial.own]
            assert set(names) <= {"upkeep", "upkeep-lost", "spent", "paid"}, names
            now = trial.p if trial.ended is None else trial.ended
            assert now.scores().totals()[seat] <= p.scores().totals()[seat]
            judged += trial.end == "over"
        match.play(seat, dice.choice(match.position.offer(seat)))
    assert judged == 1
