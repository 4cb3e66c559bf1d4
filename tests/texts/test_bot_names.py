"""Names must show whether a player is a bot, both on the page and in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.players import NETWORK_PLAYERS, levels
from patolli.texts import Messages

PAGE = Path(__file__).parents[2] / "web" / "src" / "texts"


def of_the_page(language: str) -> dict[str, str]:
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_level_is_called_like_somebody_without_a_name(language: str) -> None:
    page, speech = of_the_page(language), Messages(language)
    people = {
        page["guest"],
        page["you"],
        page["player-n"].split()[0],
        speech.format("seat", number=1).split()[0],
    }
    assert not people & {page[f"bots-{level}"] for level in [*levels(), *NETWORK_PLAYERS]}


@pytest.mark.parametrize("language", ["en", "de"])
def test_levels_have_the_same_names_on_the_page_and_in_the_terminal(language: str) -> None:
    page, speech = of_the_page(language), Messages(language)
    for level in [*levels(), *NETWORK_PLAYERS]:
        if level != "random":
            assert speech.format(f"bot-{level}", number=2) == f"{page[f'bots-{level}']} 2"
