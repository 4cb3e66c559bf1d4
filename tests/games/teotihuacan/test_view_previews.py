"""Previews in the view: which workers would act, what a tile would gain, and the next eclipse."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli.games.teotihuacan import events, names, view_previews
from patolli.games.teotihuacan.builder import TeotihuacanBuilder
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match

from .table import clear_pyramid, give, know, lay, level, play, say, shown_stones, stand, table, visit


def shown(p: TeotihuacanPosition) -> dict[str, Any]:
    return GAME.show(p.observation(0))


@pytest.mark.rule("TE-7.9", "TE-8.1")
def test_boards_show_who_would_act_there() -> None:
    p = table(2)
    stand(p, 0, "quarry 4", "forest 3", "forest 5")
    assert all(board["crew"] is None for board in shown(p)["boards"])
    builder = TeotihuacanBuilder(p, in_place=True)
    builder.choose_board(0, "quarry 4")
    view = shown(p)
    boards = {board["id"]: board for board in view["boards"]}
    assert view["active"] == {"seat": 0, "board": "quarry", "power": 4}
    assert boards["forest"]["crew"] == {"workers": 3, "lowest": 3, "row": 2, "column": 1}
    assert boards["mine"]["crew"] == {"workers": 1, "lowest": 4, "row": 0, "column": 2}
    assert boards["palace"]["crew"] is None


def told(view: dict[str, Any], word: str) -> dict[str, Any]:
    """Returns the preview of the tile that this answer would place."""
    kind, choice = word.split()
    if kind == "side":
        side: dict[str, Any] = view["laying"]["sides"][choice]
        return side
    (turns,) = view["laying"]["places"].values()
    turned: dict[str, Any] = next(one for one in turns if one["rotation"] == int(choice))
    return turned


@pytest.mark.rule("TE-8.13", "TE-8.18", "TE-8.19")
def test_every_place_shows_what_the_tile_would_bring_there() -> None:
    """The preview of a rotation or a side must equal what the answer actually gains."""
    dice, compared = random.Random(1), {"rotate": 0, "side": 0}
    for seed in range(1, 4):
        match = Match(GAME, 2, Seeded(seed))
        while not match.over():
            seat = match.asked()[0]
            p = match.position
            assert isinstance(p, TeotihuacanPosition)
            offered = [GAME.vocabulary.text(move) for move in p.legal_moves(seat)]
            liked = [text for text in offered if text in ("main", "go build", "go deco")]
            word = dice.choice(liked or offered)
            view = GAME.show(p.observation(seat))
            if word.startswith(("build ", "decorate ")):
                assert view["laying"]["best"][word.split()[1]]["points"] > 0
            if word.startswith("on "):
                assert word.split()[1] in view["laying"]["places"]
            if word.startswith(("rotate ", "side ")):
                found = told(view, word)
                before = len(match.event_log.events)
                match.play(seat, GAME.vocabulary.move(word))
                scored = next(one for one in match.event_log.events[before:] if one.kind == events.SCORED)
                matches = [one for one in match.event_log.events[before:] if one.kind == events.MATCHED]
                assert scored.numbers[1] == found["points"]
                assert len(matches) >= int(sum(found["matches"]) if "rotation" in found else found["matches"])
                compared[word.split()[0]] += 1
            else:
                match.play(seat, GAME.vocabulary.move(word))
    assert min(compared.values()) > 3


@pytest.mark.rule("TE-14.3", "TE-14.4", "TE-14.5", "TE-14.6")
def test_the_next_eclipse_is_forecast() -> None:
    p = table(2)
    stand(p, 0, "quarry 4", "forest 3", "palace2 5")
    p.seats[0].avenue, p.seats[0].track, p.seats[1].track = 3, 2, 1
    p.seats[0].cocoa = 3
    p.seats[0].tiles[names.DISCOVERY_IDS.index("m1")] = 1
    own, other = (seat["forecast"] for seat in shown(p)["seats"])
    assert own == {
        "avenue": 15, "track": 12, "masks": 1, "upkeep": 5, "unpaid": 6, "total": 22, "helps": [],
    }  # fmt: skip
    assert other["track"] == 4
    p.seats[0].tiles[names.DCOC] = 1
    helped = shown(p)["seats"][0]["forecast"]
    assert (helped["unpaid"], helped["helps"]) == (0, ["dcoc"])


@pytest.mark.rule("TE-8.17", "TE-13.5")
@pytest.mark.parametrize(("technology", "discount"), [("t01", 0), ("t15", 1)])
def test_places_show_their_price_and_the_discount(technology: str, discount: int) -> None:
    p = table()
    know(p, 0, technology)
    give(p, 0, stone=5, wood=5)
    visit(p, "build", "main")
    say(p, f"build {shown(p)['shown_stones'][0]}")
    laying = shown(p)["laying"]
    assert laying["discount"] == discount
    assert set(laying["prices"]) == set(laying["places"])
    for place, price in laying["prices"].items():
        assert price == ({"stone": 2} if place.startswith("1") else {"stone": 2, "wood": 1})
    if discount == 0:
        assert laying["savings"] == {}
        return
    assert laying["savings"]["1a1"] == {"stone": {"price": {"stone": 1}, "saved": 1}}
    say(p, "on 1a1", "save stone")
    assert p.seats[0].resources[names.STONE] == 5 - laying["savings"]["1a1"]["stone"]["price"]["stone"]


def builder_with(wood: int) -> TeotihuacanPosition:
    """Returns a table where levels 1 to 3 are open, and a player who chooses a pyramid tile."""
    p = table()
    clear_pyramid(p)
    lay(p, *level(1)[:-1], "2a1", "2a2", "2b1", "2b2")
    shown_stones(p, "p01", "p05")
    give(p, 0, stone=5, wood=wood)
    stand(p, 0, "forest 2")
    say(p, "worker forest 2")
    play(p, "go build")
    play(p, "main")
    return p


@pytest.mark.rule("TE-8.17")
def test_points_are_shown_only_where_the_player_can_pay() -> None:
    """Levels 2 and 3 cost wood."""
    rich, poor = builder_with(wood=5), builder_with(wood=0)
    best, reached = shown(rich)["laying"]["best"], shown(poor)["laying"]["best"]
    assert set(best) == set(reached) == {"p01", "p05"}
    assert all(reached[tile]["points"] < best[tile]["points"] for tile in best)
    play(rich, "build p05")
    play(poor, "build p05")
    assert shown(rich)["laying"]["unpayable"] == []
    places = shown(poor)["laying"]["places"]
    assert shown(poor)["laying"]["unpayable"] == [place for place in places if place != "1d4"] != []


@pytest.mark.rule("TE-8.18", "TE-8.19")
def test_the_best_gain_counts_temple_steps_and_includes_no_worse_ones() -> None:
    three, two = view_previews.gain(3, []), view_previews.gain(2, [])
    blue, red = view_previews.gain(2, ["blue"]), view_previews.gain(1, ["red"])
    both = view_previews.gain(1, ["blue", "red"])
    assert view_previews.worthwhile([two, three, red, blue]) == [blue, three, red]
    assert view_previews.worthwhile([red, both, three, three]) == [both, three]
    assert view_previews.worthwhile([]) == []


@pytest.mark.rule("TE-8.18", "TE-8.19")
def test_a_displayed_tile_shows_the_gain_of_the_rotation_that_its_places_call_best() -> None:
    p = builder_with(wood=5)
    best = shown(p)["laying"]["best"]
    for tile in best:
        q = p.copy()
        play(q, f"build {tile}")
        places = shown(q)["laying"]["places"].values()
        turns = [one for found in places for one in found if one["best"]]
        worth = [one["points"] + 2 * len(one["temples"]) for one in turns]
        gain = best[tile]
        assert gain["points"] + 2 * len(gain["temples"]) == max(worth)
        assert gain in [{"points": one["points"], "temples": one["temples"]} for one in turns]


@pytest.mark.rule("TE-14.6")
def test_the_forecast_never_falls_below_zero_points() -> None:
    p = table(2)
    stand(p, 0, "quarry 4", "forest 5", "palace2 5")
    p.seats[0].cocoa, p.seats[0].avenue, p.seats[0].track = 0, 0, 1
    p.seats[1].track = 2
    own = shown(p)["seats"][0]["forecast"]
    assert own["upkeep"] == 6
    assert own["track"] == 4
    assert (own["unpaid"], own["total"]) == (own["track"] + shown(p)["seats"][0]["total"], 0)


@pytest.mark.rule("TE-8.18", "TE-8.19")
def test_one_rotation_of_every_place_is_the_best() -> None:
    p = table()
    give(p, 0, stone=5, wood=5)
    visit(p, "build", "main")
    say(p, f"build {shown(p)['shown_stones'][0]}")
    for turns in shown(p)["laying"]["places"].values():
        (best,) = [one for one in turns if one["best"]]
        assert all(one["points"] <= best["points"] or one["temples"] < best["temples"] for one in turns)
