"""Arguments of messages: seats, points, things, goods, and tables within rows."""

from __future__ import annotations

import pytest

from patolli.texts.arguments import Arguments, Given, message_id, points, thing_id
from patolli.texts.messages import Argument
from patolli.texts.thing_ids import ThingIds
from tests.texts.toy_messages import ToyMessages

MESSAGES = """
nothing = nothing
amount = { $count } { $thing }
thing-corn = corn
thing-idol = { $count ->
    [one] idol
   *[other] idols
}
thing-wheel = wheel
thing-red-wheel = red wheel
thing-wheel-9 = last wheel
thing-b07 = granary
component-bonus = bonus of the { $thing }
"""


@pytest.fixture
def arguments() -> Arguments:
    names = ThingIds({"good": {1: "corn", 2: "idol"}}, 4)
    return Arguments(ToyMessages(MESSAGES), names, lambda seat: f"Player {seat + 1}")


def test_ids_have_neither_spaces_nor_underscores_nor_empty_parts() -> None:
    assert message_id("move", "", "take red_wheel") == "move-take-red-wheel"
    assert thing_id("B07 Red") == "thing-b07-red"


@pytest.mark.parametrize(
    ("units", "unit", "text"), [(0, 1, "0"), (-1, 1, "−1"), (1, 3, "1/3"), (-5, 3, "−1 2/3"), (8, 4, "2")]
)
def test_points_with_other_fractions(units: int, unit: int, text: str) -> None:
    assert points(units, unit) == text


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {"count": 1, "goods": "nothing"}),
        ({"amount": 3}, {"count": 3, "amount": 3, "goods": "nothing"}),
        ({"name": "Ana"}, {"count": 1, "name": "Ana", "name_id": "Ana", "goods": "nothing"}),
        ({"tile": "B07"}, {"count": 1, "tile": "granary", "tile_id": "B07", "goods": "nothing"}),
        ({"seat": 1}, {"count": 1, "seat": "Player 2", "seat_number": 1, "goods": "nothing"}),
        ({"to_seat": 0}, {"count": 1, "to_seat": "Player 1", "to_seat_number": 0, "goods": "nothing"}),
        (
            {"good": 2, "amount": 2},
            {
                "count": 2,
                "amount": 2,
                "good": "idols",
                "good_id": "idol",
                "good_number": 2,
                "goods": "nothing",
            },
        ),
        ({"good": 7}, {"count": 1, "good": "", "good_id": "none", "good_number": 7, "goods": "nothing"}),
        (
            {"corn": 2, "idol": 1, "wood": 5},
            {"count": 1, "corn": 2, "idol": 1, "wood": 5, "goods": "2 corn, 1 idol"},
        ),
        ({"corn": 0, "idol": 2}, {"count": 1, "corn": 0, "idol": 2, "goods": "2 idols"}),
        ({"dice": [4, "x", 6]}, {"count": 1, "dice_0": 4, "dice_2": 6, "goods": "nothing"}),
        (
            {"gain": {"corn": 2, "idol": 2, "note": "x"}},
            {"count": 1, "gain_corn": 2, "gain_idol": 2, "gain": "2 corn, 2 idols", "goods": "nothing"},
        ),
        ({"gain": {"corn": 0}}, {"count": 1, "gain_corn": 0, "gain": "nothing", "goods": "nothing"}),
    ],
)
def test_what_a_message_gets(arguments: Arguments, given: Given, expected: dict[str, Argument]) -> None:
    assert arguments.of(given) == expected
    assert arguments.messages.faults == []


@pytest.mark.parametrize(
    ("units", "text", "size", "number", "sign"),
    [
        (0, "0", "0", 0, "plus"),
        (1, "¼", "¼", 1, "plus"),
        (4, "1", "1", 1, "plus"),
        (5, "1¼", "1¼", 1.5, "plus"),
        (8, "2", "2", 2, "plus"),
        (-4, "−1", "1", 1, "minus"),
        (-9, "−2¼", "2¼", 2.5, "minus"),
    ],
)
def test_points_have_their_size_their_sign_and_a_number_for_plurals(
    arguments: Arguments, units: int, text: str, size: str, number: float, sign: str
) -> None:
    found = arguments.of({"points": units})
    assert [found[f"points{what}"] for what in ("", "_size", "_number", "_sign")] == [
        text,
        size,
        number,
        sign,
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("corn", "corn"),
        ("wheel", "wheel"),
        ("idol", "idol"),
        ("wheel 3", "wheel 3"),
        ("wheel 9", "last wheel"),
        ("red wheel", "red wheel"),
        ("wheel bonus", "bonus of the wheel"),
    ],
)
def test_a_component_is_a_thing_or_part_of_one(arguments: Arguments, name: str, text: str) -> None:
    assert arguments.is_component(name)
    assert arguments.component(name, {}) == text


@pytest.mark.parametrize("name", ["silver", "silver 3", "silver bonus", "wheel door", ""])
def test_other_names_are_no_components(arguments: Arguments, name: str) -> None:
    assert not arguments.is_component(name)
