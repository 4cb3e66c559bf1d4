"""A game from another package: found by its name, shown on the generic board, and played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from patolli import game_index

from .conftest import STATIC, Server
from .window import Window

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page is not built (python hatch_build.py --page)")
    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    server = Server(tmp_path_factory.mktemp("outside"))
    server.start()
    yield server
    server.kill()


@pytest.mark.slow
def test_a_game_of_another_package_is_played_to_its_end(browser: Any, server: Server) -> None:
    window = Window(browser)
    window.settle()
    window.start(server.address, game="lanterns")
    assert window.page.locator(".plain-board").count() == 1
    dice = random.Random(5)
    for _ in range(200):
        if not window.wait_for_turn():
            break
        asked = window.asked()
        window.click_choice(dice.choice(window.words()))
        window.answered(asked)
    assert window.over
    window.close()
