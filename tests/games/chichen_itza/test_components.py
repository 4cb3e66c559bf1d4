"""Chapter 1: the contents of the box, and how certain each printed value is."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.components.loader import LOADER
from patolli.kernel.box import BoxError

C = LOADER.printed()


@pytest.mark.rule("CI-1.1", "CI-1.6", "CI-17.1", "CI-18.1")
def test_shared_components() -> None:
    assert [len(C.tiles[n]) for n in (2, 3, 4)] == [16, 22, 28]
    assert len(names.RUIN_IDS) == 12
    assert [C.task_stack.count(stack) for stack in range(4)] == [7, 7, 5, 4]
    assert C.task_rounds == [2, 4, 5, 6]
    assert len(names.ACTIONTILE_IDS) == 21
    assert C.costs[4] == [1, 2, 3, 3, 4, 5, 6, 7]
    assert C.top_space == 10


@pytest.mark.rule("CI-1.2", "CI-1.3", "CI-1.5")
def test_cards_tokens_and_what_a_player_has() -> None:
    assert (C.stones, C.fires) == (16, 16)
    assert (C.luck_tokens, C.idol_tokens) == (20, 20)
    assert (C.warriors, C.scouts, C.shields, C.war_markers, C.actions_per_round) == (25, 6, 5, 2, 4)
    assert C.strip_spaces == [5] * 5


@pytest.mark.rule("CI-1.4", "CI-19.1", "CI-C1", "CI-C2", "CI-C3", "CI-C4", "CI-C5", "CI-C6", "CI-C7")
def test_creatures() -> None:
    strengths = {
        name: [s for s in range(7) for _ in range(C.figures[i][s])]
        for i, name in enumerate(names.CREATURE_IDS)
    }
    assert strengths == {
        "snake": [1, 1, 1, 1, 2, 2, 2, 3],
        "monkey": [2, 2, 3, 3],
        "jaguar": [3, 3, 4, 4],
        "triceratops": [2, 3, 3, 4],
        "caiman": [4, 4, 5, 6],
        "shaman": [2, 3, 4, 5],
        "kukulkan": [4, 5, 6, 6],
    }
    letters = "HRSFDC"
    dice = {
        name: [
            " ".join("".join(letters[s] * n for s, n in enumerate(face)) or "." for face in C.dice[i][dark])
            for dark in (0, 1)
        ]
        for i, name in enumerate(names.CREATURE_IDS)
    }
    assert dice == {
        "snake": ["H H H C C .", "H H HH HC C ."],
        "monkey": ["R R HR H H .", "RR R HR HR HH H"],
        "jaguar": ["H H HH HH . .", "H HH HH HH HHH ."],
        "triceratops": ["D DD DD HD H H", "DDD DD HDD HD HH HH"],
        "caiman": ["H H H HH HH .", "H HH HH HHH HHH ."],
        "shaman": ["S SS HS H H .", "SSS SS HS HH HH H"],
        "kukulkan": ["F F F . . .", "F F F F . ."],
    }


def test_gears() -> None:
    assert C.shields_allowed == [0, 0, 1, 2, 3, 4, 5]
    assert C.melee_hits == [0, 1, 1, 2, 2, 3, 4]
    assert C.luck_on_raise == [0, 0, 2, 0, 2, 0, 0]
    assert C.range == [0, 1, 2, 3, 4, 5, 6]
    assert C.attacks == [0, 0, 1, 2, 3, 4, 5]
    assert C.spells == [[0, 1, 2, 3, 4, 5, -1], [0, 1, 1, 2, 2, 3, -1]]


def test_every_value_says_how_sure_it_is() -> None:
    for path in C.tables:
        assert C.confidence(path) in ("seed", "inferred", "public", "reconstructed")
        assert C.source(path)


def test_an_owner_replaces_values() -> None:
    mine = LOADER.from_owner("[gears.melee]\nhit_max = [1, 2, 3, 4, 5, 6]\n")
    assert mine.melee_hits == [0, 1, 2, 3, 4, 5, 6]
    assert mine.confidence("gears.melee") == "owner"
    assert mine.digest != C.digest


@pytest.mark.parametrize(
    "text",
    [
        "[gears.melee]\nhit_max = [1, 2]\n",
        "[gears.melee]\nhit_max = [1, 2, 3, 4, 5, 7]\n",
        "[player_kit]\nwarriors = 26\n",
        "[layout]\ncity_hexes = [[0, 0], [0, 1]]\n",
        '[[god_cards]]\nid = "G01"\ncolor = "green"\n',
        "[player_count.players_2]\ncost_markers_removed = [3, 9]\n",
        '[treasure]\nfaces = ["luck", "luck", "magic-card", "coins", "idol", "gear"]\n',
        '[[terrain_tiles]]\nid = "P01"\ngem = "yellow"\n',
    ],
)
def test_what_would_break_a_rule_is_refused(text: str) -> None:
    with pytest.raises(BoxError):
        LOADER.from_owner(text)
