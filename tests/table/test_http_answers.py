"""HTTP answers: sub-paths, bodies, faults, invitations, and what computations are asked and charged for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel.errors import PatolliError
from patolli.table.protocol import PositionAnalysis, Sit
from patolli.table.refusal import Refusal
from patolli.table.registry import TableRegistry
from patolli.table.web import game_routes, invitations, page, position_routes, responses, review_routes
from patolli.table.web.app import AtSubPath, plain

# ---- sub-paths ------------------------------------------------------------------------------------------


def passed_on(root: str, path: str, kind: str = "http") -> tuple[Any, list[Any]]:
    """Returns the scope that the application gets, and what was sent without it."""
    got: list[Any] = []
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        got.append(scope)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": kind, "path": path, "headers": [], "method": "GET", "query_string": b""}
    asyncio.run(AtSubPath(app, root)(scope, None, send))  # type: ignore[arg-type]
    return (got[0] if got else None), sent


@pytest.mark.parametrize(
    ("path", "inside"),
    [("/p/x", "/p/x"), ("/x", "/p/x"), ("/px", "/p/px"), ("/p/", "/p/"), ("/", "/p/")],
)
def test_a_proxy_may_keep_or_remove_the_sub_path(path: str, inside: str) -> None:
    for kind in ("http", "websocket"):
        scope, sent = passed_on("/p", path, kind)
        assert (scope["root_path"], scope["path"], sent) == ("/p", inside, [])
    for root, kind in (("", "http"), ("/p", "lifespan")):
        scope, _ = passed_on(root, path, kind)
        assert (scope["path"], scope.get("root_path")) == (path, None)


def test_the_sub_path_itself_leads_to_its_page() -> None:
    scope, sent = passed_on("/p", "/p")
    assert scope is None
    assert (sent[0]["status"], dict(sent[0]["headers"])[b"location"]) == (307, b"/p/")
    scope, sent = passed_on("/p", "/p", "websocket")
    assert (scope["path"], sent) == ("/p", [])


@pytest.mark.parametrize(
    ("fault", "status", "error"),
    [
        (HTTPException(404), 404, "not-found"),
        (HTTPException(405), 405, "refused"),
        (ValueError(), 500, "refused"),
    ],
)
def test_paths_that_do_not_exist_have_an_answer(fault: Exception, status: int, error: str) -> None:
    request: Any = None
    found = asyncio.run(plain(request, fault))
    assert (found.status_code, json.loads(bytes(found.body))["error"]) == (status, error)


# ---- bodies and faults ----------------------------------------------------------------------------------


class Sent:
    """A request with this body, sent in two parts."""

    def __init__(self, body: bytes, pause: float = 0.0) -> None:
        self.body, self.pause = body, pause
        self.refused: list[str] = []
        limits = SimpleNamespace(body_seconds=0.02)
        registry = SimpleNamespace(
            settings=SimpleNamespace(limits=limits), metrics=SimpleNamespace(refused=self.refused.append)
        )
        self.app = SimpleNamespace(state=SimpleNamespace(registry=registry))
        self.url = SimpleNamespace(path="/x")
        self.query_params = {"language": "x" * 9}

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.body[:5]
        await asyncio.sleep(self.pause)
        yield self.body[5:]


def body_of(body: bytes, most: int = 1000, pause: float = 0.0) -> Any:
    request: Any = Sent(body, pause)
    try:
        return asyncio.run(responses.body_of(request, Sit, most))
    except Refusal as refusal:
        return refusal.error


def test_a_body_is_read_up_to_its_limit() -> None:
    body = msgspec.json.encode({"seat": 1, "name": "Ann"})
    found = body_of(body, len(body))
    assert (found.seat, found.name) == (1, "Ann")
    assert body_of(body, len(body) - 1) == "too-long"
    assert body_of(body, pause=1.0) == "too-slow"
    assert body_of(b"{") == body_of(b"\xff") == body_of(b"[" * 900) == "unreadable"
    request: Any = Sent(b"")
    assert responses.language_of(request) == "x" * 8


@pytest.mark.parametrize(
    ("fault", "status", "error", "counted"),
    [
        (Refusal("too-many", "wait"), 429, "too-many", ["too-many"]),
        (PatolliError("odd"), 400, "bad-table", []),
        (LookupError("a detail"), 500, "fault", []),
    ],
)
def test_faults_are_answers(fault: Exception, status: int, error: str, counted: list[str]) -> None:
    async def endpoint(_request: Any) -> Any:
        raise fault

    request: Any = Sent(b"")
    work: Any = responses.refusing(endpoint)(request)
    found = asyncio.run(work)
    answer = json.loads(bytes(found.body))
    assert (found.status_code, answer["error"], request.refused) == (status, error, counted)
    assert "a detail" not in answer["text"]


def test_bytes_are_sent_as_they_are() -> None:
    assert bytes(responses.answer(b'{"a": 1}').body) == b'{"a": 1}'
    made = responses.answer({"a": 1}, 201)
    assert (bytes(made.body), made.status_code, made.media_type) == (b'{"a":1}', 201, "application/json")
    assert responses.answer(1).status_code == 200


# ---- pages ----------------------------------------------------------------------------------------------


def test_the_page_is_checked_for_changes_and_its_parts_are_kept(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path)
    assert "installed without its page" in http.get("/").text
    assert len(page.routes()) == 3
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "x-1.js").write_text("a part")
    for where in ("/", "/index.html"):
        found = http.get(where)
        assert (found.text, found.headers["cache-control"]) == ("the page", "no-cache")
    assert len(page.routes()) == 4
    part: Any = page.Hashed(directory=tmp_path / "assets")
    scope = {"type": "http", "method": "GET", "headers": [], "path": "/x-1.js"}
    found = asyncio.run(part.get_response("x-1.js", scope))
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    monkeypatch.setattr(page, "STATIC", tmp_path / "none")
    assert len(page.routes()) == 2


def seat(kind: str, name: str = "") -> Any:
    return SimpleNamespace(kind=kind, name=name)


@pytest.mark.parametrize(
    ("maker", "seats", "title", "text"),
    [
        (0, [seat("person", "Ann"), seat("open")], "Ann invites you to a game of Toy", "Ann"),
        (1, [seat("person", "Ann"), seat("person", "Ben"), seat("open")], "Ben invites", "Ann, Ben"),
        (0, [seat("person", "Ann"), seat("bot", "Bot")], "Toy: Ann", "Ann, Bot"),
        (-1, [seat("person", "Ann"), seat("person", "Ben"), seat("open")], "Toy: Ann, Ben", "Ann, Ben"),
    ],
)
def test_an_invitation_names_the_host_while_seats_are_free(
    maker: int, seats: list[Any], title: str, text: str
) -> None:
    info: Any = SimpleNamespace(maker=maker, seats=seats, title="Toy")
    found = invitations.said(info, "en")
    assert found[0].startswith(title)
    assert text in found[1]


def test_links_of_invitations_have_a_language_if_it_exists() -> None:
    assert invitations.link("http://x/", "t", "de") == "http://x/invite/t/de"
    assert (
        invitations.link("http://x/", "t", "xx")
        == invitations.link("http://x/", "t", "")
        == "http://x/invite/t"
    )


def test_an_invitation_leads_to_its_table_from_each_path(http: TestClient) -> None:
    for where, root, language in (
        ("none", "../", "en"),
        ("none/de", "../../", "de"),
        ("none/xx", "../../", "en"),
    ):
        found = http.get(f"/invite/{where}")
        assert f'href="{root}#/table/gone"' in found.text
        assert f'<html lang="{language}">' in found.text
        assert found.headers["cache-control"] == "no-cache"


def test_a_game_that_cannot_be_loaded_is_left_out(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = game_routes.info

    def info(name: str) -> Any:
        if name == "azteca":
            raise LookupError("broken")
        return usual(name)

    monkeypatch.setattr(game_routes, "info", info)
    names = [one["name"] for one in http.get("/api/games").json()]
    assert "azteca" not in names
    assert "tzolkin" in names


def test_an_example_exists_for_each_number_of_players(http: TestClient) -> None:
    here = "/api/games/lanterns/setup"
    game = games.load("lanterns")
    for players in ("2", "3", "4"):
        assert http.get(f"{here}/{players}").json() == json.loads(
            msgspec.json.encode(game_routes.set_up("lanterns", int(players)))
        )
    assert game_routes.set_up("lanterns", 2) != game_routes.set_up("lanterns", 3)
    for players in ("1", "5", "02", "x"):
        answer = http.get(f"{here}/{players}")
        assert (answer.status_code, answer.json()["text"]) == (404, f"{game.title} is for 2 to 4 players")


def test_seats_without_a_table_are_numbered_from_one() -> None:
    names = game_routes.seat_names("en")
    assert (names[0], names[1], len(names)) == ("Player 1", "Player 2", game_routes.MOST_SEATS)


def test_what_a_game_does_not_have_is_not_found(http: TestClient) -> None:
    for where in (
        "games/chess/vocabulary", "games/tzolkin/words/xx.ftl", "words/xx.ftl", "games/tzolkin/rules/xx",
        "games/tzolkin/cards/xx", "games/lanterns/components.toml", "games/tzolkin/workshop/xx",
    ):  # fmt: skip
        answer = http.get(f"/api/{where}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), where


def test_moves_and_questions_of_a_game_are_listed(http: TestClient) -> None:
    moves = http.get("/api/games/lanterns/vocabulary").json()
    assert moves["157"] == "rest"
    assert [int(number) for number in moves] == sorted(int(number) for number in moves)
    assert "BidForLead" in str(http.get("/api/games/lanterns/questions").json())


# ---- computations ---------------------------------------------------------------------------------------


class Clock:
    """Each look at the clock takes two seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 2.0
        return self.now


class Charge:
    def __init__(self) -> None:
        self.settled: list[float] = []

    def settle(self, spent: float) -> None:
        self.settled.append(spent)


@pytest.fixture
def charge(monkeypatch: pytest.MonkeyPatch) -> Charge:
    for module in (position_routes, review_routes):
        monkeypatch.setattr(module, "time", Clock())
        monkeypatch.setattr(module, "address_of", lambda scope: "192.0.2.1")
    return Charge()


@pytest.mark.parametrize(
    ("fault", "spent"),
    [(None, 7.5), (Refusal("busy", "stopped"), 2000.0), (Refusal("too-many", "wait"), 0.0)],
)
def test_the_lines_of_a_position_are_charged_to_the_address(
    monkeypatch: pytest.MonkeyPatch, charge: Charge, fault: Exception | None, spent: float
) -> None:
    asked: list[Any] = []

    async def lines(given: Any, address: str) -> tuple[bytes, float]:
        asked.append((given, address))
        if fault is not None:
            raise fault
        return b'"lines"', 7.5

    async def body(*_: Any) -> Any:
        return PositionAnalysis("a position", 1, known=40, language="xx", names=["Ann"])

    def reserve(flow: str, address: str) -> Charge:
        assert (flow, address) == ("", "192.0.2.1")
        return charge

    registry = object.__new__(TableRegistry)
    registry.budget = SimpleNamespace(reserve=reserve)  # type: ignore[assignment]
    registry.reviews = SimpleNamespace(lines=lines)  # type: ignore[assignment]
    registry.settings = SimpleNamespace(most_body=5)  # type: ignore[assignment]
    monkeypatch.setattr(position_routes, "body_of", body)
    request: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(registry=registry)),
        scope={},
        path_params={"game": "tzolkin"},
    )
    if fault is None:
        assert bytes(asyncio.run(position_routes.lines(request)).body) == b'"lines"'
    else:
        with pytest.raises(Refusal):
            asyncio.run(position_routes.lines(request))
    assert charge.settled == [spent]
    ((given, address),) = asked
    assert address == "192.0.2.1"
    assert len(given.pop("key")) == 64
    assert given == {
        "game": "tzolkin", "owner": "", "position": "a position", "seats": [], "seed": 0, "played": [],
        "language": "en", "names": ["Ann"], "ask": "lines", "seat": 1, "known": 40,
    }  # fmt: skip


def test_an_attempt_in_a_review_is_charged_like_a_hint(
    monkeypatch: pytest.MonkeyPatch, charge: Charge
) -> None:
    flows: list[tuple[str, str]] = []
    fail = False

    async def attempt(at: int, text: str, language: str, address: str) -> bytes:
        assert (at, text, language, address) == (3, "rest", "", "192.0.2.1")
        if fail:
            raise Refusal("stale", "x")
        return b'"judged"'

    def reserve(flow: str, address: str) -> Charge:
        flows.append((flow, address))
        return charge

    keys: dict[str, Any] = {"good": SimpleNamespace(who=1)}
    registry = object.__new__(TableRegistry)
    registry.budget = SimpleNamespace(reserve=reserve)  # type: ignore[assignment]
    registry.settings = SimpleNamespace(most_message=5)  # type: ignore[assignment]
    registry.holder = lambda session, token: keys.get(token)  # type: ignore[method-assign]
    review = SimpleNamespace(attempt=attempt)
    registry.reviews = SimpleNamespace(review=lambda session: review)  # type: ignore[assignment]
    token = "good"

    async def body(*_: Any) -> Any:
        return SimpleNamespace(token=token, at=3, text="rest")

    async def session_of(_: Any) -> Any:
        return SimpleNamespace(id="t")

    monkeypatch.setattr(review_routes, "body_of", body)
    monkeypatch.setattr(review_routes, "session_of", session_of)
    request: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(registry=registry)), scope={}, query_params={}
    )
    assert bytes(asyncio.run(review_routes.attempt(request)).body) == b'"judged"'
    assert (flows, charge.settled) == ([("t/1", "192.0.2.1")], [2000.0])
    fail = True
    with pytest.raises(Refusal):
        asyncio.run(review_routes.attempt(request))
    assert charge.settled == [2000.0, 2000.0]
    token = "bad"
    with pytest.raises(Refusal, match="this key is not valid"):
        asyncio.run(review_routes.attempt(request))
    assert len(flows) == 2


def test_the_review_of_a_record_is_charged_for_what_it_spent(charge: Charge) -> None:
    registry: Any = SimpleNamespace(
        reviews=SimpleNamespace(of_record=lambda record: SimpleNamespace(record=record, spent=lambda: 12.5)),
        budget=SimpleNamespace(
            reserve=lambda flow, address: charge if (flow, address) == ("", "a") else None
        ),
    )
    with review_routes.charged_review(registry, "the record", "a") as found:
        assert found.record == "the record"
        assert charge.settled == []
    assert charge.settled == [12.5]
