"""The view contains everything about calendar, tracks, buildings, masks and the Teotibot, so boards compute
nothing.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.builder import TeotihuacanBuilder
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import EXTRA, MET, TeotihuacanPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.seat_view import scores_dict

from .table import stand, table


def shown(p: TeotihuacanPosition) -> dict[str, Any]:
    return GAME.show(p.observation(0))


@pytest.mark.rule("TE-14.1", "TE-14.2")
def test_the_calendar_says_what_comes_next() -> None:
    p = table(2)
    p.white, p.black = 4, 10
    calendar = shown(p)["calendar"]
    assert (calendar["state"], calendar["left"], calendar["covered"]) == ("apart", 6, 40)
    assert (calendar["eclipse"], calendar["eclipses"]) == (1, 3)
    assert calendar["spaces"] == max(p.tables.black_start) + 1
    p.white, p.discs = 10, MET
    assert shown(p)["calendar"]["state"] == "met"
    p.discs = EXTRA
    assert shown(p)["calendar"]["state"] == "extra-round"
    assert shown(p)["calendar"]["covered"] == 100
    assert not shown(p)["calendar"]["last"]
    p.complete = True
    assert (shown(p)["calendar"]["last"], shown(p)["calendar"]["eclipse"]) == (True, 3)


@pytest.mark.rule("TE-6.3")
def test_a_board_names_the_workers_that_could_go_there() -> None:
    p = table(2)
    stand(p, 0, "palace 1", "quarry 2", "quarry 2")
    found = {board["id"]: board["reached_by"] for board in shown(p)["boards"]}
    assert {board: len(found[board]) for board in ("quarry", "build", "nobles")} == {
        "quarry": 1,
        "build": 1,
        "nobles": 0,
    }
    assert found["alchemy"] == ["worker palace 1", "worker quarry 2"]


@pytest.mark.rule("TE-14.4", "TE-15.1")
def test_the_track_says_which_eclipse_comes_next() -> None:
    p = table(2)
    p.eclipses = 1
    assert [one["state"] for one in shown(p)["track_worth"]] == ["past", "next", "later"]
    assert [one["points"] for one in shown(p)["track_worth"]] == p.tables.track_points
    p.complete = True
    assert [one["state"] for one in shown(p)["track_worth"]] == ["past", "past", "next"]


@pytest.mark.rule("TE-14.3")
def test_the_buildings_row_says_which_value_counts() -> None:
    p = table(2)
    p.rows = [2, 1, 0]
    row = shown(p)["buildings"]
    assert [one["value"] for one in row["spaces"] if one["counts"]] == [row["value"]]
    assert [one["covered"] for one in row["spaces"]] == [i > 3 for i in range(len(row["spaces"]))]


@pytest.mark.rule("TE-8.8", "TE-8.9")
def test_the_nobles_say_in_which_row_would_be_built() -> None:
    p = table(2)
    stand(p, 0, "quarry 4", "nobles 3", "forest 5")
    TeotihuacanBuilder(p, in_place=True).choose_board(0, "quarry 4")
    assert [row["applies"] for row in shown(p)["nobles"]] == [False, True, False]
    p.rows = [0, len(p.tables.noble_rows[1]), 0]
    top, middle, _ = shown(p)["nobles"]
    assert (top["applies"], middle["applies"]) == (True, False)
    assert (top["next"], middle["next"]) == (p.tables.noble_rows[0][0], None)


@pytest.mark.rule("TE-14.5")
def test_masks_are_shown_in_the_sets_that_score() -> None:
    p = table(2)
    for mask, count in ((0, 2), (1, 1), (4, 1)):
        p.seats[0].tiles[mask] = count
    assert shown(p)["seats"][0]["mask_sets"] == [
        {"masks": ["m1", "m2", "m5"], "points": p.tables.mask_points[3]},
        {"masks": ["m1"], "points": p.tables.mask_points[1]},
    ]


@pytest.mark.rule("TE-8.1")
def test_columns_of_the_yields_name_their_powers() -> None:
    columns = shown(table(2))["yield_columns"]
    assert [(one["least"], one["most"]) for one in columns] == [(1, 1), (2, 3), (4, 5)]


@pytest.mark.rule("TE-16.3")
def test_each_sum_of_two_dice_names_one_place_of_the_action_pyramid() -> None:
    match = Match(GAME, 1, Seeded(3))
    while not match.position.observation(0).agenda or match.asked() != [0]:
        match.play(match.asked()[0], match.position.legal_moves(match.asked()[0])[0])
    p = match.position
    assert isinstance(p, TeotihuacanPosition)
    rows = shown(p)["bot"]["rows"]
    places = [one for row in rows for one in row]
    assert [len(row) for row in rows] == [1, 2, 3]
    assert [one["tile"] for one in places] == [names.BOT_TILE_IDS[tile] for tile in p.bot[:6]]
    assert sorted(total for one in places for total in one["sums"]) == list(range(2, 13))
    for one in places:
        assert all(p.tables.bot_position[total - 2] == one["place"] - 1 for total in one["sums"])


@pytest.mark.rule("TE-15.3")
@pytest.mark.parametrize(("mine", "its", "ranks"), [(7, 3, [1, 2]), (3, 7, [2, 1])])
def test_the_teotibot_is_ranked_beside_the_player(mine: int, its: int, ranks: list[int]) -> None:
    p = Match(GAME, 1, Seeded(3)).position
    assert isinstance(p, TeotihuacanPosition)
    p.seats[0].points[0], p.seats[1].points[0] = mine, its
    scores = scores_dict(p.scores())
    assert scores["ranks"] == ranks
    assert scores["winners"] == [ranks.index(1)]
    assert scores["totals"] == [mine * names.TENTHS, its * names.TENTHS]
    assert [sum(row) for row in scores["table"]] == scores["totals"]
    assert p.scores().totals() == [mine * names.TENTHS]


@pytest.mark.rule("TE-17.2")
def test_kept_starting_tiles_are_shown_with_their_players() -> None:
    match = Match(GAME, 3, Seeded(3), {"starting-tiles": "draft"})
    while match.position.question(match.asked()[0]).kind != "DraftTile":
        match.play(match.asked()[0], match.position.legal_moves(match.asked()[0])[0])
    seat = match.asked()[0]
    move = match.position.legal_moves(seat)[0]
    match.play(seat, move)
    p = match.position
    assert isinstance(p, TeotihuacanPosition)
    shown_seats = shown(p)["seats"]
    assert shown_seats[seat]["starting"] == [GAME.vocabulary.text(move).split()[-1]]
    assert sum(len(one["starting"]) for one in shown_seats) == 1
