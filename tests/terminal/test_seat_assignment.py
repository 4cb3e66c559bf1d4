"""Assigning seats in the terminal: people, bots of all strengths, and invalid input."""

from __future__ import annotations

import re

import pytest

from patolli import games
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.players import levels
from patolli.players.factory import LevelOfGame
from patolli.players.random_player import RandomPlayer
from patolli.terminal.seat_assignment import LONGEST, Seats, assign_seats, looks_like_bot
from patolli.texts import Messages
from tests.terminal.screen import table

TZOLKIN = games.load("tzolkin")


def seats(typed: str, language: str = "en") -> Seats:
    return assign_seats(TZOLKIN, typed, None, Messages(language), 1)


def test_levels_are_bots_and_not_people() -> None:
    found = seats("you,level-3,level-1,random")
    assert found.people == [True, False, False, False]
    assert found.names == ["Player 1", "Medium 2", "Very easy 3", "Random 4"]
    bots = [seat.player for seat in found.seats]
    assert [type(player) for player in bots] == [type(None), LevelOfGame, LevelOfGame, RandomPlayer]


@pytest.mark.parametrize(
    "bot",
    [
        *levels(),
        "hand-level-1",
        "greedy",
        "greedy:3",
        "greedy:slips=30",
        "search:20",
        "search:20:opponent_weight=0.5",
    ],
)
def test_every_bot_of_the_arena_can_sit_down(bot: str) -> None:
    found = seats(f"ana,{bot.upper()}")
    assert found.people == [True, False]
    assert "bot-" not in found.names[1]
    match = Match(TZOLKIN, 2, Seeded(1))
    if bot not in ("level-5", "level-6"):  # these bots think for several seconds
        assert found.choose(match.position, 1) in match.position.legal_moves(1)


NO_BOTS = ["level-9", "level-0", "level3", "Level_3", "lvl-3", "levle-3", "level", "level-3:x", "bot"]
NO_BOTS += ["hand-level-7"]
NO_BOTS += ["search:abc", "search:0", "serach:500", "grredy", "randon", "deep:5"]
NO_BOTS += ["greedy:careless=inf", "greedy:careless=nan"]


@pytest.mark.parametrize("typed", NO_BOTS)
def test_what_looks_like_a_bot_but_is_none_is_refused_with_the_list(typed: str) -> None:
    with pytest.raises(PatolliError) as refused:
        seats(f"you,{typed}")
    said = str(refused.value)
    assert repr(typed.casefold()) in said
    assert all(level in said for level in levels())
    assert "\n" not in said


@pytest.mark.parametrize(
    "name",
    ["Ana", "Sarah", "Ramon", "Levi", "Randy", "Randolf", "Léa", "Bob", "Selma", "Greta", "Neve", "Robot"],
)
def test_ordinary_names_are_people(name: str) -> None:
    assert seats(f"{name},random").people == [True, False]


def test_a_name_that_breaks_tables_and_records_is_refused() -> None:
    assert seats("x" * LONGEST + ",random").names[0] == "X" + "x" * (LONGEST - 1)
    for name in ("x" * (LONGEST + 1), "an\na", "an\u2028a"):
        with pytest.raises(PatolliError, match="a name has at most"):
            seats(f"{name},random")


def test_two_nameless_people_are_distinguished() -> None:
    assert seats("you,you").names == ["Player 1", "Player 2"]
    assert seats("ich,level-5", "de").names == ["Platz 1", "Sehr schwer 2"]


def test_bots_think_from_the_veiled_position() -> None:
    """Bots must never get the full position."""
    played, _ = table(TZOLKIN, "ana,greedy", [])
    given: list[Position] = []

    class Spy:
        def choose(self, observed: Position, seat: int) -> int:
            given.append(observed)
            return observed.legal_moves(seat)[0]

    played.seats.seats[1].player = Spy()
    played.run()
    assert given
    own = played.match.position
    assert all(position is not own for position in given)
    assert all(TZOLKIN.show(position) == TZOLKIN.show(position.observation(1)) for position in given)


def test_a_game_against_a_level_names_its_strength_once() -> None:
    told = list(seats("you,level-2,search:50").introductions("en"))
    assert re.match(r"Easy 2: level-2\. Level 2 of 6", told[0])
    assert told[1] == "Searcher 3: search:50."
    german = next(iter(seats("you,level-2", "de").introductions("de")))
    assert german.startswith("Leicht 2: level-2. Stufe 2 von 6")


def test_network_players_are_bots_also_where_there_is_no_network() -> None:
    assert looks_like_bot("net-greedy")
    assert not looks_like_bot("Nete")


def test_seats_that_are_not_named_play_at_random_up_to_the_number_of_players() -> None:
    messages = Messages("en")
    assert assign_seats(TZOLKIN, None, 2, messages, 1).names == ["Player 1", "Random 2"]
    assert assign_seats(TZOLKIN, "ana,ben", None, messages, 1).names == ["Ana", "Ben"]
    assert assign_seats(TZOLKIN, "ana,ben", 3, messages, 1).names == ["Ana", "Ben", "Random 3"]
    assert assign_seats(TZOLKIN, None, None, messages, 1).humans() == 1
    assert assign_seats(TZOLKIN, "ana,ben", 3, messages, 1).humans() == 2


def test_bots_of_one_kind_have_different_seeds() -> None:
    """A bot that copied another one's random moves would be no opponent. Chance has a seed of
    its own, too.
    """
    found = assign_seats(TZOLKIN, "random,random", None, Messages("en"), 7)
    streams = [Rng(7)]
    for seat in found.seats:
        assert isinstance(seat.player, RandomPlayer)
        streams.append(seat.player.rng)
    assert len({tuple(stream.below(1000) for _ in range(5)) for stream in streams}) == 3
