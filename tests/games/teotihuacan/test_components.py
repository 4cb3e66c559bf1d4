"""The components file: its contents, the values that an owner may replace, and values that are rejected."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from patolli.games.teotihuacan import moves, names, sources
from patolli.games.teotihuacan.components.loader import LOADER
from patolli.games.teotihuacan.game import GAME
from patolli.kernel.box import BoxError

PRINTED: dict[str, Any] = tomllib.loads(
    files("patolli.games.teotihuacan").joinpath("components.toml").read_text(encoding="utf-8")
)


@pytest.mark.rule("TE-1.6")
def test_numbers_of_components() -> None:
    assert len(PRINTED["decoration_tiles"]) == 15
    assert sum(tile["copies"] for tile in PRINTED["discovery_tiles"]) == 54
    assert len(PRINTED["technology"]) == 9
    assert len(PRINTED["starting_tiles"]) == 18
    assert len(PRINTED["royal_tiles"]) == 9
    assert len(PRINTED["temple_bonus_tiles"]) == 7
    assert len(PRINTED["pyramid_tiles"]) == 32
    assert PRINTED["buildings_row"]["buildings"] == 11
    assert PRINTED["supply"]["dice_per_player"] == 4
    assert PRINTED["supply"]["discs_per_player"] == 12
    assert PRINTED["supply"]["calendar_discs"] == 2


@pytest.mark.rule("TE-8.20")
def test_icons_are_balanced() -> None:
    icons = [icon.rstrip("+") for tile in PRINTED["pyramid_tiles"] for icon in tile["cells"]]
    assert [icons.count(letter) for letter in "SHF"] == [25, 25, 25]
    coloured = [icon for tile in PRINTED["pyramid_tiles"] for icon in tile["cells"] if icon.endswith("+")]
    assert len(coloured) == 15
    halves = [tile[half] for tile in PRINTED["decoration_tiles"] for half in ("a", "b")]
    assert sorted(set(halves)) == ["F+", "H+", "O", "S+"]


@pytest.mark.rule("TE-8.17")
def test_places_of_the_pyramid() -> None:
    c = LOADER.printed()
    assert c.place_cells[names.PLACE_IDS.index("1a1")] == [0, 1, 9, 8]
    assert c.place_cells[names.PLACE_IDS.index("2a1")] == [9, 10, 18, 17]
    assert c.place_cells[names.PLACE_IDS.index("3b2")] == [36, 37, 45, 44]
    assert c.place_cells[names.PLACE_IDS.index("4a1")] == [27, 28, 36, 35]
    below = [names.PLACE_IDS[i] for i in c.place_support[names.PLACE_IDS.index("2b3")]]
    assert below == ["1b3", "1b4", "1c3", "1c4"]
    assert [names.PLACE_IDS[i] for i in c.place_support[29]] == ["3a1", "3a2", "3b1", "3b2"]


def test_every_table_has_a_source_and_a_confidence() -> None:
    box = LOADER.printed()
    for path in box.tables:
        assert box.confidence(path) in ("seed", "two-sources", "one-source", "reconstructed"), path
        assert box.source(path)
    assert box.uncertain()


def test_the_vocabulary_only_grows() -> None:
    listing = files("patolli.games.teotihuacan").joinpath("vocabulary.txt").read_text(encoding="utf-8")
    assert moves.VOCABULARY.changed(listing) == []
    assert moves.VOCABULARY.listing() == listing


def test_every_component_has_a_number_of_its_own() -> None:
    assert len(set(sources.COMPONENTS.values())) == len(sources.COMPONENTS)


REPLACED = [
    ("[costs]\nunlock_own_any_number = 2", "unlock_cost", 2),
    (
        "[buildings_row]\nvalues = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2]",
        "row_values",
        [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2],
    ),
    ("[upkeep]\nvp_loss_per_unpaid = 4", "unpaid_points", 4),
    ('[[ascension_rewards]]\nid = "av5"\nvp = 6', "ascension_points", 6),
    ("[movement]\nmax_steps = 4", "steps_most", 4),
    ("[masks]\nset_vp = [0, 1, 3, 6, 10, 15, 21, 30]", "mask_points", [0, 1, 3, 6, 10, 15, 21, 30]),
]


@pytest.mark.parametrize(("text", "field", "value"), REPLACED)
def test_an_owner_may_replace_numbers(text: str, field: str, value: object) -> None:
    c = GAME.owners_box(text)
    assert getattr(c, field) == value
    assert c.digest != LOADER.printed().digest


REFUSED = [
    "[costs]\nmax_workers_used = 4",
    "[board_ring]\nprinted_clockwise = [1, 3, 5, 2, 7, 8, 6, 4]",
    "[board_ring]\nprinted_clockwise = [1, 3, 3, 2, 8, 7, 6, 4]",
    '[[discovery_tiles]]\nid = "m1"\ncopies = 2',
    '[[pyramid_tiles]]\nid = "p01"\ncells = ["S", "O", "X", "F"]',
    '[[decoration_tiles]]\nid = "k01"\na = "Z"',
    '[[starting_tiles]]\nid = "s01"\nboards = [1, 1]',
    '[[starting_tiles]]\nid = "s01"\nboards = [4, 3]',
    '[[starting_tiles]]\nid = "s14"\ngain = { stone = 3 }',
    '[temple_bonus_printed]\nblue = "bave"',
    "[technology_printed]\nrow1 = [1, 3, 4]",
    '[royal_printed]\nleft_to_right = ["rc1", "rc1", "ra4"]',
    '[pyramid_grid]\nrows = ["O", "O", "O", "O", "O", "O", "O", "O"]',
    "[pyramid_start.players_3]\nlevel2 = [[0, 0], [1, 2]]",
    "[supply]\nbuildings = 12",
    '[solo_bot_numbers_single]\ntemple_priority = ["blue", "blue", "green"]',
    "[meta]\nschema = 2",
    "[unknown]\nx = 1",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_would_break_a_rule_is_refused(text: str) -> None:
    with pytest.raises(BoxError):
        GAME.owners_box(text)


def test_the_stress_box_can_be_read() -> None:
    assert GAME.stress_box().replaced


def test_no_rule_reads_a_number_past_the_components() -> None:
    """The rules must refer to numbers in components.toml by name."""
    folder = Path(str(files("patolli.games.teotihuacan")))
    rules = (
        "scoring/eclipse",
        "workers/power_ups",
        "workers/ascensions",
        "actions/nobles",
        "actions/alchemy",
    )
    for file in (f"{rule}.py" for rule in rules):
        for line in (folder / file).read_text(encoding="utf-8").splitlines():
            code = line.partition("#")[0]
            assert " * 3" not in code, f"{file}: {line}"
            assert " * 5" not in code, f"{file}: {line}"
