"""Set-up, tested from the rulebook: starting tiles, neutral workers, secrets (TE-2, TE-3, TE-5)."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel import seat_view
from patolli.kernel.seats import CHANCE, SPECTATOR

from .table import goods, offered, play, question, start, temples, tiles, total
from .test_setup import dealt, keep

MINE = ["s01", "s02", "s14", "s16"]
THEIRS = ["s03", "s04", "s13", "s17"]


def answer_first(p: TeotihuacanPosition, stop: str) -> None:
    while p.asked() and p.asked() != [CHANCE] and question(p) != stop and p.round == 0:
        play(p, offered(p)[0])


@pytest.mark.rule("TE-3.6", "TE-3.5", "TE-11.1")
def test_both_discovery_tiles_of_one_player_are_paid_out_of_the_goods_of_the_tiles() -> None:
    p = dealt(MINE, THEIRS, beside=["dcoc", "dave"])
    # 3 stone and 1 gold; 2 cocoa and 3 gold; 1 cocoa for the first seat
    keep(p, 0, "s14", "s16")
    keep(p, 1, "s13", "s17")
    answer_first(p, "ClaimBesideStarting")
    assert goods(p) == {"cocoa": 3, "stone": 3, "gold": 4}
    assert offered(p) == ["pass", "claim dcoc"]
    play(p, "claim dcoc")
    assert goods(p) == {"cocoa": 3, "stone": 3, "gold": 3}
    play(p, "claim dave")
    assert tiles(p) == ["dave", "dcoc"]
    assert p.seats[0].avenue == 0  # tiles can be used only during their owner's turn
    assert goods(p) == {"cocoa": 2, "stone": 3, "gold": 3}


@pytest.mark.rule("TE-3.6")
def test_a_wooden_price_without_wood_is_not_offered() -> None:
    p = dealt(MINE, THEIRS, beside=["dvp", "dvp"])
    keep(p, 0, "s14", "s16")
    keep(p, 1, "s13", "s17")
    answer_first(p, "ClaimBesideStarting")
    assert question(p) != "ClaimBesideStarting"
    assert tiles(p) == []


@pytest.mark.rule("TE-3.7", "TE-9.1")
def test_steps_of_starting_tiles_pay_their_rewards() -> None:
    p = dealt(["s02", "s04", "s01", "s05"], ["s03", "s06", "s13", "s17"])
    keep(p, 0, "s02", "s04")
    keep(p, 1, "s13", "s17")
    answer_first(p, "none")
    assert temples(p) == [0, 1, 1]
    assert goods(p) == {"cocoa": 1 + 5 + 1, "stone": 2, "gold": 5}
    assert total(p) == 1  # from the first red step


@pytest.mark.rule("TE-3.10")
def test_a_board_named_twice_gets_one_worker() -> None:
    p = dealt(["s03", "s13", "s01", "s05"], ["s02", "s04", "s06", "s07"])
    keep(p, 0, "s03", "s13")  # forest and quarry; quarry and alchemy
    keep(p, 1, "s02", "s04")  # mine and quarry; palace and mine
    answer_first(p, "none")
    assert sorted(names.BOARD_IDS[b] for b in p.at[0:3]) == ["alchemy", "forest", "quarry"]
    assert sorted(names.BOARD_IDS[b] for b in p.at[4:7]) == ["mine", "palace", "quarry"]
    assert p.power[0:3] == [1, 1, 1]
    assert (p.at[3], p.power[3]) == (names.NOWHERE, 3)


@pytest.mark.rule("TE-3.8", "TE-3.5")
def test_a_free_technology_scores_for_nobody() -> None:
    p = dealt(["s05", "s13", "s01", "s02"], ["s07", "s17", "s03", "s04"])
    keep(p, 0, "s05", "s13")
    keep(p, 1, "s07", "s17")
    while p.round == 0:
        if p.asked() == [CHANCE]:
            p.play(CHANCE, p.legal_moves(CHANCE)[0])
        else:
            play(p, offered(p)[0])
    lowest = 1 << p.technologies[0]
    assert p.seats[0].technologies == p.seats[1].technologies == lowest
    assert total(p, 0) == total(p, 1) == 0
    assert temples(p, 0) == temples(p, 1) == [1, 0, 0]


@pytest.mark.rule("TE-5.1", "TE-5.2", "TE-I2")
@pytest.mark.parametrize(("players", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_neutral_tiles_were_not_dealt_and_are_not_drawn_twice(players: int, colours: int) -> None:
    p = start(players)
    dealt_out: set[int] = set()
    drawn: list[int] = []
    while p.round == 0:
        seat = p.asked()[0]
        if question(p) == "DrawNeutral":
            dealt_out = {t for hand in p.hands for t in range(18) if hand.cards[t]} | set(p.kept)
            offers = [int(GAME.vocabulary.text(m).split()[1][1:]) - 1 for m in p.legal_moves(CHANCE)]
            assert not dealt_out & set(offers)
            drawn.append(offers[-1])
            p.play(CHANCE, p.legal_moves(CHANCE)[-1])
        else:
            p.play(seat, p.legal_moves(seat)[0])
    assert len(drawn) == len(set(drawn)) == 2 * colours
    first = len(p.seats)
    for colour in range(colours):
        boards = [p.at[(first + colour) * 4 + i] for i in range(3)]
        named: list[int] = []
        for tile in drawn[colour * 2 : colour * 2 + 2]:
            named += [b for b in p.tables.starting_boards[tile] if b not in named]
        assert boards == named[:3]
        assert p.power[(first + colour) * 4 : (first + colour) * 4 + 3] == [1, 1, 1]


def found(p: TeotihuacanPosition, viewer: int) -> list[dict[str, Any]]:
    assert p.event_log is not None
    return [event.to_dict(GAME.events) for event in p.event_log.visible_to(viewer)]


@pytest.mark.rule("TE-C4", "TE-3.5", "TE-3.6", "TE-D1")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nothing_is_revealed_of_the_tiles_that_others_hold(viewer: int) -> None:
    p = dealt(MINE, THEIRS, beside=["dcoc", "m1"])
    q = dealt(["s05", "s06", "s07", "s08"], THEIRS, beside=["dvp", "dleap"])
    keep(p, 0, "s02")
    keep(q, 0, "s06")
    assert seat_view.view(GAME, p, viewer) == seat_view.view(GAME, q, viewer)
    keep(p, 0, "s16")
    keep(q, 0, "s08")
    assert seat_view.view(GAME, p, viewer) == seat_view.view(GAME, q, viewer)
    assert found(p, viewer) == found(q, viewer)
    assert found(p, 0) != found(q, 0)


@pytest.mark.rule("TE-C4", "TE-3.6")
def test_tiles_that_were_not_kept_stay_hidden_afterwards() -> None:
    p = dealt(MINE, THEIRS, beside=["dcoc", "m1"])
    q = dealt(["s01", "s02", "s05", "s06"], THEIRS, beside=["dcoc", "m1"])
    for one in (p, q):
        keep(one, 0, "s01", "s02")
        keep(one, 1, "s13", "s17")
    assert seat_view.view(GAME, p, 1) == seat_view.view(GAME, q, 1)
    assert seat_view.view(GAME, p, SPECTATOR) == seat_view.view(GAME, q, SPECTATOR)
    assert found(p, 1) == found(q, 1)


@pytest.mark.rule("TE-C4", "TE-3.6")
def test_with_a_kept_tile_all_players_learn_once_the_tile_beside_it() -> None:
    p = dealt(MINE, THEIRS, beside=["dcoc", "m1"])
    keep(p, 1, "s13", "s17")
    assert not [event for event in found(p, 1) if event["event"] == "beside"]
    keep(p, 0, "s01", "s14")
    for viewer in (0, 1, SPECTATOR):
        seen = [
            (event["starting"], event["discovery"])
            for event in found(p, viewer)
            if event["event"] == "beside"
        ]
        mine = (names.STARTING_IDS.index("s14"), names.DISCOVERY_IDS.index("dcoc"))
        other = (names.STARTING_IDS.index("s16"), names.DISCOVERY_IDS.index("m1"))
        assert seen == ([mine, other] if viewer == 0 else [mine])


@pytest.mark.rule("TE-2.9", "TE-2.10", "TE-2.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_how_many_discovery_tiles_lie_where(players: int) -> None:
    p = start(players, setup="first-game")
    while p.round == 0:
        p.play(p.asked()[0], p.legal_moves(p.asked()[0])[0])
    n = max(players, 2)
    wanted = {
        "avenue3": 3,
        "avenue6": 2,
        "avenue8": 1,
        "blue4": n,
        "red5": n + 1,
        "green3": n - 1,
        "green6": n,
    }
    lying = seat_view.view(GAME, p, SPECTATOR)["table"]["piles"]
    assert {name: len(found) for name, found in lying.items()} == wanted
    assert names.NO_TILE not in p.beside_boards
    assert len(p.beside_boards) == 5
