"""The page's TypeScript types are generated from the server's types, checked in, and valid for real views."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli import games
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import SPECTATOR
from patolli.table.protocol import Failure, Hello, Scores
from patolli.table.protocol.typescript import generated, protocol, view_types

PAGE = Path(__file__).parents[2] / "web" / "src"
EVERY = 7
"""Only one in this many moves is compared, to save time."""


@pytest.mark.parametrize("file", generated(PAGE), ids=lambda file: str(file.relative_to(PAGE.parent)))
def test_generated_types_are_checked_in(file: Path) -> None:
    command = "python -m patolli.table.protocol --typescript web/src"
    assert file.read_text(encoding="utf-8") == generated(PAGE)[file], f"run {command}"


def test_every_message_of_the_protocol_has_a_type() -> None:
    text = protocol()
    for message in (Hello, Failure, Scores):
        assert f"export interface {message.__name__} {{" in text
    assert '  do: "hello";' in text
    assert '  is: "error";' in text


def test_numbers_that_the_page_shares_with_the_server() -> None:
    text = protocol()
    for line in (
        "VERSION = ",
        "MOST_POSITION = 60000;",
        "MOST_RECORD = 200000;",
        "SPECTATOR = -2;",
        "TRUTH = -9;",
    ):
        assert f"export const {line}" in text


def test_what_a_client_may_leave_out_is_optional_and_what_a_server_sends_is_there() -> None:
    text = protocol()
    assert "  autostart?: boolean;" in text  # NewTable
    assert "  stand_in: boolean;" in text  # SeatInfo
    # clients may omit fields of `Pace`, but the server always sends all of them
    assert "  increment: number;" in text


def shows(view: dict[str, Any], declared: Any) -> None:
    """Checks that the JSON values have exactly the fields of their type."""
    sent = json.loads(json.dumps(view))
    assert msgspec.convert(sent, declared, strict=True) == sent


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("players", [0, 1], ids=["fewest", "most"])
def test_views_are_as_declared(name: str, players: int) -> None:
    game = games.load(name)
    module = view_types(name)
    assert module is not None
    match = Match(game, game.most if players else game.fewest, Seeded(11))
    rng = Rng(7)
    asked = match.position.asked()
    moves = 0
    while asked:
        if moves % EVERY == 0:
            for viewer in [SPECTATOR, *range(match.position.players)]:
                shows(game.show(match.position.observation(viewer)), module.View)
        options = match.position.legal_moves(asked[0])
        match.play(asked[0], options[rng.below(len(options))])
        asked = match.position.asked()
        moves += 1
    shows(game.show(match.position.observation(SPECTATOR)), module.View)


@pytest.mark.parametrize("name", games.names())
def test_facts_of_the_components_are_as_declared(name: str) -> None:
    game = games.load(name)
    declared = getattr(view_types(name), "Facts", None)
    if declared is None:
        assert game.box_facts(game.printed_box()) == {}
    else:
        shows(game.box_facts(game.printed_box()), declared)
