"""Playing over the socket: question numbers, event streams, sealed answers, undo, windows, chains and
reconnecting.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel import records
from patolli.kernel.errors import DeadEnd
from patolli.kernel.match import Match
from patolli.table import table_moves
from patolli.table.archive import TableArchive
from patolli.table.journal import game_of
from patolli.table.protocol import VERSION
from patolli.table.session import TableSession
from patolli.table.store.rows import SeatRow, StepRow

from .client import Sitting
from .table_helpers import make, play_on


def test_a_whole_game_is_played_and_its_record_holds(http: TestClient) -> None:
    made = make(http, players=2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        while not any(one.mirror().shows["undo"] for one in (a, b)):
            play_on([a, b], 1)
        mover = a if a.mirror().shows["undo"] else b
        mine = mover.mirror()
        number = mine.question["number"] if mine.question else 0
        assert mover.say("undo", seat=mine.seat, question=number)["is"] == "ack"
        play_on([a, b], 2000)
        assert a.mirror().over
        assert a.info["state"] == "over"
        assert a.info["fate"]["seed"]
    text = http.get(f"/api/tables/{made['id']}/record").text
    record = records.read(text)
    records.verify(game_of("tzolkin"), record)
    shown = http.get(f"/api/tables/{made['id']}/replay/100").json()
    assert shown["n"] == 100
    assert shown["event_count"] >= 100
    assert shown["last"] > 100
    end = http.get(f"/api/tables/{made['id']}/replay/{shown['last']}").json()
    assert end["event_count"] > end["n"] == end["last"]
    assert http.get(f"/api/tables/{made['id']}/replay/{end['event_count']}").json() == end


def test_stale_doubled_and_foreign_moves_are_refused(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 4)
        mover, other = (a, b) if a.mirror().question else (b, a)
        mine = mover.mirror()
        question, text, seat = mine.question, mine.texts()[0], mine.seat
        assert question is not None
        assert other.say("play", seat=seat, question=question["number"], text=text)["error"] == "not-yours"
        assert mover.say("play", seat=seat, question=question["number"] - 1, text=text)["error"] == "stale"
        assert mover.say("play", seat=seat, question=question["number"], text="dance")["error"] == "no-word"
        assert mover.say("play", seat=seat, question=question["number"], text="99")["error"] == "not-offered"
        assert mover.say("play", seat=seat, question=question["number"], text=text)["is"] == "ack"
        assert mover.say("play", seat=seat, question=question["number"], text=text)["error"] == "stale"


def test_sealed_answers_are_taken_at_once_and_reveal_nothing_until_all_are_in(http: TestClient) -> None:
    made = make(http, "lanterns", 3)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as a,
        Sitting(http, made["id"], made["tokens"][1]) as b,
        Sitting(http, made["id"]) as watcher,
    ):
        assert a.mirror().shows["asked"] == [0, 1, 2]
        b.settle()
        before, seen = b.mirror().question, b.updates()
        watched = watcher.updates()
        assert a.play("1")["is"] == "ack"  # the first of two bids, which the others must not notice
        b.settle()
        watcher.settle()
        assert b.updates() == seen
        assert watcher.updates() == watched
        assert b.mirror().question == before
        assert a.play("0")["is"] == "ack"  # now `a` has answered, and that is all the others can see
        b.settle()
        assert b.mirror().shows["asked"] == [1, 2]
        assert b.mirror().question == before
        assert b.play("2")["is"] == "ack"  # `b` still uses the old question number
        taken = a.say("undo", seat=0, question=0)
        assert taken["is"] == "ack"
        b.settle()
        assert b.mirror().shows["asked"] == [0, 1, 2]
        assert b.mirror().question is not None
        assert a.mirror().question is not None


def test_undo_takes_back_to_the_barrier_and_shortens_the_streams(http: TestClient) -> None:
    made = make(http)
    dice = random.Random(3)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        seen = 0
        for _ in range(120):
            a.settle()
            b.settle()
            mover, other = (a, b) if a.mirror().question else (b, a)
            mine = mover.mirror()
            if mine.question is None:
                break
            table, events = dict(mine.table), list(mine.events)
            theirs = list(other.mirror().events)
            assert mover.play(dice.choice(mine.texts()))["is"] == "ack"
            if mine.shows["undo"] and not mine.over and len(mine.shows["asked"]) == 1:
                number = mine.question["number"] if mine.question else 0
                answer = mover.say("undo", seat=mine.seat, question=number)
                assert answer["is"] == "ack", answer
                other.settle()
                assert mine.table == table
                assert mine.events == events
                assert other.mirror().events == theirs
                assert mine.question is not None
                assert mine.question["number"] != number
                seen += 1
                assert mover.play(dice.choice(mine.texts()))["is"] == "ack"
        assert seen > 5


def test_undo_takes_back_all_that_one_click_did(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        for seed in range(200):
            play_on([a, b], 1, seed)
            mover = a if a.mirror().question else b
            mine = mover.mirror()
            if mine.shows["undo"]:
                continue
            table, clicked = dict(mine.table), 0
            while clicked < 2 and mine.texts() and len(mine.shows["asked"]) == 1:
                assert mover.play(mine.texts()[0])["is"] == "ack"
                clicked += 1
            if clicked < 2 or not mine.texts() or not mine.shows["undo"]:
                continue
            assert mine.question is not None
            number = mine.question["number"]
            assert mover.say("undo", seat=mine.seat, question=number, moves=2)["is"] == "ack"
            assert mine.table == table
            assert mover.say("undo", seat=mine.seat, question=number + 1, moves=0)["error"] == "unreadable"
            return
    pytest.fail("no seat made two moves in a row")


def test_undo_survives_a_restart_of_memory(http: TestClient) -> None:
    made = make(http)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        for _ in range(80):
            play_on([a, b], 1, _)
            mover = a if a.mirror().question else b
            if mover.mirror().shows["undo"]:
                break
        mine = mover.mirror()
        assert mine.shows["undo"]
        registry.sessions[made["id"]].drop()
        number = mine.question["number"] if mine.question else 0
        assert mover.say("undo", seat=mine.seat, question=number)["is"] == "ack"


def test_a_client_that_comes_back_gets_exactly_what_it_missed(http: TestClient) -> None:
    made = make(http)
    token = made["tokens"][0]
    with Sitting(http, made["id"], made["tokens"][1]) as b:
        with Sitting(http, made["id"], token) as a:
            play_on([a, b], 20)
            had, stream = list(a.mirror().events), a.mirror().stream
        with Sitting(http, made["id"], token) as again:
            play_on([again, b], 20, 2)
            whole = list(again.mirror().events)
        session = http.websocket_connect(f"/ws/{made['id']}")
        with session:
            session.send_json(
                {"do": "hello", "id": 1, "version": VERSION, "tokens": [{"token": token, "stream": stream}]}
            )
            messages = iter(session.receive_json, None)
            assert next(messages)["is"] == "welcome"
            shows = next(one["shows"] for one in messages if "shows" in one)
            assert shows["kept"] == len(had)
            assert had + [one["event"] for one in shows["events"]] == whole


def test_a_seat_may_look_back_with_its_own_eyes(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        then = dict(a.mirror().table), a.mirror().stream["last"]
        play_on([a, b], 10)
        mine = a.mirror()
        where, eyes = f"/api/tables/{made['id']}/replay", {"authorization": f"Seat {made['tokens'][0]}"}
        last = mine.stream["last"]
        early = http.get(f"{where}/{then[1]}", headers=eyes).json()
        assert early["table"] == then[0]
        assert early["last"] == last
        assert early["events"] == mine.events[then[1] - 1 : then[1]]
        end = http.get(f"{where}/{last}", headers=eyes).json()
        assert end["n"] == last
        assert http.get(f"{where}/{last + 1}", headers=eyes).json() == end
        assert http.get(f"{where}/1", headers={"authorization": "Seat junk"}).status_code == 403
        assert http.get(f"{where}/{last}?seat=1").json()["table"]["jade"] == ["?", "?"]


OTHERS_ACT = {"placed", "placed-coins"}
ROUND_ENDS = {"claimed", "markers-back", "city-attacked", "turn-order", "cost-renewed", "round", "over"}


def ended(events: list[dict[str, Any]], seat: int) -> int:
    """Returns the index of the first event after a seat's last turn: the first one after the seat's own
    marker that belongs to another seat or to the end of the round.
    """
    placed = [i for i, one in enumerate(events) if one["event"] in OTHERS_ACT and one["seat"] == seat]
    for i in range(placed[-1] + 1 if placed else 0, len(events)):
        if events[i]["event"] in ROUND_ENDS or (
            events[i]["event"] in OTHERS_ACT and events[i]["seat"] != seat
        ):
            return i
    return len(events)


def test_what_happened_since_my_last_turn(http: TestClient) -> None:
    """The news starts with the first event after the turn. It includes the answers this seat gave between its
    turns.
    """
    made = make(http, game="chichen-itza")
    between = 0
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        dice = random.Random(3)
        for _ in range(260):
            mover = a if a.mirror().question else b
            question = mover.mirror().question
            if not question:
                break
            answers = [one["text"] for one in question["options"]]
            # answers about idols may be offered first
            answers = [text for text in answers if not text.startswith("idol")]
            assert mover.play(dice.choice(answers))["is"] == "ack"
            for one in (a, b):
                one.settle()
                mine = one.mirror()
                if any(e["event"] in OTHERS_ACT and e["seat"] == mine.seat for e in mine.events):
                    assert mine.shows["since"] == ended(mine.events, mine.seat)
                    between += one is mover and mine.shows["since"] < len(mine.events)
    assert between > 10, "questions between turns were answered"


def test_what_all_decide_at_once_is_news_to_everybody(http: TestClient) -> None:
    """In Azteca every phase counts as the first player's turn, but a judgement must be news to this player,
    too.
    """
    made = make(http, game="azteca")
    session = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    dice = random.Random(2)
    news = 0
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        for _ in range(120):
            for one in (a, b):
                one.settle()
            waiting = [one for one in (a, b) if one.mirror().question]
            mover = dice.choice(waiting)
            question = mover.mirror().question
            assert question is not None
            at_once = bool(session.match.position.drafts) and not question["window"]
            before = [(one.mirror().shows["since"], len(one.mirror().events)) for one in (a, b)]
            assert mover.play(dice.choice(mover.mirror().texts()))["is"] == "ack"
            for one, (since, told) in zip((a, b), before, strict=True):
                one.settle()
                if at_once and since > 0:
                    assert one.mirror().shows["since"] == since
                    news += len(one.mirror().events) > told
    assert news > 5


@pytest.mark.parametrize("game", ["tzolkin", "teotihuacan", "chichen-itza", "azteca", "lanterns"])
def test_every_chain_that_reach_found_is_played(http: TestClient, game: str) -> None:
    """Covers the set-up as well, where all seats answer at the same time."""
    made = make(http, game)
    dice = random.Random(5)
    long = sealed = 0
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        for _ in range(70):
            a.settle()
            b.settle()
            asked = [one for one in (a, b) if one.mirror().question]
            if not asked:
                break
            mover = dice.choice(asked)
            mine = mover.mirror()
            assert mine.question is not None
            reached = mover.say("reach", seat=mine.seat, most=60)
            chain = dice.choice(reached["chains"])
            tried = mover.say("preview", seat=mine.seat, texts=chain)
            assert tried["is"] == "previewed"
            assert tried["texts"] == chain
            answer = mover.say("play_chain", seat=mine.seat, question=reached["question"], texts=chain)
            assert answer["is"] == "ack", (chain, answer)
            long += len(chain) > 1
            sealed += len(chain) > 1 and len(asked) > 1
    assert long > 4
    assert sealed or game == "chichen-itza", "a sequence on a seat's desk while others were asked too"


def test_a_chain_ends_where_a_sealed_round_opens_to_others(http: TestClient) -> None:
    """The simultaneous answer is a separate question, which no earlier click may answer."""
    made = make(http, "lanterns", 2, options={"nights": "1"})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        seen = 0
        while not a.mirror().over:
            asked = [one for one in (a, b) if one.mirror().question]
            mover = asked[0]
            mine = mover.mirror()
            assert mine.question is not None
            text = mine.texts()[-1]
            chains = mover.say("reach", seat=mine.seat, most=100)["chains"]
            alone = len(asked) == 1
            assert mover.play(text)["is"] == "ack"
            a.settle()
            b.settle()
            if alone and a.mirror().question and b.mirror().question:
                seen += 1
                assert not any(chain[0] == text and len(chain) > 1 for chain in chains)
        assert seen


def test_a_broken_chain_changes_nothing(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 4)
        mover = a if a.mirror().question else b
        mine = mover.mirror()
        assert mine.question is not None
        question = mine.question
        texts = [mine.texts()[0], "99", "98"]
        answer = mover.say("play_chain", seat=mine.seat, question=question["number"], texts=texts)
        assert answer["error"] == "not-offered"
        mover.settle()
        assert mine.question == question


def test_why_not_is_reported_with_rule_and_words(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], *made["tokens"].values(), language="de") as both:
        both.say("lift", seat=0)
        mine = both.mirror(0)
        assert mine.question is not None
        assert mine.question["words"]
        assert all(option["words"] for option in mine.question["options"])
        reason = both.say("why", seat=0, text="place palenque")
        assert reason["is"] == "reason"
        assert not reason["offered"]
        assert reason["reason"]
        kept = {option["text"] for option in mine.question["options"]}
        other = next(f"keep w{n:02}" for n in range(1, 22) if f"keep w{n:02}" not in kept)
        reason = both.say("why", seat=0, text=other)  # this text is not an answer to this question at all
        assert (reason["reason"], reason["rule"]) == ("not-dealt", "TZ-2.7")


def test_answers_in_advance_pass_windows_at_once(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    asked = {0: 0, 1: 0}
    dice = random.Random(11)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        answer = a.say("standing", seat=0, window="curse", answer="default")
        assert answer["is"] == "ack"
        for _ in range(300):
            a.settle()
            b.settle()
            for one in (a, b):
                mine = one.mirror()
                if mine.question and mine.question["window"]:
                    asked[mine.seat] += 1
            waiting = [one for one in (a, b) if one.mirror().question]
            if not waiting:
                break
            mover = dice.choice(waiting)
            texts = [t for t in mover.mirror().texts() if t.startswith("dig")] or mover.mirror().texts()
            assert mover.play(dice.choice(texts))["is"] == "ack"
        assert a.mirror().over
    assert asked[0] == 0
    assert asked[1] > 0


def test_an_answer_in_advance_given_once_passes_one_window(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    dice = random.Random(11)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("standing", seat=0, window="curse", answer="default", until="once")["is"] == "ack"
        asked = 0
        for _ in range(300):
            a.settle()
            b.settle()
            mine = a.mirror()
            if mine.question and mine.question["window"]:
                assert registry.sessions[made["id"]].seats[0].standing == {}
                asked += 1
            waiting = [one for one in (a, b) if one.mirror().question]
            if not waiting:
                break
            mover = dice.choice(waiting)
            texts = [t for t in mover.mirror().texts() if t.startswith("dig")] or mover.mirror().texts()
            assert mover.play(dice.choice(texts))["is"] == "ack"
    assert asked > 0


def test_usual_answers_are_the_same_for_all_until_a_seat_asks_to_be_asked(http: TestClient) -> None:
    made = make(http, "azteca", 3)
    usual = game_of("azteca").default_windows()
    asked: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    dice = random.Random(3)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as a,
        Sitting(http, made["id"], made["tokens"][1]) as b,
        Sitting(http, made["id"], made["tokens"][2]) as c,
    ):
        for one in (a, b, c):
            one.settle()
            assert one.mirror().shows["standing"] == dict.fromkeys(usual, "usual")
        assert a.say("standing", seat=0, window="dice", answer="ask")["is"] == "ack"
        for answer in ("ask", "default"):
            assert c.say("standing", seat=2, window="flood", answer=answer, until="usual")["is"] == "ack"
        assert b.say("standing", seat=1, window="sorcerer", answer="default")["is"] == "ack"
        for _ in range(400):
            for one in (a, b, c):
                one.settle()
                mine = one.mirror()
                if mine.question:
                    asked[mine.seat].add(mine.question["window"])
            waiting = [one for one in (a, b, c) if one.mirror().question]
            if not waiting:
                break
            mover = dice.choice(waiting)
            others = [
                one
                for one in (a, b, c)
                if one is not mover and one.mirror().table["turn"] != one.mirror().seat
            ]
            before = [one.mirror().shows["since"] for one in others]
            assert mover.play(dice.choice(mover.mirror().texts()))["is"] == "ack"
            for one in others:
                one.settle()
            after = [one.mirror().shows["since"] for one in others]
            assert all(now <= had for now, had in zip(after, before, strict=True)), "a silent pass is no turn"
        assert "dice" not in a.mirror().shows["standing"]
        assert b.mirror().shows["standing"]["sorcerer"] == "always"
        assert c.mirror().shows["standing"]["flood"] == "usual"
    cards = {"sorcerer", "dice", "cancel", "tribute", "envoys", "diversion", "raid", "flood"}
    assert asked[0] & cards == {"dice"}
    assert asked[1] & cards == asked[2] & cards == set()
    assert any("reorganise" in windows for windows in asked.values()), "it is in no list, so it is asked"


@pytest.mark.parametrize(("people", "given"), [(1, [False, False, False]), (2, [True, True, False])])
def test_usual_answers_are_for_people_among_people(http: TestClient, people: int, given: list[bool]) -> None:
    """A bot needs no standing answers, and a person who plays only with bots is asked whenever there is a
    choice.
    """
    seats = [{"kind": "hot", "name": f"P{n}"} for n in range(people)]
    seats += [{"kind": "bot", "level": "random"}] * (3 - people)
    made = make(http, "azteca", 3, seats=seats)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    assert [bool(seat.standing) for seat in registry.sessions[made["id"]].seats] == given


def test_where_nothing_is_hidden_a_person_among_bots_has_usual_answers_too(http: TestClient) -> None:
    seats = [{"kind": "hot", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    made = make(http, "teotihuacan", 2, seats=seats)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    usual = game_of("teotihuacan").default_windows_among_bots()
    assert usual
    assert [seat.standing for seat in registry.sessions[made["id"]].seats] == [
        dict.fromkeys(usual, "usual"),
        {},
    ]


def test_an_answer_in_advance_that_breaks_a_rule_changes_nothing(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(http)
    registry = http.app.state.registry  # type: ignore[attr-defined]

    def breaks(
        session: TableSession, match: Match, added: list[StepRow], _changed: list[SeatRow], _round: int
    ) -> None:
        seat = match.asked()[0]
        table_moves.one(session, match, seat, match.position.default(seat), added)
        raise DeadEnd("no answer")

    with Sitting(http, made["id"], made["tokens"][0]) as a:
        with monkeypatch.context() as broken:
            broken.setattr(table_moves, "answer_in_advance", breaks)
            refused = a.say("standing", seat=0, window="curse", answer="default")
        assert refused["error"] == "not-offered"
        session = registry.sessions[made["id"]]
        assert session.seats[0].standing.get("curse") is None
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
    with TableArchive(registry.settings.data, "", reading=True) as keeper:
        assert [fault for _, fault in keeper.examine()] == [""]


def test_a_filled_form_answers_a_run_of_questions_at_once(http: TestClient) -> None:
    """Either all answers are given or none. They can be taken back together while others are
    still thinking.
    """
    made = make(http, "lanterns", 2, options={"nights": "1"})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        a.settle()
        b.settle()
        while (a.mirror().question or {}).get("kind") != "BidForLead":
            mover = a if a.mirror().question else b
            assert mover.play(mover.mirror().texts()[0])["is"] == "ack"
            a.settle()
            b.settle()
        mine = a.mirror()
        assert mine.question is not None
        number = mine.question["number"]
        refused = a.say("fill_form", seat=mine.seat, question=number, values=[99, 99])
        assert refused["error"] == "not-offered"
        assert a.say("fill_form", seat=mine.seat, question=number + 1, values=[1, 1])["error"] == "stale"
        assert a.say("preview", seat=mine.seat, values=[99, 99])["error"] == "not-offered"
        tried = a.say("preview", seat=mine.seat, values=[1, 1])
        assert (tried["is"], len(tried["texts"]), tried["end"]) == ("previewed", 2, "other")
        taken = a.say("fill_form", seat=mine.seat, question=number, values=[1, 1])
        assert (taken["is"], taken["moves"]) == ("ack", 2)
        a.settle()
        assert a.mirror().question is None
        assert a.say("undo", seat=mine.seat, question=0, moves=2)["is"] == "ack"
        a.settle()
        again = a.mirror().question
        assert again is not None
        assert again["kind"] == "BidForLead"


@pytest.mark.parametrize("game", ["chichen-itza", "teotihuacan", "tzolkin"])
def test_an_update_says_whose_turn_it_is_by_the_rules(http: TestClient, game: str) -> None:
    """Between turns it is no one's turn, although the view still contains the seat of the last turn."""
    made = make(http, game)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as a,
        Sitting(http, made["id"], made["tokens"][1]) as b,
    ):
        told = set()
        for seed in range(40):
            play_on([a, b], 1, seed)
            match = http.app.state.registry.sessions[made["id"]].match  # type: ignore[attr-defined]
            latest = [m for m in a.pushed if m["is"] == "update"][-1]["shows"]
            assert latest["turn"] == match.game.in_turn(match.position.observation(0))
            told.add(latest["turn"])
        assert len(told) > 1
