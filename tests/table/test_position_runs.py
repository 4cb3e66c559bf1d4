"""The course of a position played without a table: its seats, its viewer, forced moves and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from patolli import games
from patolli.kernel import position_text
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import TRUTH, Position
from patolli.table.positions import position_answers, position_run
from patolli.table.positions.position_run import PositionRun
from patolli.table.protocol import PositionState
from patolli.table.refusal import Refusal
from patolli.table.rule_faults import RuleFaults


@pytest.fixture
def game() -> Game:
    return games.load("lanterns")


def begun(game: Game, moves: int = 0, players: int = 2) -> Match:
    """Returns a game in which the first answer was given to this number of questions. Both seats bid with two
    moves each; then they act in turn.
    """
    match = Match(game, players, Seeded(1))
    for _ in range(moves):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return match


def run(game: Game, p: Position, seats: list[int] | None = None, seed: int = 0) -> PositionRun:
    return PositionRun(game, p, seats or [], seed)


def written(game: Game, p: Position) -> str:
    return position_text.write(game, p)


def about(game: Game, p: Position, **more: Any) -> dict[str, Any]:
    given: dict[str, Any] = {
        "game": game.name, "position": written(game, p), "seats": [], "seed": 0, "played": [], "seat": 0,
        "names": ["Ann", "Ben"], "language": "en", "texts": [], "values": None, **more,
    }  # fmt: skip
    given["played"] = [{"seat": seat, "text": text} for seat, text in given["played"]]
    return given


def error_of(work: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as refused:
        work(*given)
    return f"{refused.value.error}: {refused.value.text}"


BIDS = [(0, "1"), (0, "0"), (1, "0"), (1, "0")]


# ---- who plays and who looks ----------------------------------------------------------------------------


def test_the_seats_of_a_page_are_those_that_exist(game: Game) -> None:
    p = begun(game).position
    assert run(game, p).seats == [0, 1]
    assert run(game, p, [1, 2]).seats == [1]
    assert run(game, p, [2]).seats == [0, 1]


def test_links_are_written_as_the_only_seat_sees_the_position(game: Game) -> None:
    p = begun(game, 4).position
    assert p.asked() == [0]
    assert run(game, p).viewer == TRUTH
    assert run(game, p, [1]).viewer == 1, "the seat that is asked is not played here"
    assert run(game, p, [1, 0]).viewer == TRUTH
    assert run(game, p.observation(0), [0, 1]).viewer == 0
    assert run(game, p, [1]).text() == written(game, p.observation(1))
    assert run(game, p).text() == written(game, p)


def test_a_whole_position_is_dealt_again_only_with_a_seed(game: Game) -> None:
    p = begun(game, 4).position
    assert written(game, run(game, p).position) == written(game, p)
    dealt = {written(game, run(game, p, seed=seed).position) for seed in range(1, 5)}
    assert len(dealt) > 1
    for text in dealt:
        again = position_text.builder_of(game, text).position
        assert written(game, again.observation(0)) == written(game, p.observation(0))
    other = run(game, p, [1], seed=1).position
    assert written(game, other.observation(1)) == written(game, p.observation(1))


def test_a_viewer_knows_what_it_knew_until_something_moves(game: Game) -> None:
    p = begun(game, 4).position.observation(1)
    one = run(game, p, [0, 1])
    assert written(game, one.observed(1)) == written(game, p)
    assert one.observed(1) is not p
    assert one.observed(0).viewer == 0
    one.play(0, "rest")
    assert written(game, one.observed(1)) == written(game, one.position.observation(1))
    # chance has moved since this observation
    early = run(game, game.start(2).observation(0))
    assert early.observed(0).asked() == [0, 1]
    assert early.moved


def test_the_position_that_was_given_is_not_changed(game: Game) -> None:
    p = begun(game, 4).position
    before = written(game, p)
    run(game, p).play(0, "rest")
    assert written(game, p) == before


# ---- playing --------------------------------------------------------------------------------------------


def test_only_a_seat_of_the_page_that_is_asked_can_play(game: Game) -> None:
    one = run(game, begun(game, 4).position, [1])
    assert one.asked() == []
    assert error_of(one.play, 1, "rest") == "not-asked: this seat has no question now"
    assert error_of(one.play, 0, "rest").startswith("not-asked")
    both = run(game, begun(game, 4).position)
    assert both.asked() == [0]
    assert both.play(0, "rest") == []
    assert both.played == [{"seat": 0, "text": "rest"}]


def test_moves_that_cannot_be_avoided_are_played_and_returned(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = run(game, begun(game, 4).position)
    usual, forced = one.forced, [(0, "serve shrine2"), (1, "rest")]

    def pretended() -> tuple[int, int]:
        if forced and one.played:
            seat, text = forced[0]
            if seat in one.position.asked():
                forced.pop(0)
                return seat, game.vocabulary.move(text)
        return usual()

    monkeypatch.setattr(one, "forced", pretended)
    assert one.play(0, "rest") == ["serve shrine2"], "not the move of the other seat"
    assert forced == []
    assert one.played == [{"seat": 0, "text": "rest"}]


def test_a_chain_may_contain_the_moves_that_cannot_be_avoided(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, played = run(game, begun(game).position), list[str]()

    def play(_seat: int, text: str) -> list[str]:
        played.append(text)
        return {"a": ["f", "g"], "b": ["h"]}.get(text, [])

    monkeypatch.setattr(one, "play", play)
    for texts, chosen in (
        (["a", "f", "g", "b", "h"], ["a", "b"]),
        (["a", "b", "c"], ["a", "b", "c"]),
        (["a", "g", "f"], ["a", "f"]),
        (["c", "a"], ["c", "a"]),
    ):
        played.clear()
        one.play_all(0, texts)
        assert played == chosen


def test_endless_forced_moves_are_a_fault_of_the_position(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = begun(game).position
    monkeypatch.setattr(position_run, "MOST_FORCED", 1)
    assert run(game, p).asked() == [0, 1], "no move is forced"
    assert error_of(run, game, game.start(2)) == "bad-position: this position leads to no question"


def test_chance_follows_the_seed(game: Game) -> None:
    dealt = [run(game, game.start(2), seed=seed).text() for seed in range(12)]
    assert len(set(dealt)) > 1
    assert dealt == [run(game, game.start(2), seed=seed).text() for seed in range(12)]


# ---- refusals -------------------------------------------------------------------------------------------


def test_a_request_that_no_longer_fits_is_stale(game: Game) -> None:
    p = begun(game).position
    assert position_run.run_of(about(game, p, played=BIDS)).asked() == [0]
    for played in ([(0, "1"), (0, "0"), (0, "0")], [(0, "rest")], [(0, "no such move")]):
        assert error_of(position_run.run_of, about(game, p, played=played)).startswith("stale: ")
    bad = {**about(game, p), "position": "nothing"}
    assert error_of(position_run.run_of, bad).startswith("bad-position: ")


def test_faults_of_a_position_are_listed_up_to_a_limit(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    class Builder:
        def __init__(self, faults: list[str]) -> None:
            self.found, self.position = faults, "the position"

        def faults(self) -> list[str]:
            return self.found

    found: list[str] = []
    monkeypatch.setattr(position_text, "builder_of", lambda _game, _text: Builder(found))
    assert position_run.checked("lanterns", "text 1") == "the position"
    found += [f"f{n}" for n in range(12)]
    assert error_of(position_run.checked, "lanterns", "text 2") == (
        "bad-position: this position is impossible: f0; f1; f2; f3; f4; f5; f6; f7"
    )

    def failing(_game: Game, _text: str) -> Builder:
        raise IndexError("of the rules")

    monkeypatch.setattr(position_text, "builder_of", failing)
    assert error_of(position_run.checked, "lanterns", "text 3") == (
        "bad-position: this position is impossible: IndexError"
    )


def test_a_table_can_begin_only_in_a_position_with_a_choice(game: Game) -> None:
    p = begun(game, 4).position

    def started(given: Position, players: int = 2, viewer: int = 0) -> str:
        return position_run.start({**about(game, given), "players": players, "viewer": viewer, "seed": 7})

    text = started(p)
    assert written(game, position_text.builder_of(game, text).position.observation(0)) == written(
        game, p.observation(0)
    )
    known = started(p.observation(1), viewer=0)
    assert written(game, position_text.builder_of(game, known).position.observation(1)) == written(
        game, p.observation(1)
    )
    assert started(p, viewer=1)
    assert error_of(started, p, 3) == "bad-position: this position is for 2 players"
    assert error_of(started, p, 2, 2) == "bad-position: this position does not have this seat"
    over = begun(game)
    while over.asked():
        seat = over.asked()[0]
        over.play(seat, over.position.legal_moves(seat)[0])
    assert error_of(started, over.position) == "bad-position: the game is over in this position"


# ---- answers --------------------------------------------------------------------------------------------


def played(game: Game, p: Position, **more: Any) -> PositionState:
    return position_answers.play(about(game, p, **more), None, RuleFaults())


def test_the_state_says_how_the_position_ends(game: Game) -> None:
    p = begun(game, 4).position
    state = played(game, p)
    assert (state.end, state.asked, state.seats) == ("asked", [0], [0, 1])
    assert [one.seat for one in state.updates] == [1, 0], "the seat that is asked comes last"
    assert [one.shows.question is not None for one in state.updates] == [False, True]
    assert [one.shows.undo for one in state.updates] == [False, False]
    assert state.updates[1].shows.question is not None
    assert state.updates[1].shows.question.number == 1
    others = played(game, p, seats=[1])
    assert (others.end, others.asked, [one.seat for one in others.updates]) == ("others", [0], [1])
    assert not others.updates[0].shows.over
    assert [seat.kind for seat in others.table.seats] == ["bot", "person"]


def test_a_finished_game_is_over_for_all(game: Game) -> None:
    over = begun(game)
    while over.asked():
        seat = over.asked()[0]
        over.play(seat, over.position.legal_moves(seat)[0])
    state = played(game, over.position)
    assert (state.end, state.asked) == ("over", [])
    assert all(one.shows.over for one in state.updates)


def test_a_move_sends_only_its_own_events(game: Game) -> None:
    p = begun(game).position
    before = played(game, p, played=BIDS)
    heard = before.updates[1].shows
    assert (heard.kept, len(heard.events)) == (0, heard.stream.last)
    after = played(game, p, played=BIDS, seat=0, texts=["rest"])
    shows = after.updates[-1].shows
    assert after.updates[-1].seat == 0
    assert shows.kept == heard.stream.last
    assert shows.stream.last == shows.kept + len(shows.events)
    assert [one.text for one in after.played] == ["1", "0", "0", "0", "rest"]
    assert shows.undo
    assert shows.question is not None
    assert shows.question.number == 6


def test_a_form_is_filled_by_the_seat_that_is_asked(game: Game) -> None:
    p = begun(game, 4).position
    with pytest.raises(Refusal) as refused:
        played(game, p, seat=1, values=[1])
    assert refused.value.error == "not-asked"


def test_queries_belong_to_seats_of_the_page(game: Game) -> None:
    p = begun(game, 4).position
    known, number = position_answers.observed(about(game, p))
    assert (known.viewer, number) == (0, 1)
    assert error_of(position_answers.observed, about(game, p, seats=[1])).startswith("not-yours: ")
    assert error_of(position_answers.observed, about(game, p, seat=1)).startswith("not-asked: ")
    imagined, number = position_answers.observed(about(game, p, seat=1, query={"ask": "imagine"}))
    assert (imagined.viewer, number) == (1, 1)
    preview = about(game, p, seat=1, query={"ask": "preview"})
    assert error_of(position_answers.observed, preview).startswith("not-asked: ")


def test_seats_without_a_name_are_numbered(game: Game) -> None:
    p = begun(game, players=3).position
    assert position_answers.names_of(about(game, p, names=["Ann"]), None) == ["Ann", "2", "3"]


def test_the_key_of_an_analysis_depends_on_the_position_and_the_seat(game: Game) -> None:
    p = begun(game, 4).position
    keys = [
        position_answers.key_of({**about(game, p), **more})
        for more in (
            {}, {"seats": [0]}, {"seed": 1}, {"played": [{"seat": 0, "text": "1"}]}, {"seat": 1},
            {"position": "another"}, {"game": "another"},
        )
    ]  # fmt: skip
    assert len(set(keys)) == len(keys)
    assert position_answers.key_of(about(game, p, names=["Other"], language="de")) == keys[0]


def test_failures_of_the_rules_are_refusals() -> None:
    def fail(fault: Exception) -> None:
        with position_answers.contained():
            raise fault

    assert error_of(fail, Refusal("stale", "kept")) == "stale: kept"
    assert error_of(fail, PatolliError("not possible")) == "not-offered: not possible"
    assert error_of(fail, ZeroDivisionError()) == (
        "bad-position: this position cannot be played on: ZeroDivisionError"
    )
