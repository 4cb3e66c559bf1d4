"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import MAGIC_DECK, ChichenPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE

from . import table as t

COUNTS = {2: 16, 3: 22, 4: 28}
RUINS = {2: 5, 3: 9, 4: 12}


def random_start(players: int, seed: int, layout: str = "automatic") -> ChichenPosition:
    p = Match(GAME, players, Seeded(seed), {"layout": layout}).position
    assert isinstance(p, ChichenPosition)
    return p


@pytest.mark.rule("CI-1.6", "CI-2.2", "CI-2.6", "CI-2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_for_the_number_of_players(players: int) -> None:
    p = random_start(players, 1)
    in_play = [tile for tile in range(names.TILES) if p.land.hexes[tile] >= 0]
    kinds = [p.tables.kind[tile] for tile in in_play]
    assert len(in_play) == COUNTS[players]
    assert kinds.count(names.RUIN) == RUINS[players]
    assert kinds.count(names.MINE) == 5
    shown = GAME.show(p)["tiles"]
    assert all(one["gems"] == players for one in shown if one["kind"] == "mine")


@pytest.mark.rule("CI-2.1", "CI-7.4")
def test_the_city_has_eight_neighbours() -> None:
    p = t.table()
    assert units.count(p.land.near[names.CITY]) == 8


@pytest.mark.rule("CI-2.3", "CI-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_automatic_layout_touches_two(players: int) -> None:
    p = t.start(players)
    slots = p.tables.slots[players]
    lying = {*p.tables.city_hexes}
    from patolli.games.chichen_itza.board import hex_grid

    for number, here in enumerate(slots):
        touched = {0 if here + way in p.tables.city_hexes else here + way for way in hex_grid.AROUND} & {
            0,
            *lying,
        }
        if number < 8:
            assert 0 in touched
        else:
            assert len(touched) >= 2
        lying.add(here)


@pytest.mark.rule("CI-2.5")
def test_edge_tiles_touch_an_empty_hex() -> None:
    p = t.table()
    assert not p.land.edge >> t.tile("P01") & 1
    assert p.land.edge >> t.tile("P28") & 1


@pytest.mark.rule("CI-2.4", "CI-D1")
def test_free_layout() -> None:
    p = t.start(2, "free")
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    assert len(p.row) == 7  # eight tiles are left: one is being laid, and the others are face up
    assert t.asked(p) == [p.order[0]]
    assert t.why_not(p, "hex 0 -3") == "not-asked-this"
    assert t.why_not(p, "hex 3 -2") == "touches-too-few"
    t.play(p, "hex 1 -2")
    assert t.asked(p) == [p.order[1]]
    assert t.why_not(p, "hex 1 -2") == "not-asked-this"
    assert "hex 2 -2" in t.offered(p)


@pytest.mark.rule("CI-2.8", "CI-2.9", "CI-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_creatures(players: int) -> None:
    p = random_start(players, 3)
    corners = [tile for tile in range(names.TILES) if p.land.hexes[tile] in p.tables.corners]
    assert len(corners) == 4
    assert all(p.creatures[tile] == names.SNAKE for tile in corners)
    counts = [p.creatures.count(one) - (4 if one == names.SNAKE else 0) for one in range(names.CREATURES)]
    others = COUNTS[players] - 4
    per_card = 2 if players == 4 else 1
    assert sum(counts) == others
    rounds, rest = divmod(others // per_card, 7)
    assert sorted(counts) == [per_card * rounds] * (7 - rest) + [per_card * (rounds + 1)] * rest
    assert all(not marks.decided(tile) for marks in p.strengths for tile in range(names.TILES))


@pytest.mark.rule("CI-2.11", "CI-2.12", "CI-2.13", "CI-2.14")
def test_temple_board() -> None:
    p = random_start(4, 5)
    assert [p.tables.task_stack[task] for task in p.tasks] == [0, 1, 2, 3]
    assert [card // 20 for card in p.display] == [0, 1, 2, 3]
    assert [pile.length() for pile in p.piles[:4]] == [19] * 4
    assert [card // 8 for card in p.hero_top] == [0, 1, 2]
    assert p.piles[MAGIC_DECK].length() == 32 - 8
    # six of the seven creatures will attack; which one does not is hidden
    assert units.count(p.city_cards) == 7
    assert p.round == 1


@pytest.mark.rule("CI-2.15", "CI-2.16")
@pytest.mark.parametrize(
    ("players", "tiles", "costs"),
    [(2, 9, [1, 2, 3, 4, 5, 7]), (3, 12, [1, 2, 3, 4, 5, 6, 7]), (4, 16, [1, 2, 3, 3, 4, 5, 6, 7])],
)
def test_action_board(players: int, tiles: int, costs: list[int]) -> None:
    p = random_start(players, 7)
    assert len(set(p.grid)) == tiles
    assert sorted(p.costs) == costs
    offered = {action for tile in p.grid for action in names.ACTIONS_ON[tile]}
    assert offered == set(range(names.ACTIONS))


@pytest.mark.rule("CI-2.18", "CI-2.19", "CI-2.20", "CI-2.21")
def test_players() -> None:
    p = t.start(4)
    while p.round == 0:
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    said = t.emitted(p, "ordered")
    assert [one["coins"] for one in said] == [1, 2, 3, 4]
    assert p.favor == [one["seat"] for one in said]
    for seat, player in enumerate(p.seats):
        assert player.gears == [1, 1, 1, 1]
        assert (player.war, player.shields, player.luck, player.scouts) == (0, 0, 1, 0)
        assert player.reserve + player.city == 25
        assert p.hands[seat].size == 2


@pytest.mark.rule("CI-2.17")
def test_action_tiles_stay() -> None:
    p = t.table()
    before = p.grid[:]
    t.end_round(p, 1)
    t.play(p, "cost 7")
    assert p.grid == before
