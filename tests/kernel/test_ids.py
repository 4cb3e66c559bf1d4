"""Saved positions and protocol messages refer to classes by ids, which do not change when a class is renamed.

The folder `saved_ids/` contains the ids of each game. They must not be removed or changed, because positions
saved with them would become unreadable. New ids are added by hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import games
from patolli.kernel import fields, serialization
from patolli.kernel.agenda import Task, kind_of
from patolli.kernel.errors import RuleError
from patolli.kernel.game import Game
from patolli.kernel.position import Position

from .lanterns import game as lanterns

LISTS = Path(__file__).parent / "saved_ids"


def ids(game: Game) -> list[str]:
    return sorted([*serialization.steps_of(game), *map(serialization.id_of, game.state_classes())])


@pytest.mark.both
@pytest.mark.parametrize("name", [*games.names(), lanterns.GAME.name])
def test_the_ids_of_a_game_stay(name: str) -> None:
    game = lanterns.GAME if name == lanterns.GAME.name else games.load(name)
    listed = (LISTS / f"{name}.txt").read_text(encoding="utf-8").split()
    assert ids(game) == listed


@pytest.mark.both
def test_the_ids_of_the_kernel_stay() -> None:
    listed = (LISTS / "kernel.txt").read_text(encoding="utf-8").split()
    assert sorted(map(serialization.id_of, serialization.KERNEL_CLASSES)) == listed


class Renamed(Task[Position]):
    id = "FirstName"


class Nameless(Renamed):
    pass


def test_a_renamed_class_keeps_its_id_in_saved_positions_and_questions() -> None:
    assert fields.step_text(Renamed()) == ["FirstName"]
    assert kind_of(Renamed()) == "FirstName"


def test_an_inherited_id_is_not_enough() -> None:
    with pytest.raises(RuleError, match="Nameless needs an id of its own"):
        serialization.id_of(Nameless)


def test_two_classes_with_one_id_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    same = [cls for cls in serialization.steps_of(lanterns.GAME).values() if not cls.__subclasses__()][:2]
    monkeypatch.setattr(same[0], "id", serialization.id_of(same[1]))
    with pytest.raises(RuleError, match="have the same id"):
        serialization.steps_of(lanterns.GAME)
