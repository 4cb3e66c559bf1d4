"""The messages of the bot check, tested with a bot in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from patolli import game_index
from patolli.arena import bot_check
from patolli.arena.bot_check import check, play
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.players.bot_connection import BotFault

from ..kernel.lanterns.game import GAME


class Connection:
    """A connection to a bot that may write something without being asked."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.looks = 0
        self.speaks_at = 0
        """The number of the check that finds unexpected output of the bot; 0 if there is none."""

    def send(self, message: dict[str, Any], _seconds: float) -> None:
        self.said.append(message)

    def unasked(self) -> None:
        self.looks += 1
        if self.looks == self.speaks_at:
            raise BotFault("it sent a line that nobody asked for")


class Bot:
    """A fake `ProgramPlayer` together with its program. It makes the first legal move."""

    called, seconds, address = "owl", 5.0, ("", 0)

    def __init__(self, name: str, game: Game, seed: int, show_errors: bool = False) -> None:
        self.program = self
        self.connection: Connection | None = None
        self.chair = ""
        self.game = game
        self.results: list[tuple[str, dict[str, Any]]] = []
        self.decisions = 0
        self.fails_at = 0
        self.seats: set[int] = set()
        self.line = Connection()
        self.closed = 0
        BOTS.append(self)

    def connect(self) -> Connection:
        self.connection = self.line
        return self.line

    def close(self) -> None:
        self.closed += 1
        if self.closed == 1:
            TICKS.extend(SLOW)

    def reseed(self, seed: int, chair: str) -> None:
        self.chair = f"{chair}, seed {seed}"

    def choose(self, observed: Position, seat: int) -> int:
        self.decisions += 1
        self.seats.add(seat)
        if self.decisions == self.fails_at:
            raise BotFault("it answered nonsense")
        TICKS.append(0.25 if self.decisions == 3 else 0.0)
        return observed.legal_moves(seat)[0]

    def over(self, chair: str, result: dict[str, Any]) -> None:
        self.results.append((chair, result))


BOTS: list[Bot] = []
TICKS: list[float] = []
"""The seconds between successive readings of the clock."""
SLOW: list[float] = []
"""How many seconds the bot takes to exit."""


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    now = 0.0

    def monotonic() -> float:
        nonlocal now
        now += sum(TICKS)
        TICKS.clear()
        return now

    monkeypatch.setenv(game_index.VARIABLE, "tests.kernel.lanterns")
    monkeypatch.setattr(bot_check, "time", type("Clock", (), {"monotonic": monotonic, "sleep": TICKS.append}))
    monkeypatch.setattr(bot_check, "ProgramPlayer", Bot)
    yield
    for one in (BOTS, TICKS, SLOW):
        one.clear()


def said(change: Callable[[Bot], None] = lambda _: None) -> list[tuple[bool, str]]:
    found = check("owl", ["lanterns"], 3)
    lines = [next(found)]
    change(BOTS[0])
    return [*lines, *found]


def test_a_good_bot_passes_every_check() -> None:
    first, ignores, game, exits = said()
    assert first == (True, "it reports its name as 'owl' after 0.00 s")
    assert ignores == (True, "it ignores unknown messages")
    assert game[0]
    assert exits == (True, "it exits when its input is closed")
    (bot,) = BOTS
    assert bot.line.said == [{"do": "a-message-of-a-later-version"}]
    assert (bot.line.looks, bot.closed) == (2, 2)
    assert bot.chair == "check lanterns, seed 3"
    assert bot.seats == {0}, "the points of the first seat are reported"
    ((chair, result),) = bot.results
    assert chair == bot.chair
    assert game[1] == (
        f"lanterns: {bot.decisions} decisions, the slowest after 0.25 s, "
        f"{result['totals'][0] / result['unit']:g} points"
    )
    assert len(result["ranks"]) == 2


@pytest.mark.parametrize(("look", "passed"), [(1, 1), (2, 3)])
def test_a_bot_that_speaks_unasked_fails(look: int, passed: int) -> None:
    def talkative(bot: Bot) -> None:
        bot.line.speaks_at = look

    lines = said(talkative)
    assert lines[passed:] == [(False, "it sent a line that nobody asked for")]
    assert all(good for good, _ in lines[:passed])
    assert BOTS[0].closed == 1


def test_a_fault_in_a_game_names_the_decision() -> None:
    def confused(bot: Bot) -> None:
        bot.fails_at = 2

    good, text = said(confused)[-1]
    assert not good
    assert text == "lanterns, decision 2 (BidForCard): it answered nonsense"


@pytest.mark.parametrize(
    ("seconds", "remote", "good", "text"),
    [
        (0.9, "", True, "it exits when its input is closed"),
        (1.0, "", False, "it does not exit when its input is closed, and was stopped"),
        (1.0, "far", True, "it does not exit when its input is closed, and was stopped"),
    ],
)
def test_a_bot_must_exit_within_a_second(seconds: float, remote: str, good: bool, text: str) -> None:
    def slow(bot: Bot) -> None:
        SLOW.append(seconds)
        bot.address = (remote, 1)

    assert said(slow)[-1] == (good, text)


def test_other_seats_answer_at_random() -> None:
    texts = {play(Bot("owl", GAME, 1), "lanterns", seed) for seed in range(4)}  # type: ignore[arg-type]
    assert len(texts) > 1
