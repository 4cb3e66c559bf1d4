"""The position builder: everything can be set, invalid positions are reported, and no state is shared."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.builder import TeotihuacanBuilder, new_builder, new_setup_builder
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import BOT, TeotihuacanPosition
from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.errors import BrokenPosition, PatolliError
from patolli.kernel.seats import CHANCE


def texts(p: TeotihuacanPosition) -> list[str]:
    return [GAME.vocabulary.text(move) for move in p.legal_moves(p.asked()[0])]


def play_on(p: TeotihuacanPosition, seed: int) -> None:
    """Plays random moves from this position to the end of the game and checks the invariants."""
    rng = Rng(seed)
    while p.asked():
        seat = p.asked()[0]
        moves = p.legal_moves(seat)
        p.play(seat, moves[rng.weighted(p.odds()) if seat == CHANCE else rng.below(len(moves))])
        assert serialization.status(GAME, p) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_empty_table_can_be_played(players: int) -> None:
    p = new_builder(players).build()
    assert p.asked() == [0]
    assert p.question(0).kind == "ChooseWorker"
    assert [player.cocoa for player in p.seats] == [0] * len(p.seats)
    play_on(p, players)


def everything(players: int) -> TeotihuacanBuilder:
    b = new_builder(players, {"eclipse": "usual"})
    b.ring("palace", "forest", "quarry", "mine", "build", "alchemy", "nobles", "deco")
    b.royal_tiles("ra5", "rb6", "rc8")
    b.bonus_tiles("bave", "bdisc", "bwork")
    b.technologies("t01", "t05", "t07", "t09", "t13", "t17")
    b.nobles(top=2, middle=1)
    b.eclipses(1)
    b.calendar(4)
    b.round(9)
    b.first_player(players - 1)
    b.workers(0, "forest 3", "palace2 4", "mine 1 locked", "deco 5")
    b.goods(0, cocoa=7, wood=3, gold=1)
    b.add_goods(0, stone=2, cocoa=1)
    b.points(0, "temples", 12)
    b.temples(0, 4, 1, 11)
    b.avenue(0, 6)
    b.pyramid_track(0, 3)
    b.learn(0, "t01", "t13")
    b.discoveries(0, "m1", "m6", "dvp", "dfree")
    b.used_discoveries(0, "dcoc")
    b.add_discoveries(0, "dhelp")
    b.board_tile("forest", "dleap")
    b.board_tile("mine", None)
    b.track_tiles("avenue3", "dres2", "m7")
    b.discarded("m5")
    b.clear_pyramid()
    for place in names.PLACE_IDS[:16]:
        b.lay_pyramid_tile(place)
    b.lay_pyramid_tile("2a1", "p03", 2)
    b.show_pyramid_tiles("p01", "p02")
    b.show_decorations("k01", "k05")
    b.lay_decoration("top", "k07")
    b.begin_turn(0)
    return b


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_can_be_set(players: int) -> None:
    b = everything(players)
    assert b.faults() == []
    p = b.build()
    seat = p.seats[0]
    assert (seat.cocoa, seat.resources) == (8, [3, 2, 1])
    assert (seat.temples, seat.avenue, seat.track, sum(seat.points)) == ([4, 1, 11], 6, 3, 12)
    assert [p.power[die] for die in range(4)] == [3, 4, 1, 5]
    assert [p.space[die] for die in range(4)] == [-1, 1, 5, -1]
    assert (p.round, p.eclipses, p.white, p.rows) == (9, 1, 4, [2, 1, 0])
    assert p.stones[16] == 2 * names.ROTATIONS + 2
    assert p.decorations[0] == names.DECORATION_IDS.index("k07")
    assert "worker forest 3" in texts(p)
    assert "worker mine 1" not in texts(p)
    assert "use dvp" in texts(p)
    play_on(p, players)


def test_what_is_asked_can_be_set() -> None:
    b = new_builder(3)
    b.workers(1, "quarry 2")
    b.neutral_workers(0, "quarry", "mine")
    b.choose_board(1, "quarry 2")
    p = b.build()
    assert (p.asked(), p.question(1).kind, p.question(1).numbers) == ([1], "ChooseBoard", [2, 2, 0])
    b.choose_action(1, "quarry 2")
    p = b.build()
    assert (p.question(1).kind, p.question(1).numbers) == ("ChooseAction", [2, 1])
    b.choose_action(1, "quarry 2", colours=3)
    assert b.build().colours == 3
    b.begin_eclipse()
    p = b.build()
    assert (p.asked(), p.question(0).kind, p.eclipses) == ([0], "Upkeep", 1)
    b.begin_last_turn()
    assert b.position.turn == 2


def test_the_teotibot_can_be_set() -> None:
    b = new_builder(1)
    b.bot_workers("mine 3", "forest 2 locked")
    b.goods(BOT, cocoa=5)
    b.bot_tiles("xnob", "xalc", "xbld", "xdec", "xmsk", "xmas", "xwor")
    b.bot_directions("right", "left")
    b.begin_bot_turn()
    p = b.build()
    assert p.asked() == [CHANCE]
    assert p.question(CHANCE).kind == "Roll"
    assert p.directions == [1, 0]
    assert p.bot[0] == names.XNOB
    assert [p.at[die] for die in range(4, 8)] == [names.MINE, names.FOREST, names.PALACE, names.PALACE]


def test_hidden_starting_tiles_can_be_set() -> None:
    b = new_setup_builder(2)
    b.deal_starting_tiles(["s14", "s01", "s02", "s03"], ["s04", "s05", "s06", "s07"])
    b.tile_beside("s14", "m7")
    p = b.build()
    assert p.asked() == [0, 1]
    assert texts(p) == ["keep s01", "keep s02", "keep s03", "keep s14"]
    own, other = p.observation(0), p.observation(1)
    assert own.beside[0].at(0) == names.DISCOVERY_IDS.index("m7")
    assert other.beside[0].values[0] < 0
    assert sum(other.hands[0].cards) < other.hands[0].size
    b.tell(b.position.hands[0], 1 << 1)
    assert b.build().observation(1).hands[0].held() == [0, 1, 2, 13]


def test_a_change_leaves_no_stale_options() -> None:
    b = new_builder(2)
    assert "worker forest 3" not in texts(b.position)
    b.workers(0, "forest 3")
    assert "worker forest 3" in texts(b.position)
    b.add_discoveries(0, "dvp")
    assert "use dvp" in texts(b.position)
    b.discoveries(0)
    assert "use dvp" not in texts(b.position)


def test_nothing_is_shared() -> None:
    start = new_builder(2).build()
    before = serialization.save(start)
    b = TeotihuacanBuilder(start)
    built = b.build()
    saved = serialization.save(built)
    b.workers(0, "forest 3")
    b.technologies("t01", "t05", "t07", "t09", "t13", "t17")
    b.discarded("m5")
    b.goods(1, cocoa=4)
    b.nobles(1)
    assert serialization.save(start) == before
    assert serialization.save(built) == saved


def test_every_fault_is_named() -> None:
    b = new_builder(2)
    b.goods(0, cocoa=-1)
    b.temples(1, 11, 0, 0)
    b.temples(0, 11, 0, 0)
    b.calendar(40)
    found = "; ".join(b.faults())
    for rule in ("TE-I3", "TE-I4", "TE-I9"):
        assert rule in found
    with pytest.raises(BrokenPosition, match="TE-I3"):
        b.build()
    assert b.unchecked().seats[0].cocoa == -1


def test_what_cannot_be_put_there_is_refused() -> None:
    b = new_builder(2)
    with pytest.raises(PatolliError, match="no board or worship space 'swamp'"):
        b.workers(0, "swamp 3 ")
    with pytest.raises(PatolliError, match="no discovery tile beside alchemy"):
        b.board_tile("alchemy", "dvp")
    with pytest.raises(PatolliError, match="no unlocked worker 'mine 3'"):
        b.choose_action(0, "mine 3")
    with pytest.raises(PatolliError, match="each of palace"):
        b.ring("palace")
    with pytest.raises(PatolliError, match="neutral colour 5"):
        b.neutral_workers(5, "mine")
    with pytest.raises(PatolliError, match="discs are apart"):
        b.calendar(3, "somewhere")
    b.calendar(3, "met")
    assert b.position.white == b.position.black
    with pytest.raises(PatolliError, match="before round 1"):
        b.deal_starting_tiles(["s01"], ["s02"])
    with pytest.raises(PatolliError, match="beside s01"):
        b.tile_beside("s01", "dvp")
    b.clear_pyramid()
    b.lay_pyramid_tile("1a1")
    with pytest.raises(PatolliError, match="a tile on 1a1"):
        b.lay_pyramid_tile("1a1")
    b.add_discoveries(0, "m1")
    with pytest.raises(PatolliError, match="owned by a player"):
        b.discoveries(1, "m1")
    assert b.faults() == []
