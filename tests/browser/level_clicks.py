"""Measures clicks per turn by playing a bot's choices on the board in a real browser.

`python -m tests.browser.clicks chichen-itza --games 3` plays whole games as level 3 would and prints the
number of clicks per turn. Every click counts, whether on the board, a button or a confirmation. The player
has a plan and always clicks the element that leads farthest along it.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

from patolli.games import load
from patolli.kernel import serialization
from patolli.kernel.agenda import Decision
from patolli.kernel.errors import HiddenValue, PatolliError
from patolli.kernel.events import EventLog
from patolli.kernel.game import Game
from patolli.kernel.match import only_option
from patolli.kernel.position import Position
from patolli.kernel.prospect_rules import NO_MOVE
from patolli.kernel.seat_view import continues
from patolli.players import choose_at_table
from patolli.table.journal import entries_of
from patolli.table.store import db_engine, queries

from .conftest import FLAGS, Server, chromium
from .drawn_board import APART
from .window import MEANT, Window

COUNT: Final = """
  window.clicks = [];
  addEventListener('pointerdown', ({ target }) => {
    const there = target.closest?.('button, [data-word], [data-step], [data-choice], [data-run]');
    const data = there?.dataset ?? {};
    const kind = ['confirm', 'step', 'number', 'chain', 'choice', 'run', 'word'].find(one => one in data);
    window.clicks.push(kind ? `${kind} ${data[kind]}`.trim() : 'other');
  }, true);
"""
"""Records the target of every click."""
SEAT: Final = 0
LONGEST_PLAN: Final = 40
LONG: Final = {"chichen-itza": ("with a fight", {"forces"})}
"""For each game, a name for turns that naturally need more clicks, and the events that identify them."""
CLICKABLE: Final = """() => {
  const all = (kind, selector, key) =>
    [...document.querySelectorAll(selector)].map(one => [kind, one.dataset[key]]);
  return [
    ...all('chain', '.board .place:is(.near, .lit)[data-chain]', 'chain'),
    ...all('lit', '.board .place.lit[data-word]:not([data-chain]):not([data-meanings])', 'word'),
    ...all('choice', '.question [data-choice]', 'choice'),
    ...all('run', '.question [data-run]', 'run'),
    ...all('several', '.board .place.lit[data-word][data-meanings]', 'word'),
  ];
}"""
"""Finds the clickable answers in order of preference. Places that lead to a second question come last."""
SELECTORS: Final = {
    "chain": '.board .place:is(.near, .lit)[data-chain="{}"]',
    "lit": '.board .place.lit[data-word="{}"]:not([data-chain]):not([data-meanings])',
    "several": '.board .place.lit[data-word="{}"]',
    "choice": '.question [data-choice="{}"]',
    "run": '.question [data-run="{}"]',
}
IN_SIGHT: Final = """selector => {
  const place = document.querySelector(selector);
  if (!place) return true;
  place.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = place.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there?.closest(".fight-stage") || place.closest(".fight-stage") !== null;
}"""
Gesture = Callable[[Window, Position, list[Position]], int]
"""A function that carries out part of a plan by something other than single answers. It returns how many of
the planned positions were reached, or 0 if it cannot continue the plan.
"""


class Turn(NamedTuple):
    clicks: int
    long: bool


class Follower:
    """A copy of the game on the server, updated from the server's log."""

    def __init__(self, data: Path, game: str, players: int) -> None:
        self.game = load(game)
        self.engine = db_engine.connect(db_engine.url_in(data))
        with self.engine.connect() as c:
            self.table = str(c.exec_driver_sql("select id from tables").scalar_one())
            row = queries.table(c, self.table)
        assert row is not None
        self.position = self.game.start(players, self.game.full_options(row.options), None)
        self.steps = 0
        self.long: set[int] = set()
        """The numbers of the seat's turns that had one of the events in `LONG`."""

    def read_on(self) -> Position:
        with self.engine.connect() as c:
            steps = queries.steps(c, self.table)
        _, long_events = LONG.get(self.game.name, ("", set()))
        p: Position = self.position
        for entry in entries_of(self.game, steps[self.steps :]):
            turn = self.game.turn_count(p) if self.game.in_turn(p) == SEAT else -1
            p.event_log = EventLog()
            p.play(entry.seat, entry.move)
            if any(self.game.events[one.kind].name in long_events for one in p.event_log.events):
                self.long.add(turn)
        self.steps = len(steps)
        return p


def key(p: Position) -> str:
    """Returns a key that is equal for positions that look the same to the seat."""
    return str(serialization.save(p))


def play_on(p: Position, moves: list[int]) -> Position | None:
    """Returns the position after these moves and all forced moves of the seat, or None if they cannot be
    played in this order.
    """
    here = p.copy()
    here.event_log = None
    last = False
    try:
        for at, move in enumerate(moves):
            last = at == len(moves) - 1
            before, here = here, here.copy()
            here.play(SEAT, move)
            if not last and not continues(before, here, SEAT):
                return None
        while here.asked() == [SEAT] and (move := only_option(here, SEAT)) >= 0:
            here.play(SEAT, move)
    except HiddenValue:
        return here if last else None
    except PatolliError:
        return None
    return here


def waits_for_answer(p: Position) -> bool:
    """Returns False if play stopped before the next question, because something hidden would be revealed."""
    return bool(p.drafts) or not p.agenda or isinstance(p.agenda[-1], Decision)


def offered_for(game: Game, p: Position, move: int) -> int:
    """Returns the move itself, or the better move that the page offers instead."""
    better = game.prospect_rules().dominated_by(p, SEAT, move, p.legal_moves(SEAT))
    return move if better == NO_MOVE else better


def plan(game: Game, p: Position, level: str, seed: int) -> list[Position]:
    """Returns the positions after each of the bot's choices, up to a decision of another seat
    or of chance.
    """
    here = p.observation(SEAT)
    found: list[Position] = []
    while len(found) < LONGEST_PLAN:
        try:
            move = choose_at_table(level, here, SEAT, seed, "clicks")
        except HiddenValue:
            break
        there = play_on(here, [offered_for(game, here, move)])
        if there is None:
            break
        found.append(there)
        if not waits_for_answer(there) or there.asked() != [SEAT]:
            break
        here = there
    return found


def gesture_of(game: str) -> Gesture:
    name = f"tests.browser.clicks_{game.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return lambda _window, _position, _plan: 0
    found: Gesture = importlib.import_module(name).gesture
    return found


def click_farthest(window: Window, game: Game, p: Position, wanted: list[Position]) -> int:
    """Clicks the element that leads farthest along the plan. Returns how many of the planned positions were
    reached.
    """
    after = {key(one): at for at, one in reversed(list(enumerate(wanted, 1)))}
    observed = p.observation(SEAT)
    best = 0
    chosen = ("", "", "")
    for kind, words in window.page.evaluate(CLICKABLE):
        chain = words.split(" ") if kind == "run" else words.split(", ")
        for number, changed in [("", chain), *other_numbers(kind, chain)]:
            there = play_on(observed, [game.vocabulary.move(text) for text in changed])
            reached = 0 if there is None else after.get(key(there), 0)
            if reached > best:
                best, chosen = reached, (kind, words, number)
    if best == 0:
        return 0  # the page has not highlighted its places yet
    kind, words, number = chosen
    asked = window.asked()
    selector = SELECTORS[kind].format(words)
    wait_to_press(window, selector)
    window.page.locator(selector).first.click(force=True)
    taken = f'.question.mine:not([data-question="{asked}"]), .question:not(.mine)'
    window.page.wait_for_selector(f"{MEANT}, [data-confirm], {taken}")
    if window.page.locator(MEANT).count():
        last = words.split(", ")[-1]
        window.page.locator(f'.choices[role=group] [data-choice="{last}"]').click()
    if number:
        button = window.page.locator(f'.number-step [data-number="{number}"]')
        button.click()
        window.page.wait_for_selector(f'.number-step [data-number="{number}"][aria-pressed=true]')
    window.answered(asked)
    return best


def wait_to_press(window: Window, selector: str) -> None:
    """Waits until an element can be clicked. Another seat's fight may cover the map for a moment, and its
    place ignores clicks for a moment after it has disappeared.
    """
    window.until(lambda: bool(window.page.evaluate(IN_SIGHT, selector)))
    window.until(lambda: bool(window.page.evaluate(APART)))
    window.move_pointer()  # a click is ignored if the mouse has not moved since the last one


def other_numbers(kind: str, chain: list[str]) -> list[tuple[str, list[str]]]:
    """Returns the alternatives that the confirmation offers: smaller values for the last number before the
    end of the chain.
    """
    at = next((i for i in range(len(chain) - 2, -1, -1) if chain[i].isdecimal()), -1)
    if kind != "chain" or at < 0:
        return []
    smaller = [str(number) for number in range(int(chain[at]))]
    return [(number, [*chain[:at], number, *chain[at + 1 :]]) for number in smaller]


def play_game(window: Window, follower: Follower, level: str, report: bool) -> list[Turn]:
    """Plays a whole game and counts the clicks of each turn. Questions between the player's turns do not
    count.
    """
    game, gesture = follower.game, gesture_of(follower.game.name)
    clicks: dict[int, int] = {}
    wanted: list[Position] = []
    while window.wait_for_turn():
        p = follower.read_on()
        if SEAT not in p.asked() or window.page.locator(".choices[aria-busy=true]").count():
            window.next_frames()
            continue
        mine, turn = game.in_turn(p) == SEAT, game.turn_count(p)
        if not wanted or key(wanted[0]) != key(p.observation(SEAT)):
            wanted = [p.observation(SEAT), *plan(game, p, level, turn)]
        window.page.evaluate("window.clicks = []")
        question = p.question(SEAT).kind
        done = gesture(window, p, wanted[1:]) or click_farthest(window, game, p, wanted[1:])
        wanted = wanted[done:]
        clicked: list[str] = window.page.evaluate("window.clicks")
        if mine:
            clicks[turn] = clicks.get(turn, 0) + len(clicked)
        if report:
            print(turn if mine else "-", question, len(clicked), "; ".join(clicked), sep="\t", flush=True)
    follower.read_on()
    return [Turn(number, turn in follower.long) for turn, number in clicks.items()]


def one_game(game: str, fate: int, seats: int, level: str, opponents: str, report: bool) -> list[Turn]:
    os.environ["PATOLLI_TEST_FATE"] = str(fate)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser: Any = started.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            window = Window(browser)
            window.settle(name="Ana", level=opponents)
            window.context.add_init_script(COUNT)
            window.start(server.address, seats=seats, game=game)
            return play_game(window, Follower(Path(data), game, seats), level, report)
        finally:
            browser.close()
            server.kill()


def percentile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def print_row(name: str, turns: list[Turn]) -> None:
    clicks = [turn.clicks for turn in turns]
    if clicks:
        median, most = statistics.median(clicks), max(clicks)
        print(f"| {name} | {len(clicks)} | {median:g} | {percentile(clicks, 0.9)} | {most} |", flush=True)


def main(
    game: str, games: int, seats: int, level: str, opponents: str, first_fate: int, report: bool
) -> None:
    name, _ = LONG.get(game, ("", set()))
    print("| Turns | number | median | 90 % | maximum |\n|---|---|---|---|---|", flush=True)
    turns: list[Turn] = []
    for fate in range(first_fate, first_fate + games):
        played = one_game(game, fate, seats, level, opponents, report)
        print_row(f"game {fate}", played)
        turns.extend(played)
    print_row("all", turns)
    if name:
        print_row(f"without {name.removeprefix('with ')}", [turn for turn in turns if not turn.long])
        print_row(name, [turn for turn in turns if turn.long])
