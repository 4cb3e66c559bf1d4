"""Requests about positions that belong to no table: showing, playing and querying them, and rejecting invalid
ones.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel import position_text
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.players.expectations import judging_evaluator, model_for
from patolli.review.analysis import Analyser
from patolli.table.positions import position_lines

GAMES = ["azteca", "chichen-itza", "teotihuacan", "tzolkin"]


def match_of(game: str, moves: int = 40) -> Match:
    """Plays random moves and continues until a seat has a choice."""
    match, rng = Match(games.load(game), 2, Seeded(3)), Rng(4)
    while True:
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        moves -= 1
        if moves < 0 and len(options) > 1 and len(match.asked()) == 1:
            return match
        match.play(seat, options[rng.below(len(options))])


def text_of(match: Match, seat: int | None = None) -> str:
    p = match.position if seat is None else match.position.observation(seat)
    return position_text.write(match.game, p)


def post(http: TestClient, game: str, what: str, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = http.post(f"/api/games/{game}/position/{what}", json=body).json()
    return found


def shown(state: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one["shows"] for one in state["updates"] if one["seat"] == seat)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_and_played_on(http: TestClient, game: str) -> None:
    match = match_of(game)
    text, seat = text_of(match), match.asked()[0]
    began = post(http, game, "play", position=text, language="en", names=["Ana"])
    assert (began["end"], began["position"]) == ("asked", text)
    assert began["seats"] == [0, 1]
    assert [one["name"] for one in began["table"]["seats"]] == ["Ana", "Player 2"]
    assert began["updates"][-1]["seat"] == seat
    observed = match.position.observation(seat)
    assert shown(began, seat)["table"] == json.loads(json.dumps(match.game.show(observed)))
    asked = shown(began, seat)["question"]
    offered = {match.game.vocabulary.text(move) for move in match.position.legal_moves(seat)}
    assert {one["text"] for one in asked["options"]} == offered
    assert all(one["words"] for one in asked["options"])
    move = asked["options"][-1]["text"]
    on = post(http, game, "play", position=text, seat=seat, texts=[move], language="en")
    assert on["played"] == [{"seat": seat, "text": move}]
    assert shown(on, seat)["undo"]
    again = post(http, game, "play", position=text, played=on["played"], language="en")
    assert again["position"] == on["position"] != text
    other = post(http, game, "play", position=on["position"])
    assert other["asked"] == on["asked"]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_is_shown_and_nothing_else(http: TestClient, game: str) -> None:
    match = match_of(game)
    seat = match.asked()[0]
    text = text_of(match, seat)
    began = post(http, game, "play", position=text)
    assert began["position"] == text
    hidden = json.loads(json.dumps(match.game.show(match.position.observation(seat))))
    assert shown(began, seat)["table"] == hidden
    move = shown(began, seat)["question"]["options"][0]["text"]
    for seed in (0, 1):
        on = post(http, game, "play", position=text, seat=seat, texts=[move], seed=seed)
        assert on["played"], on


def test_hidden_things_of_a_whole_position_are_dealt_again_by_a_seed(http: TestClient) -> None:
    match = match_of("azteca")
    seat, text = match.asked()[0], text_of(match)
    other = 1 - seat
    as_written = post(http, "azteca", "play", position=text)
    dealt = [post(http, "azteca", "play", position=text, seed=seed) for seed in (1, 2, 3)]
    assert all(shown(one, seat)["table"] == shown(as_written, seat)["table"] for one in dealt)
    assert any(shown(one, other)["table"] != shown(as_written, other)["table"] for one in dealt)


def test_one_seat_is_played_until_others_are_asked(http: TestClient) -> None:
    match = match_of("tzolkin")
    seat = match.asked()[0]
    state = post(http, "tzolkin", "play", position=text_of(match), seats=[seat])
    played: list[dict[str, Any]] = []
    while state["end"] == "asked":
        assert [one["seat"] for one in state["updates"]] == [seat]
        text = shown(state, seat)["question"]["options"][0]["text"]
        body = {"position": text_of(match), "seats": [seat], "seat": seat, "texts": [text]}
        state = post(http, "tzolkin", "play", played=played, **body)
        played = state["played"]
    assert state["end"] == "others"
    assert state["asked"] == [1 - seat]
    assert not shown(state, seat)["question"]
    refused = post(http, "tzolkin", "play", position=text_of(match), seats=[seat], seat=1 - seat, texts=["x"])
    assert refused["error"] == "not-asked"


def test_the_same_seed_gives_the_same_chance(http: TestClient) -> None:
    found = []
    for seed in (5, 5, 6, 7):
        match = Match(games.load("teotihuacan"), 2, Seeded(1))
        p = match.game.start(2, match.options)
        assert CHANCE in p.asked()
        text = position_text.write(match.game, p)
        state = post(http, "teotihuacan", "play", position=text, seed=seed)
        found.append(state.get("position") or state)
    assert found[0] == found[1]
    assert len({str(one) for one in found}) > 1


def test_prospects_and_queries_are_those_of_a_table(http: TestClient) -> None:
    match = match_of("tzolkin")
    seat, text = match.asked()[0], text_of(match)
    part = post(http, "tzolkin", "prospects", position=text, seat=seat, part=0, language="en")
    assert part["is"] == "prospects"
    assert part["question"] == 1
    assert part["answers"]
    far = post(http, "tzolkin", "prospects", position=text, seat=seat, part=500)
    assert far["error"] == "not-there"
    why = {"do": "why", "id": 1, "seat": seat, "text": "place palenque"}
    assert post(http, "tzolkin", "query", position=text, query=why, language="de")["is"] == "reason"
    move = match.game.vocabulary.text(match.position.legal_moves(seat)[0])
    look = {"do": "preview", "id": 1, "seat": seat, "texts": [move]}
    assert post(http, "tzolkin", "query", position=text, query=look)["texts"] == [move]
    other = {"do": "reach", "id": 1, "seat": 1 - seat}
    assert post(http, "tzolkin", "query", position=text, query=other)["error"] == "not-asked"
    mine = post(http, "tzolkin", "query", position=text, query=other, seats=[seat])
    assert mine["error"] == "not-yours"


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_cannot_be_are_refused_clearly(http: TestClient, game: str) -> None:
    text = text_of(match_of(game))
    lines = text.splitlines()
    broken = [
        "no position",
        text.replace("edition: ", "edition: 9"),
        text.replace(f"game: {game}", "game: chess"),
        text.replace("players: 2", "players: 40"),
        text + "\nseats[0].nothing = 5\n",
        text + "\nagenda = []\n\nturn = 77\n",
        text + '\nagenda = [["Nonsense", 1]]\n',
        text + "\nseats = " + "[" * 5000 + "\n",
        text + "\nturn = " + "9" * 300 + "\n",
        "\n".join(lines[:5]) + "\n\nagenda = 7\n",
    ]
    for one in broken:
        answer = http.post(f"/api/games/{game}/position/play", json={"position": one})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-position"), (one[-80:], answer.text)
        assert answer.json()["text"]
    assert http.post(f"/api/games/{game}/position/play", json={"position": "x" * 70_000}).status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_mangled_values_never_fault(http: TestClient, game: str) -> None:
    lines = text_of(match_of(game)).splitlines()
    rng = Rng(8)
    values = ["-1", "99", "0", "[]", '"x"', "null", "1e9", "[-5]", "4294967296", "[[1]]"]
    for _ in range(80):
        at = 6 + rng.below(len(lines) - 6)
        path = lines[at].partition(" = ")[0]
        text = "\n".join([*lines, f"{path} = {values[rng.below(len(values))]}"])
        body = post(http, game, "play", position=text, seed=rng.below(2))
        assert body.get("error") in (None, "bad-position"), (path, body)


def test_moves_that_are_not_offered_change_nothing(http: TestClient) -> None:
    match = match_of("tzolkin")
    seat, text = match.asked()[0], text_of(match)
    wrong = post(http, "tzolkin", "play", position=text, seat=seat, texts=["turn a corner"])
    assert wrong["error"] == "not-offered"
    stale = post(http, "tzolkin", "play", position=text, played=[{"seat": seat, "text": "turn a corner"}])
    assert stale["error"] == "stale"


@pytest.mark.parametrize("game", GAMES)
def test_best_lines_grow_and_can_be_played(http: TestClient, game: str) -> None:
    match = match_of(game)
    seat, text = match.asked()[0], text_of(match)
    about = {"position": text, "seat": seat, "language": "de"}
    first = post(http, game, "lines", **about)
    assert first["iterations"] > 0, first
    more = post(http, game, "lines", known=first["iterations"], **about)
    assert more["iterations"] > first["iterations"]
    shares = [one["share"] for one in more["lines"]]
    assert 0 < sum(shares) <= 1.01
    for one in more["lines"]:
        assert len(one["words"]) == len(one["moves"])
        assert all(one["words"])
        texts = one["moves"][: one["playable"]]
        on = post(http, game, "play", position=text, seat=seat, texts=texts)
        assert on.get("played"), (one, on)
    other = post(http, game, "lines", **{**about, "seat": 1 - seat})
    assert other["error"] == "not-asked"
    assert post(http, game, "lines", **{**about, "position": "nothing"})["error"] == "bad-position"


def test_best_lines_of_a_whole_position_use_what_the_seat_knows(http: TestClient) -> None:
    # a different question, because the file of the first one may have grown
    match = match_of("azteca", 30)
    seat = match.asked()[0]
    found = [
        post(http, "azteca", "lines", position=text, seat=seat)["lines"]
        for text in (text_of(match), text_of(match, seat))
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_best_lines_use_the_evaluator_that_judges_choices(game: str) -> None:
    match = match_of(game)
    seat = match.asked()[0]
    analyser = Analyser(match.game, match.position.observation(seat), seat, 100)
    box = match.position.box.digest
    judging = model_for(match.game, box, match.position.players, judging_evaluator(match.game))
    assert analyser.search is not None
    assert type(analyser.search.evaluator) is type(judging.evaluator)


def test_a_slow_server_sends_lines_after_a_few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_lines, "LONGEST", 0.0)
    match = match_of("tzolkin", 7)
    asked = {
        "game": "tzolkin",
        "position": text_of(match),
        "seats": [],
        "seed": 0,
        "played": [],
        "seat": match.asked()[0],
        "names": [],
        "language": "en",
        "known": 0,
    }
    asked["key"] = "a slow server"
    first = position_lines.lines(asked)
    assert first.iterations == position_lines.PORTION
    assert first.lines
    more = position_lines.lines({**asked, "known": first.iterations})
    assert (more.iterations, more.most) == (2 * position_lines.PORTION, position_lines.MOST_ITERATIONS)
