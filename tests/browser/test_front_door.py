"""The lobby and the page behind an invitation, on a laptop and a phone, in both languages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from .conftest import Server
from .test_keys import give_keys, hot_table, kept, post
from .window import AXE, PHONE, Window

pytestmark = pytest.mark.browser
LAPTOP = {"width": 1366, "height": 768}
GAMES = ["Chichén Itzá", "Tzolk'in", "Teotihuacan", "Azteca"]


def visitor(browser: Any, size: dict[str, int], language: str, **settings: Any) -> Window:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    window = Window(browser, size, **touch)
    window.settle(language=language, **settings)
    return window


def with_bot(server: Server, game: str = "tzolkin") -> Any:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Balam"}]
    return post(server, "api/tables", {"game": game, "seats": seats})


def waiting(server: Server, **more: Any) -> Any:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    return post(server, "api/tables", {"game": "chichen-itza", "seats": seats, **more})


def is_quiet(window: Window) -> None:
    """Checks that axe finds no violations, that the console is empty, and that the page does not scroll
    sideways.
    """
    if AXE.is_file():
        assert window.axe() == []
    assert window.spoken == []
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it moves sideways"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_first_page(browser: Any, server: Server, size: dict[str, int], language: str) -> None:
    made = [with_bot(server), with_bot(server), waiting(server)]
    window = visitor(browser, size, language)
    give_keys(window, server, made)
    window.page.reload()
    window.page.wait_for_selector(".table-row.turn")
    window.until(lambda: window.page.locator(".game-card .vignette path").count() > 20)
    page = window.page
    assert page.locator(".game-card h2").all_inner_texts() == GAMES
    for card in page.locator(".game-card").all():
        assert len(card.locator(".game-sentence").inner_text()) > 40
        assert card.locator(".game-facts > *").count() == 3
        assert card.locator(".game-buttons .button").count() == 4
    before = page.evaluate(
        "document.querySelector('.my-side').compareDocumentPosition(document.querySelector('.starts'))"
    )
    assert before & 4, "my tables come first"
    rows = page.locator("[data-table-row]")
    codes = [page.inner_text(f"[data-table-row='{one['table']['id']}'] .table-code") for one in made[:2]]
    assert codes == [f"#{one['table']['id'][:4]}" for one in made[:2]], "two tables that look the same"
    assert rows.first.locator("time").count() == 1
    if size is LAPTOP:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
            "nothing is out of sight"
        )
    is_quiet(window)
    window.close()


def test_setting_up_a_table_begins_with_the_first_game_and_fits_a_phone(browser: Any, server: Server) -> None:
    window = visitor(browser, PHONE, "de")
    window.page.goto(server.address)
    window.page.click(".new-table summary")
    chosen = window.page.locator(".new-choice select").first
    window.until(lambda: chosen.input_value() == "chichen-itza")
    is_quiet(window)
    window.close()


def test_some_of_each_kind_of_table_are_visible(browser: Any, server: Server) -> None:
    ended = with_bot(server)
    act = {"do": "abandon", "id": 1, "seat": 0}
    post(server, f"api/tables/{ended['table']['id']}/act", {"token": ended["seats"][0]["token"], "act": act})
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    post(server, "api/tables", {"game": "azteca", "seats": seats, "listed": True})
    window = visitor(browser, LAPTOP, "de")
    give_keys(window, server, [ended, *(waiting(server) for _ in range(7))])
    window.page.reload()
    window.page.wait_for_selector(".table-row")
    window.until(lambda: window.page.locator(".game-card .vignette path").count() > 20)
    window.until(lambda: window.page.locator(".my-side .tables").count() == 3)
    assert window.page.evaluate(
        "[document.documentElement, document.querySelector('.my-side')]"
        ".every(one => one.scrollHeight <= one.clientHeight)"
    ), "nothing is out of sight"
    is_quiet(window)
    window.close()


@pytest.mark.parametrize("tables", [0, 2])
def test_all_games_are_visible_on_a_small_laptop(browser: Any, server: Server, tables: int) -> None:
    window = visitor(browser, {"width": 1024, "height": 768}, "en")
    give_keys(window, server, [with_bot(server) for _ in range(tables)])
    window.page.reload()
    window.page.wait_for_selector("[data-start^=azteca-]")
    if tables:
        window.page.wait_for_selector(".table-row.turn")
    window.until(lambda: window.page.locator(".game-card .vignette path").count() > 20)
    for button in window.page.locator(".game-buttons .button").all():
        box = button.bounding_box()
        assert box["y"] + box["height"] <= 768
    is_quiet(window)
    window.close()


def test_one_plays_with_as_many_bots_as_one_chooses(browser: Any, server: Server) -> None:
    window = visitor(browser, LAPTOP, "en")
    window.page.goto(server.address)
    window.page.click("[data-choose=teotihuacan]")
    window.page.check("[data-seats=teotihuacan-3]")
    window.page.select_option(".card-sheet select", "level-1")
    is_quiet(window)
    window.page.click("[data-play-chosen=teotihuacan]")
    window.page.wait_for_selector(".question")
    assert window.page.locator(".players .player").count() == 3
    window.page.goto(server.address)
    window.page.wait_for_selector("[data-start=tzolkin-3]")
    window.page.wait_for_selector("[data-table-row]")
    starts = [window.page.inner_text(f"[data-start={game}-3]") for game in ("teotihuacan", "tzolkin")]
    assert "2 bots: Very easy" in starts[0], "it says what it starts"
    assert "2 bots: Very easy" not in starts[1], "the level of another game stays as it was"
    window.close()


def test_learning_leads_to_a_tour_or_to_the_rules(browser: Any, server: Server) -> None:
    window = visitor(browser, LAPTOP, "en")
    window.page.goto(server.address)
    window.page.wait_for_selector(".game-card")
    for link in window.page.locator(".game-card a.button").all():
        href = link.get_attribute("href") or ""
        assert href.startswith(("#/learn/", "#/rules/")), href
    window.page.goto(f"{server.address}#/rules/azteca")
    window.page.wait_for_selector(".rule")
    window.page.fill("input[type=search]", "tribute")
    window.page.wait_for_selector(".rule")
    is_quiet(window)
    window.close()


def test_tables_go_off_the_list_and_come_back_by_their_link(browser: Any, server: Server) -> None:
    made = with_bot(server)
    id_ = made["table"]["id"]
    window = visitor(browser, LAPTOP, "en")
    give_keys(window, server, [made, waiting(server)])
    window.page.reload()
    row = f"[data-table-row='{id_}']"
    window.page.click(f"{row} .remove")
    window.page.wait_for_selector(row, state="detached")
    window.page.wait_for_selector("text=One table is off the list")
    window.page.reload()
    window.page.wait_for_selector("[data-table-row]")
    assert window.page.locator(row).count() == 0
    assert kept(window)[id_]["seats"] == [made["seats"][0]["token"]], "the key stays"
    window.page.goto(f"{server.address}#/table/{id_}")
    window.page.wait_for_selector(".question.mine")
    window.page.goto(f"{server.address}#/")
    window.page.wait_for_selector(row)
    is_quiet(window)
    window.close()


def test_a_finished_game_shows_who_won(browser: Any, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Balam"}]
    made = post(server, "api/tables", {"game": "azteca", "seats": seats})
    act = {"do": "abandon", "id": 1, "seat": 0}
    post(server, f"api/tables/{made['table']['id']}/act", {"token": made["seats"][0]["token"], "act": act})
    window = visitor(browser, LAPTOP, "en")
    give_keys(window, server, [made])
    window.page.reload()
    window.page.wait_for_selector("h2:has-text('Finished games')")
    assert "given up" in window.page.inner_text(f"[data-table-row='{made['table']['id']}']")
    window.close()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "en", id="laptop-en", marks=pytest.mark.slow),
        pytest.param(PHONE, "de", id="phone-de"),
        pytest.param(LAPTOP, "de", id="laptop-de", marks=pytest.mark.slow),
        pytest.param(PHONE, "en", id="phone-en", marks=pytest.mark.slow),
    ],
)
def test_an_invited_friend_looks_around_and_sits_down_in_one_step(
    browser: Any, server: Server, size: dict[str, int], language: str
) -> None:
    when = datetime.now(tz=UTC) + timedelta(days=2)
    made = waiting(server, planned=int(when.timestamp() * 1000))
    link = f"{server.address}invite/{made['table']['id']}/{language}"
    friend = visitor(browser, size, language)
    page = friend.page
    page.goto(link)
    page.wait_for_selector(".invitation .vignette path")
    friend.until(lambda: "Ana" in page.title())
    facts = page.inner_text(".invitation-facts")
    assert str(when.day) in facts
    assert ("2 to 3 hours" if language == "en" else "2 bis 3 Stunden") in facts
    is_quiet(friend)

    page.click(".invitation-look a[href^='#/board/']")
    page.wait_for_selector(".board-preview .board")
    assert friend.spoken == []
    page.go_back()
    page.click(".invitation-look a[href^='#/rules/']")
    page.wait_for_selector(".rule")
    is_quiet(friend)
    page.go_back()

    page.fill(".sit-down input.field", "Ben")
    page.check(".sit-down [data-seat='2']")
    page.click(".sit-down .button.main")
    page.wait_for_selector(".waiting em")
    assert "Ben" in page.inner_text(".waiting-seats li >> nth=2")
    is_quiet(friend)
    friend.close()


def test_the_sheet_of_an_invitation_opens_a_table_with_a_link_to_send(browser: Any, server: Server) -> None:
    host = visitor(browser, PHONE, "de")
    page = host.page
    page.goto(server.address)
    page.click("[data-invite=tzolkin]")
    page.fill(".invite-form input[maxlength]", "Ana")
    page.locator(".invite-form .size").nth(1).click()
    page.fill("input[type=datetime-local]", "2031-05-06T20:30")
    is_quiet(host)
    page.click(".invite-form .button.main")
    page.wait_for_selector("section.invite .qr")
    assert page.locator("section.invite input").input_value().endswith("/de")
    assert page.locator(".waiting-seats li").count() == 3
    assert "6. Mai" in page.inner_text(".waiting")
    is_quiet(host)
    host.close()


def test_a_holder_of_many_keys_sees_all_tables(browser: Any, server: Server) -> None:
    made = [hot_table(server, "Ana", "Ben") for _ in range(12)]
    dead = [
        {"table": {"id": f"dead{i}"}, "seats": [{"token": f"dead.{i}"}], "host": f"h.{i}"} for i in range(500)
    ]
    window = visitor(browser, LAPTOP, "en")
    give_keys(window, server, [*dead, *made])
    window.page.reload()
    window.page.click("text=Show all (12)")
    assert window.page.locator("[data-table-row] .remove").count() == 12
    codes = set(window.page.locator(".table-row:has(.remove) .table-code").all_inner_texts())
    assert len(codes) == 12
    window.close()


def test_newcomers_are_offered_the_first_game_set_up(browser: Any, server: Server) -> None:
    window = Window(browser, newcomer=True)
    window.settle(name="Ana")
    page = window.page
    page.goto(server.address)
    card = page.locator(".game-card", has=page.locator("[data-start^=teotihuacan-]"))
    assert "first-game set-up" in card.inner_text()
    assert "first-game set-up" not in page.locator(".game-card", has_text="Tzolk").inner_text()
    page.click("[data-choose=teotihuacan]")
    page.uncheck("[data-first-setup=teotihuacan]")
    assert "first-game set-up" not in card.locator(".game-facts").inner_text()
    page.check("[data-first-setup=teotihuacan]")
    page.click("[data-play-chosen=teotihuacan]")
    window.wait_for_turn()
    assert window.words()[0].startswith("worker ")  # nothing has to be chosen before the first turn
    window.close()


def test_after_a_finished_game_the_standard_set_up_is_offered(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle(name="Ana")
    window.start(server.address, game="teotihuacan")
    window.wait_for_turn()
    assert window.words()[0].startswith("keep ")
    window.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_outside_a_table_fit_a_phone(browser: Any, server: Server, language: str) -> None:
    """The pages do not scroll sideways (wide tables in the rules scroll on their own), axe finds nothing, and
    the console is empty.
    """
    window = Window(browser, PHONE, has_touch=True, is_mobile=True)
    window.settle(language=language)
    window.page.goto(server.address)
    pages = [f"#/rules/{game}" for game in ("tzolkin", "chichen-itza", "teotihuacan", "azteca")]
    for address in [*pages, "#/workshop/chichen-itza", "#/learn/tzolkin", "#/"]:
        window.page.goto(server.address + address)
        window.page.wait_for_selector(".rules section, .workshop-progress, .tour-card, .game-card .vignette")
        wide = window.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], address
        assert window.axe() == [], address
    assert window.spoken == []
    window.close()


def test_the_first_page_shows_changes_as_they_happen(browser: Any, server: Server) -> None:
    mine, listed = waiting(server), waiting(server, listed=True)
    window = visitor(browser, LAPTOP, "en")
    give_keys(window, server, [mine])
    polls: list[str] = []
    window.page.on(
        "request", lambda request: polls.append(request.url) if "api/lobby" in request.url else None
    )
    window.page.reload()
    rows = {one["table"]["id"]: f"[data-table-row='{one['table']['id']}']" for one in (mine, listed)}
    for row in rows.values():
        window.page.wait_for_selector(row)
    for name, (table, row) in zip(("Balam", "Chimal"), rows.items(), strict=True):
        post(server, f"api/tables/{table}/sit", {"name": name})
        window.page.wait_for_selector(f"{row} >> text={name}")
    closing = {"token": listed["host"], "act": {"do": "close", "id": 1}}
    post(server, f"api/tables/{listed['table']['id']}/act", closing)
    window.page.wait_for_selector(rows[listed["table"]["id"]], state="detached")
    assert polls == []
    window.close()


def test_without_a_socket_the_first_page_asks_for_its_lists(browser: Any, server: Server) -> None:
    mine = waiting(server)
    window = visitor(browser, LAPTOP, "en")
    give_keys(window, server, [mine])
    window.page.route_web_socket("**/ws", lambda line: line.close())
    window.page.reload()
    row = f"[data-table-row='{mine['table']['id']}']"
    window.page.wait_for_selector(row)
    post(server, f"api/tables/{mine['table']['id']}/sit", {"name": "Balam"})
    window.page.wait_for_selector(f"{row} >> text=Balam")
    window.close()
