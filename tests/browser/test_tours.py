"""Plays every tour from the first step to the last, with clicks on a desktop and touches on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from patolli import games
from patolli.table.tours import tour_file

from .conftest import Server
from .tour_player import SHOWN, TourPlayer
from .window import PHONE, WIDE

LAPTOP = {"width": 1366, "height": 768}

TOURS = [game for game in games.names() if tour_file.has_tour(game)]
WAYS = [pytest.param(WIDE, "en", id="desktop-en"), pytest.param(PHONE, "de", id="phone-de")]
OTHER_WAYS = [pytest.param(WIDE, "de", id="desktop-de"), pytest.param(PHONE, "en", id="phone-en")]


def first_mistake(game: str) -> tuple[tour_file.TourStep, str]:
    """Returns the first step of a tour that explains a wrong answer to its first question, and
    that answer.
    """
    for step in tour_file.tour(game).steps:
        for mistake in step.wrong:
            if "*" not in mistake.move and not mistake.after:
                return step, mistake.move
    raise AssertionError(f"the tour of {game} has no step with a wrong answer")


def test_a_wrong_move_is_explained_and_a_reload_comes_back(browser: Any, server: Server) -> None:
    player = TourPlayer(browser, server, "tzolkin")
    player.open("surcharge")
    player.wait_for("surcharge")
    player.page.wait_for_selector(".question.mine .choice")
    asked = player.window.asked()
    player.press('.question [data-choice="turn pick"]')
    assert "Palenque" in player.wrong()
    assert player.window.asked() == asked
    player.play(next(step for step in player.steps() if step.id == "surcharge"))
    assert not player.page.locator(".tour-wrong").count()
    player.next()
    player.wait_for("pick")
    player.page.reload()
    player.wait_for("pick")
    player.page.goto(server.address)
    player.open()
    player.wait_for("pick")
    player.press("[data-chapters]")
    assert player.page.locator('.tour-chapter-list [data-step="surcharge"] .icon').count() == 1
    player.press('.tour-chapter-list [data-step="place"]')
    player.wait_for("place")
    player.window.close()


def test_a_player_can_see_the_move_take_it_back_and_start_again(browser: Any, server: Server) -> None:
    player = TourPlayer(browser, server, "tzolkin")
    player.open("place")
    player.page.wait_for_selector('.board .place.lit[data-word="place palenque"]')
    player.press("[data-show-me]")
    player.page.wait_for_selector(".question .hint-answer")
    player.press('.board .place.lit[data-word="place palenque"]')
    player.page.wait_for_selector('.question [data-choice="stop"]')
    player.page.click("text=Undo")
    player.page.wait_for_selector('.question:not(:has([data-choice="stop"]))')
    player.play(player.steps()[1])
    player.page.click("text=Once more")
    player.page.wait_for_selector(SHOWN.format(step="place") + ":not(.done)")
    assert player.window.axe() == []
    player.window.close()


def test_the_first_page_leads_to_the_tour_and_the_tour_to_a_first_game(browser: Any, server: Server) -> None:
    player = TourPlayer(browser, server, "tzolkin")
    player.page.goto(server.address)
    player.page.click('a[href="#/learn/tzolkin"]')
    player.wait_for(player.steps()[0].id)
    player.open(player.steps()[-1].id)
    player.page.wait_for_selector("[data-first-game]:not([disabled])")
    assert "against one bot: Very easy" in player.page.inner_text("[data-first-game]"), "it names bots"
    player.press("[data-first-game]")
    player.page.wait_for_selector(".table-page:not(.tour-page) .question")
    player.window.close()


def play_whole(browser: Any, server: Server, game: str, size: dict[str, int], language: str) -> None:
    player = TourPlayer(browser, server, game, size, language)
    player.open()
    on_board = moves = 0
    missing: list[str] = []
    for step in player.steps():
        player.wait_for(step.id)
        if step.answer:
            player.begin()
            if player.touch:
                assert player.covered() == [], step.id
        if size == WIDE:  # on a phone, the marked places may be on another page
            missing += [f"{step.id}: {one}" for one in player.missing_pointers(step)]
        if step.answer:
            assert player.out_of_sight() == [], step.id
        assert player.window.axe() == [], step.id
        if step.answer:
            on_board += player.play(step)
            moves += len(step.answer[0])
        if step is not player.steps()[-1]:
            player.next()
    assert missing == []
    # On a phone, the answers during a fight are only in the list.
    assert on_board > (0 if player.touch else moves / 3)
    player.press("[data-first-game]")
    player.page.wait_for_selector(".table-page:not(.tour-page) .question")
    player.window.close()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), WAYS + OTHER_WAYS)
@pytest.mark.parametrize("game", TOURS)
def test_a_tour_is_played_from_start_to_end(
    browser: Any, server: Server, game: str, size: dict[str, int], language: str
) -> None:
    play_whole(browser, server, game, size, language)


@pytest.mark.slow
def test_a_step_is_answered_with_numbers_on_several_places(browser: Any, server: Server) -> None:
    player = TourPlayer(browser, server, "chichen-itza")
    player.open("reinforce")
    player.press('.board .place.lit[data-word="place reinforcement-regroup reinforcement"]')
    for step in ("more p06", "done"):
        player.page.locator(f'[data-step="{step}"]').click()
    player.press("[data-confirm]")
    assert "Send them all" in player.wrong()
    for step in ("more p06", "more city", "done"):
        player.page.locator(f'[data-step="{step}"]').click()
    player.press("[data-confirm]")
    player.page.wait_for_selector('.tour-card[data-step="reinforce"].done')
    player.window.close()


@pytest.mark.parametrize("game", TOURS)
def test_a_wrong_move_of_every_tour_is_explained(browser: Any, server: Server, game: str) -> None:
    step, move = first_mistake(game)
    player = TourPlayer(browser, server, game)
    player.open(step.id)
    player.wait_for(step.id)
    before: list[str] = []
    while not player.page.locator(f'.question [data-choice="{move}"]').count():
        player.page.wait_for_selector(".question.mine .choice")
        left, _ = player.move(step.answer[0][len(before) :])
        before = step.answer[0][: len(step.answer[0]) - len(left)]
        player.page.wait_for_selector(".question.mine .choice")
    asked = player.window.asked()
    player.press(f'.question [data-choice="{move}"]')
    player.page.wait_for_selector(".tour-wrong, [data-confirm]")
    if player.page.locator("[data-confirm]").count():
        player.press("[data-confirm]")
    assert len(player.wrong()) > 20
    assert player.window.asked() == asked
    player.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TOURS)
def test_lesson_and_question_are_visible_on_a_laptop(
    browser: Any, server: Server, game: str, language: str
) -> None:
    player = TourPlayer(browser, server, game, LAPTOP, language)
    hidden = {}
    for step in player.steps():
        if step.answer:
            player.open(step.id)
            player.wait_for(step.id)
            player.page.wait_for_selector(".question.mine .choice")
            hidden[step.id] = player.out_of_sight()
    assert {step: parts for step, parts in hidden.items() if parts} == {}
    player.window.close()


@pytest.mark.slow
def test_on_a_phone_text_and_answers_take_turns(browser: Any, server: Server) -> None:
    player = TourPlayer(browser, server, "teotihuacan", PHONE)
    player.open("cocoa")
    player.page.wait_for_selector(".tour-text")
    assert not player.page.locator(".question").count()
    player.begin()
    assert not player.page.locator(".tour-text").is_visible()
    player.press("[data-read]")
    player.page.wait_for_selector(".tour-text")
    player.begin()
    player.move(["worker quarry 1"])
    player.page.wait_for_selector(".tour-card.begun")
    assert not player.page.locator(".tour-text").is_visible()
    assert player.page.locator(".tour-task").is_visible()
    assert player.out_of_sight() == []
    player.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TOURS)
def test_every_step_leaves_room_for_answers_on_a_phone(
    browser: Any, server: Server, game: str, language: str
) -> None:
    player = TourPlayer(browser, server, game, PHONE, language)
    faults = {}
    for step in player.steps():
        player.open(step.id)
        player.wait_for(step.id)
        if step.answer:
            player.begin()
            faults[step.id] = player.covered()
    assert {step: found for step, found in faults.items() if found} == {}
    player.window.close()
