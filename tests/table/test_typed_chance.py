"""Typed chance: players who own the game roll and draw at home and type in the outcomes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel import records
from patolli.kernel.chance import TypedChance
from patolli.kernel.errors import IllegalMove
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.table import journal
from patolli.table.store import queries

from .client import Sitting
from .table_helpers import make, wait_for

GAMES = ["lanterns", "azteca", "chichen-itza", "teotihuacan", "tzolkin"]


def due(one: Sitting, seat: int | None = None) -> dict[str, Any] | None:
    found = one.mirror(seat).shows["chance"]
    return found if isinstance(found, dict) else None


def type_in(one: Sitting, text: str = "", rest: bool = False) -> dict[str, Any]:
    asked = due(one)
    assert asked is not None
    return one.say("outcome", seat=one.mirror().seat, number=asked["number"], text=text, rest=rest)


def settle(sittings: list[Sitting]) -> None:
    for one in sittings:
        one.settle()


def type_random(sittings: list[Sitting], dice: random.Random) -> int:
    """Types a possible outcome as one of the seats that may see it, and returns that seat."""
    asked = due(sittings[0])
    assert asked is not None
    typist = sittings[dice.choice(asked["typists"])]
    mine = due(typist)
    assert mine is not None
    texts = [option["text"] for option in mine["options"]]
    dice.shuffle(texts)
    for text in texts:
        answer = type_in(typist, text)
        if answer["is"] == "ack":
            break
        # another seat has this card, but this seat cannot know that
        assert answer["error"] == "not-offered", answer
    else:
        raise AssertionError("no outcome was possible")
    settle(sittings)
    return int(typist.mirror().seat)


def play(sittings: list[Sitting], moves: int, dice: random.Random) -> None:
    for _ in range(moves):
        settle(sittings)
        if sittings[0].mirror().over:
            return
        if due(sittings[0]) is not None:
            type_random(sittings, dice)
            continue
        mover = next(one for one in sittings if one.mirror().question)
        assert mover.play(dice.choice(mover.mirror().texts()))["is"] == "ack"
    settle(sittings)


def log_of(http: TestClient, id_: str) -> Match:
    """Replays the stored match, verifying every checksum."""
    registry = http.app.state.registry  # type: ignore[attr-defined]
    session = registry.sessions[id_]
    with registry.base.engine.connect() as c:
        steps = queries.steps(c, id_)
    return journal.check(session.row, session.players, steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_typed_stored_and_resumed(http: TestClient, game: str) -> None:
    made = make(http, game, 2, chance="hand")
    assert made["table"]["chance"] == "hand"
    dice = random.Random(5)
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], tokens[0]) as ana, Sitting(http, made["id"], tokens[1]) as ben:
        play([ana, ben], 140, dice)
        seen = [one.mirror().table for one in (ana, ben)]
        match = log_of(http, made["id"])
        assert any(entry.seat == CHANCE for entry in match.log)
        assert any(entry.seat != CHANCE for entry in match.log)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    registry.sessions[made["id"]].drop()
    with Sitting(http, made["id"], tokens[0]) as ana, Sitting(http, made["id"], tokens[1]) as ben:
        assert [one.mirror().table for one in (ana, ben)] == seen
        play([ana, ben], 10, dice)


@pytest.mark.parametrize(("game", "kind"), [("tzolkin", "DealTile"), ("chichen-itza", "DrawCard")])
def test_a_hidden_draw_is_typed_by_who_draws_and_seen_by_nobody_else(
    http: TestClient, game: str, kind: str
) -> None:
    made = make(http, game, 2, chance="hand")
    dice = random.Random(1)
    tokens = list(made["tokens"].values())
    with (
        Sitting(http, made["id"], tokens[0]) as ana,
        Sitting(http, made["id"], tokens[1]) as ben,
        Sitting(http, made["id"]) as onlooker,
    ):
        both = [ana, ben]
        while (asked := due(ana)) is None or asked["kind"] != kind:
            play(both, 1, dice)
            settle(both)
        (typist,) = asked["typists"]
        drawer, other = both[typist], both[1 - typist]
        settle([*both, onlooker])
        mine, theirs, watched = due(drawer), due(other), due(onlooker)
        assert mine is not None
        assert theirs is not None
        assert watched is not None
        assert mine["options"] != []
        assert theirs["options"] == watched["options"] == []
        refused = other.say(
            "outcome", seat=1 - typist, number=asked["number"], text=mine["options"][0]["text"]
        )
        assert refused["error"] == "not-yours"
        had = [len(one.mirror().events) for one in (other, onlooker)]
        type_random(both, dice)
        onlooker.settle()
        told = [one.mirror().events[n:] for one, n in zip((other, onlooker), had, strict=True)]
        drawn = drawer.mirror().events[-1]
        assert all(event != drawn for events in told for event in events), told


def test_a_typing_mistake_is_taken_back_before_the_next_move(http: TestClient) -> None:
    made = make(http, "tzolkin", 2, chance="hand")
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], tokens[0]) as ana, Sitting(http, made["id"], tokens[1]) as ben:
        first = due(ana)
        assert first is not None
        assert first["typists"] == [0, 1]
        before = ana.mirror().table
        assert type_in(ana, "draw m03")["is"] == "ack"
        settle([ana, ben])
        assert ben.mirror().shows["outcome_back"] == 0, "the person who typed it takes it back"
        back = ana.mirror().shows["outcome_back"]
        assert ben.say("outcome_back", seat=1, number=back)["error"] == "no-undo"
        assert ana.say("outcome_back", seat=0, number=back)["is"] == "ack"
        assert ana.mirror().table == before
        assert type_in(ana, "draw m03")["is"] == "ack", "it can come again"
        assert ana.say("outcome_back", seat=0, number=back)["error"] == "stale"
        settle([ana, ben])
        assert type_in(ben, rest=True)["is"] == "ack"
        settle([ana, ben])
        assert ana.mirror().shows["outcome_back"] == ben.mirror().shows["outcome_back"] == 0
        assert log_of(http, made["id"]).log[0].seat == CHANCE


def test_the_computer_deals_one_or_all_the_rest(http: TestClient) -> None:
    made = make(http, "chichen-itza", 2, chance="hand")
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], tokens[0]) as ana, Sitting(http, made["id"], tokens[1]) as ben:
        first = due(ana)
        assert first is not None
        assert type_in(ana)["is"] == "ack"
        second = due(ana)
        assert second is not None
        assert second["number"] == first["number"] + 1
        assert type_in(ana, rest=True)["is"] == "ack"
        settle([ana, ben])
        assert due(ana) is None
        assert ana.mirror().question or ben.mirror().question
        assert len(log_of(http, made["id"]).log) > 50


def test_what_cannot_be_is_refused(http: TestClient) -> None:
    made = make(http, "tzolkin", 2, chance="hand")
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        asked = due(ana)
        assert asked is not None
        number = asked["number"]
        assert ana.say("outcome", seat=0, number=number, text="dance")["error"] == "no-word"
        assert ana.say("outcome", seat=0, number=number, text="draw b01")["error"] == "not-offered"
        assert ana.say("outcome", seat=0, number=number + 1, text="draw m01")["error"] == "stale"
        assert ana.say("outcome", seat=1, number=number, text="draw m01")["error"] == "not-yours"
        assert due(ana) == asked
    plain = make(http, "tzolkin", 2)
    with Sitting(http, plain["id"], plain["tokens"][0]) as ana:
        assert due(ana) is None
        assert ana.say("outcome", seat=0, number=1, text="draw m01")["error"] == "not-asked"


def test_nobody_moves_while_something_is_to_be_typed(http: TestClient) -> None:
    made = make(http, "tzolkin", 2, chance="hand", pace={"kind": "live", "seconds": 600, "increment": 0})
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        assert ana.mirror().shows["asked"] == [CHANCE]
        assert not ana.mirror().over
        assert ana.welcome["clocks"]["running"] == []
        assert ana.mirror().question is None


def test_at_one_device_the_curtain_falls_before_a_hidden_draw(http: TestClient) -> None:
    made = make(http, "tzolkin", 2, chance="hand")
    dice = random.Random(2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        while True:
            looking = both.say("hand_over")["seat"]
            if looking is None:
                break
            asked = due(both, looking)
            assert asked is not None
            text = dice.choice(asked["options"])["text"]
            assert both.say("outcome", seat=looking, number=asked["number"], text=text)["is"] == "ack"
        asked = due(both, -2)
        assert asked is not None
        assert asked["kind"] == "DealTile"
        assert asked["options"] == []
        (typist,) = asked["typists"]
        assert both.say("lift", seat=typist)["is"] == "ack"
        shown = due(both, typist)
        assert shown is not None
        text = shown["options"][0]["text"]
        assert both.say("outcome", seat=typist, number=asked["number"], text=text)["is"] == "ack"


def test_what_only_a_bot_sees_is_drawn_by_the_computer(http: TestClient) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Bot"}]
    made = make(http, "tzolkin", seats=seats, chance="hand")
    dice = random.Random(3)
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        kinds: list[str] = []
        while (asked := due(ana)) is not None:
            assert asked["typists"] == [0]
            kinds.append(asked["kind"])
            type_random([ana], dice)
        assert kinds.count("DealTile") == 4, "her own tiles; the bot's four were drawn automatically"
        ana.settle_until(lambda: ana.mirror().question is not None)


def test_a_table_of_bots_alone_needs_nobody(http: TestClient) -> None:
    seats = [{"kind": "bot", "level": "random", "name": f"Bot {n}"} for n in range(2)]
    made = make(http, "tzolkin", seats=seats, chance="hand")
    with Sitting(http, made["id"]):
        wait_for(http, made["id"], lambda info: info["asked"] not in ([], [CHANCE]))


def test_a_finished_game_is_a_record_that_holds(http: TestClient) -> None:
    made = make(http, "lanterns", 2, chance="hand", options={"nights": "1"})
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], tokens[0]) as ana, Sitting(http, made["id"], tokens[1]) as ben:
        play([ana, ben], 2000, random.Random(4))
        assert ana.mirror().over
    text = http.get(f"/api/tables/{made['id']}/record").text
    assert "fate: typed by hand\n" in text
    assert "opened:" not in text
    record = records.read(text)
    again = records.verify(games.load("lanterns"), record)
    assert again.position.asked() == []


def test_a_source_that_waits_is_given_its_outcome() -> None:
    game = games.load("tzolkin")
    match = Match(game, 2, TypedChance(bytes(32), ["a", "b"]))
    assert match.asked() == [CHANCE]
    with pytest.raises(IllegalMove, match="not one of the possible"):
        match.enter(game.vocabulary.move("draw b01"))
    match.enter(game.vocabulary.move("draw m05"))
    assert match.log[-1].move == game.vocabulary.move("draw m05")
    while CHANCE in match.asked():
        match.enter(match.position.legal_moves(CHANCE)[0])
    with pytest.raises(IllegalMove, match="no outcome is due"):
        match.enter(game.vocabulary.move("draw m01"))
