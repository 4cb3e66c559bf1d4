"""Prospects of a question: they are pushed in parts, use only the seat's knowledge, and do not delay other
messages.
"""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.click_chains import asks_number
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.odds import odds_of, open_odds
from patolli.kernel.position import Position
from patolli.table import position_queries, prospects, query_answers, view_diff
from patolli.table.journal import game_of
from patolli.table.odds_messages import odds_message
from patolli.table.protocol import Prospects
from patolli.table.rule_faults import RuleFaults
from patolli.texts import GameTexts, odds_text
from tests.kernel.lanterns.game import DIG, Act
from tests.kernel.lanterns.game import GAME as LANTERNS
from tests.kernel.tables import at_turn, walk

from .client import Sitting
from .table_helpers import by_http, make, play_on

GAMES = ["azteca", "chichen-itza", "teotihuacan", "tzolkin"]


def parts_of(one: Sitting, question: int) -> list[dict[str, Any]]:
    return [m for m in one.pushed if m["is"] == "prospects" and m["question"] == question]


def all_parts(one: Sitting) -> list[dict[str, Any]]:
    """Waits until all prospects of the current question have arrived, and returns them."""
    question = one.mirror().question
    assert question is not None
    number: int = question["number"]
    one.settle_until(lambda: any(m["done"] for m in parts_of(one, number)))
    return parts_of(one, number)


def answers(parts: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {", ".join(one["chain"]): one for part in parts for one in part["answers"]}


# ---- on the wire ---------------------------------------------------------------------------------------


def test_a_page_gets_what_every_answer_does_without_asking(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], language="en", prospects=True) as a:
        parts = all_parts(a)
        assert [one["part"] for one in parts] == list(range(len(parts)))
        assert [one["done"] for one in parts] == [False] * (len(parts) - 1) + [True]
        assert all(one["seat"] == 0 for one in parts)
        assert set(a.mirror().texts()) <= answers(parts).keys()
        asked = len([m for m in a.pushed if m["is"] == "prospects"])
        a.play(a.mirror().texts()[0])
        assert len(all_parts(a)) > 0
        assert len([m for m in a.pushed if m["is"] == "prospects"]) > asked


def test_who_does_not_want_them_gets_none(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        a.settle()
        assert not [m for m in a.pushed if m["is"] == "prospects"]
    assert http.app.state.registry.sessions[made["id"]].prospects == {}  # type: ignore[attr-defined]


def test_only_who_looks_through_the_eyes_of_a_seat_gets_its_prospects(http: TestClient) -> None:
    made = make(http, curtain=True)
    tokens = list(made["tokens"].values())
    with (
        Sitting(http, made["id"], *tokens, prospects=True) as hot,
        Sitting(http, made["id"], prospects=True) as onlooker,
    ):
        hot.settle()
        assert hot.say("lift", seat=0)["is"] == "ack"
        hot.settle_until(lambda: any(m["is"] == "prospects" and m["done"] for m in hot.pushed))
        assert {m["seat"] for m in hot.pushed if m["is"] == "prospects"} == {0}
        onlooker.settle()
        assert not [m for m in onlooker.pushed if m["is"] == "prospects"]


def test_a_second_page_of_the_same_seat_gets_the_same(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], prospects=True) as a:
        first = all_parts(a)
        with Sitting(http, made["id"], made["tokens"][0], prospects=True) as b:
            assert all_parts(b) == first
        with Sitting(http, made["id"], made["tokens"][0], prospects=True, language="de") as c:
            assert [one["part"] for one in all_parts(c)] == [one["part"] for one in first]


@pytest.mark.parametrize("back", ["before", "after"])
def test_a_page_that_is_loaded_again_while_they_are_computed_gets_them(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, back: str
) -> None:
    """The client may return before or after the server has cancelled the computation."""
    made = make(http)
    registry = http.app.state.registry  # type: ignore[attr-defined]
    ask, given_up, again = registry.queries.ask, threading.Event(), threading.Event()

    async def given_up_at_first(*asked: Any) -> bytes:
        if given_up.is_set():
            return bytes(await ask(*asked))
        while not again.is_set() if back == "before" else registry.sessions[made["id"]].present:
            await asyncio.sleep(0.01)
        given_up.set()
        raise position_queries.NobodyWaits("busy", "")

    monkeypatch.setattr(registry.queries, "ask", given_up_at_first)
    with Sitting(http, made["id"], made["tokens"][0], prospects=True):
        pass
    assert back == "before" or given_up.wait(60)
    with Sitting(http, made["id"], made["tokens"][0], prospects=True) as a:
        again.set()
        parts = all_parts(a)
        assert not parts[-1]["cut"]
        assert set(a.mirror().texts()) <= answers(parts).keys()


def test_nothing_comes_in_a_pause_and_everything_after_it(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], prospects=True) as a:
        all_parts(a)
        assert by_http(http, made["id"], made["tokens"][0], "pause", seat=0)["is"] == "ack"
        a.settle()
        a.pushed.clear()
        assert http.app.state.registry.sessions[made["id"]].prospects == {}  # type: ignore[attr-defined]
        assert by_http(http, made["id"], made["tokens"][0], "resume")["is"] == "ack"
        assert all_parts(a)


def test_a_client_without_budget_is_informed_that_the_rest_was_cut(http: TestClient) -> None:
    made = make(http)
    budget = http.app.state.registry.queries.budget  # type: ignore[attr-defined]
    budget.persons.bucket(f"{made['id']}/0").charge(10_000_000)
    with Sitting(http, made["id"], made["tokens"][0], prospects=True) as a:
        parts = all_parts(a)
        assert [(one["done"], one["cut"], one["answers"]) for one in parts] == [(True, True, [])]
        assert a.play(a.mirror().texts()[0])["is"] == "ack"


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_prospect_agrees_with_the_preview_of_the_same_chain(http: TestClient, game: str) -> None:
    made = make(http, game)
    with (
        Sitting(http, made["id"], made["tokens"][0], prospects=True) as a,
        Sitting(http, made["id"], made["tokens"][1], prospects=True) as b,
    ):
        for seed in range(4):
            play_on([a, b], 9, seed)
            mover = next(one for one in (a, b) if one.mirror().question)
            found = all_parts(mover)
            seat = mover.mirror().seat
            for chain, one in list(answers(found).items())[:6]:
                shown = mover.say("preview", seat=seat, texts=one["chain"])
                assert one["end"] == shown["end"], chain
                assert one["ends"] == shown["ends"], chain
                assert one["points"] == shown["points"][: len(one["points"])], chain
                assert one["costs"] == shown["costs"], chain
                assert one["events"] == shown["events"]
                assert one["next"] == [option["text"] for option in shown["options"]]
                assert with_patch(mover.mirror().table, one["patch"]) == shown["table"]


def with_patch(view: Any, patch: list[dict[str, Any]]) -> Any:
    out = msgspec.json.decode(msgspec.json.encode(view))
    for entry in patch:
        at = out
        for key in entry["at"][:-1]:
            at = at[key]
        if entry["gone"]:
            del at[entry["at"][-1]]
        else:
            at[entry["at"][-1]] = entry["to"]
    return out


# ---- the source of prospects -----------------------------------------------------------------------------


def composed(name: str, p: Position, seat: int) -> list[bytes]:
    game = game_of(name)
    words = GameTexts(game, "en", ["Ana", "Bo", "Cem"])
    return [
        msgspec.json.encode(one)
        for one in prospects.parts(game, p.observation(seat), seat, words, RuleFaults())
    ]


def positions(name: str, moves: int, seed: int, often: int = 9) -> list[tuple[Position, int]]:
    match = Match(game_of(name), 2, Seeded(seed))
    dice = random.Random(seed)
    found = []
    for n in range(moves):
        if not match.asked():
            break
        seat = dice.choice(match.asked())
        if n % often == 0:
            found.append((match.position, seat))
        match.play(seat, dice.choice(match.position.offer(seat)))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_the_same_to_a_seat_give_it_the_same_bytes(name: str) -> None:
    rng = Rng(5)
    for p, seat in positions(name, 150, 11):
        assert composed(name, p, seat) == composed(name, p.sample_world(seat, rng), seat)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_a_preview_and_the_last_part_is_marked(name: str) -> None:
    for p, seat in positions(name, 120, 3):
        parts = [msgspec.json.decode(one) for one in composed(name, p, seat)]
        texts = {game_of(name).vocabulary.text(move) for move in p.legal_moves(seat)}
        listed = next(one for one in parts if one["chains"] is not None)
        assert listed["cut"] or texts <= answers(parts).keys()
        assert [one["done"] for one in parts] == [False] * (len(parts) - 1) + [True]


def foreseen(name: str, p: Position, seat: int) -> dict[str, Any]:
    return answers([msgspec.json.decode(one) for one in composed(name, p, seat)])


def test_an_answer_says_whether_it_ends_the_turn_or_the_game() -> None:
    told = set()
    for seed in range(3):
        for p, seat in positions("tzolkin", 400, seed, often=1):
            if p.question(seat).kind != "PlaceWorker":
                continue
            for text, one in foreseen("tzolkin", p, seat).items():
                if text == "stop":
                    assert one["ends"] in ("turn", "game")
                elif text.startswith("place ") and one["end"] == "asked" and "stop" in one["next"]:
                    assert one["ends"] == ""
                told.add(one["ends"])
    assert told >= {"", "turn"}


@pytest.mark.parametrize("name", GAMES)
def test_only_the_last_answer_of_a_game_ends_it(name: str) -> None:
    match = Match(game_of(name), 2, Seeded(4))
    dice = random.Random(4)
    before: list[tuple[Position, int, int]] = []
    while match.asked():
        seat = dice.choice(match.asked())
        move = dice.choice(match.position.offer(seat))
        before = [*before[-9:], (match.position.copy(), seat, move)]
        match.play(seat, move)
    for p, seat, move in before:
        one = foreseen(name, p, seat).get(match.game.vocabulary.text(move))
        if one is not None:
            assert (one["ends"] == "game") == (one["end"] == "over")


def test_who_is_asked_out_of_turn_together_with_others_ends_the_own_part() -> None:
    game = game_of("tzolkin")
    match = Match(game, 2, Seeded(1))
    while len(match.position.legal_moves(0)) > 4 or 0 in match.asked():
        found = foreseen("tzolkin", match.position, 0)
        last = [one for one in found.values() if one["end"] != "asked"]
        assert all(one["ends"] == "turn" for one in last if one["end"] == "other")
        match.play(0, match.position.legal_moves(0)[0])
        if game.in_turn(match.position) >= 0 or 0 not in match.asked():
            return


def test_an_answer_costs_if_it_takes_goods_or_points_or_gives_up_something() -> None:
    told = set()
    for p, seat in positions("tzolkin", 500, 2, often=1):
        for text, one in foreseen("tzolkin", p, seat).items():
            takes = any(thing["by"] < 0 for thing in one["things"])
            loses = one["points"][seat] < 0 or one["deferred_points"] < 0
            if takes or loses:
                assert one["costs"], text
            elif not text.startswith(("act none", "beg")):
                told.add(one["costs"])
    assert told == {False}


@pytest.mark.parametrize("name", GAMES)
def test_a_pass_is_the_harmless_answer_and_never_one_that_is_sealed_beside_others(name: str) -> None:
    game, told, declining = game_of(name), set(), set()
    for p, seat in positions(name, 400, 7, often=1):
        asked = view_diff.asked(game, p.observation(seat), seat, 1, None, RuleFaults())
        passing = [option.text for option in asked.options if option.passes]
        assert passing in ([], [asked.default])
        assert not (passing and p.drafts and not asked.window), asked.kind
        told |= set(passing)
        assert all(option.declines for option in asked.options if option.passes)
        declining |= {option.text for option in asked.options if option.declines}
    assert told <= {"pass", "stop", "no", "0", "cast none", "act none"}, told
    assert told <= declining
    assert not [text for text in declining if not text.endswith(("pass", "stop", "no", "0", "none"))]


@pytest.mark.parametrize(
    ("game", "own"),
    [
        (game_of("azteca"), set()),
        (game_of("chichen-itza"), {"cast none"}),
        (game_of("teotihuacan"), set()),
        (game_of("tzolkin"), {"act none"}),
        (LANTERNS, {"rest"}),
    ],
    ids=lambda one: one.name if isinstance(one, Game) else "",
)
def test_shared_words_decline_and_those_that_the_game_names(game: Game, own: set[str]) -> None:
    p, rules, words = game.start(game.fewest), game.prospect_rules(), game.vocabulary.texts
    found = {text for move, text in words.items() if rules.declines(p, 0, move)}
    assert found == {"pass", "stop", "no", "0"} | own


def test_an_own_word_of_a_game_is_marked_as_a_pass() -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], Act))
    seat = p.asked()[0]
    asked = view_diff.asked(LANTERNS, p.observation(seat), seat, 1, None, RuleFaults())
    assert [option.text for option in asked.options if option.passes] == ["rest"]


def test_odds_show_pages_their_goal_and_assumptions() -> None:
    found = odds_of(LANTERNS, at_turn("fire", "rain"), 0, [DIG])
    assert found is not None
    message = odds_message("dig ruin1", found)
    assert (message.goal, message.assumes) == ("at-least-2-points", ["omens-are-played"])


def test_whether_marches_are_given_up_does_not_depend_on_who_is_asked_next() -> None:
    game, found = game_of("azteca"), 0
    for seed in range(6):
        for p, seat in positions("azteca", 400, seed, often=1):
            asked = view_diff.asked(game, p.observation(seat), seat, 1, None, RuleFaults())
            for option in asked.options:
                assert option.gives_up == (option.text == "no march")
                found += option.gives_up
    assert found > 3


def test_numbers_that_pay_in_different_ways_are_answered_as_a_whole() -> None:
    game, words = game_of("tzolkin"), GameTexts(game_of("tzolkin"), "en", ["Ana", "Bo"])
    found: list[Prospects] = []
    for seed in range(6):
        for p, seat in positions("tzolkin", 400, seed, often=1):
            if asks_number(p, seat):
                found.append(next(prospects.parts(game, p.observation(seat), seat, words, RuleFaults())))
    whole = [one for one in found if one.payments]
    assert whole
    assert any(one.payments == [] for one in found)
    for one in whole:
        assert one.payments is not None
        assert {tuple(payment.chain) for payment in one.payments} <= {tuple(a.chain) for a in one.answers}
        assert all(payment.paid for payment in one.payments)


def test_the_odds_of_answers_that_chance_decides_come_last() -> None:
    found = 0
    for seed in range(3):
        for p, seat in positions("chichen-itza", 300, seed, often=6):
            parts = [msgspec.json.decode(one) for one in composed("chichen-itza", p, seat)]
            kinds = [bool(one["odds"]) for one in parts]
            if any(kinds):
                found += 1
                assert kinds == [*sorted(kinds[:-1]), False]
                for part in parts:
                    for odds in part["odds"]:
                        assert game_of("chichen-itza").vocabulary.move(odds["text"]) in p.legal_moves(seat)
                        assert abs(sum(one["chance"] for one in odds["outcomes"]) - 10_000) < 10
        if found:
            return
    raise AssertionError("no fight was found")


def test_what_is_at_stake_whatever_is_answered_comes_with_its_odds() -> None:
    for seed in range(4):
        for p, seat in positions("chichen-itza", 300, seed, often=3):
            known = open_odds(game_of("chichen-itza"), p, seat, prospects.OPEN_STEPS)
            parts = [msgspec.json.decode(one) for one in composed("chichen-itza", p, seat)]
            told = [odds for part in parts for odds in part["open_odds"]]
            assert [one["text"] for one in told] == list(known)
            if known:
                (city,) = told
                expected = known["city-attack"]
                assert [one["chance"] for one in city["outcomes"]] == expected.chances
                assert [one["percent"] for one in city["outcomes"]] == [
                    odds_text.percent(chance) for chance in expected.chances
                ]
                assert (city["good"], city["goal"]) == (expected.chances[0], "city-kept")
                assert city["good_percent"] == odds_text.percent(expected.chances[0])
                assert list(city["means"]) == expected.counts
                return
    raise AssertionError("no city was in danger")


def test_a_chain_that_ends_in_a_fight_says_so_and_its_odds_can_be_asked_for() -> None:
    """Odds must also be available for numbers of warriors that no one-click answer sends."""
    game = game_of("chichen-itza")
    for p, seat in positions("chichen-itza", 200, 3, often=3):
        parts = [msgspec.json.decode(one) for one in composed("chichen-itza", p, seat)]
        staked = [
            one["chain"] for one in answers(parts).values() if one["at_stake"] and len(one["chain"]) > 2
        ]
        if not staked:
            continue
        observed, chain = p.observation(seat), staked[0]
        plain = query_answers.preview(game, observed, seat, chain, None)
        assert plain.at_stake
        assert plain.odds is None
        step = next(i for i, text in enumerate(chain) if text.isdecimal())
        for number in ("1", chain[step]):
            sent = [*chain[:step], number, *chain[step + 1 :]]
            found = query_answers.preview(game, observed, seat, sent, None, with_odds=True)
            assert found.odds is not None
            assert found.odds.text == chain[-1]
            assert abs(sum(one.chance for one in found.odds.outcomes) - 10_000) < 10
        return
    raise AssertionError("no chain ended in a fight")


def test_a_chain_without_a_fight_has_no_odds() -> None:
    game = game_of("tzolkin")
    p, seat = positions("tzolkin", 30, 3)[-1]
    text = game.vocabulary.text(p.legal_moves(seat)[0])
    found = query_answers.preview(game, p.observation(seat), seat, [text], None, with_odds=True)
    assert not found.at_stake
    assert found.odds is None
