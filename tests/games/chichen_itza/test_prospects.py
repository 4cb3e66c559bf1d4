"""Notes on answers: the creatures on a tile, its owner, and the ability of a hero."""

from __future__ import annotations

import random

import pytest

from patolli.games.chichen_itza import moves, names
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.prospect_rules import AnswerNote

RULES = GAME.prospect_rules()


def positions(seeds: int) -> list[tuple[ChichenPosition, int]]:
    found = []
    for seed in range(seeds):
        match, dice = Match(GAME, 3, Seeded(seed)), random.Random(seed)
        for n in range(900):
            if not match.asked():
                break
            seat = dice.choice(match.asked())
            if n % 9 == 0:
                p = match.position.observation(seat)
                assert isinstance(p, ChichenPosition)
                found.append((p, seat))
            match.play(seat, dice.choice(match.position.offer(seat)))
    return found


def of_tile(p: ChichenPosition, seat: int, tile: int) -> dict[str, AnswerNote]:
    return {note.name: note for note in RULES.notes(p, seat, moves.GO + tile)}


@pytest.mark.rule("CI-2.10", "CI-2.7")
def test_a_way_names_the_creature_the_holder_and_the_gem_as_the_view_shows_them() -> None:
    told: set[str] = set()
    for p, seat in positions(6):
        for shown in GAME.show(p)["tiles"]:
            notes = of_tile(p, seat, names.TILE_IDS.index(shown["id"]))
            told |= notes.keys()
            wanted = shown["gem"] is not None and shown["gem"] not in GAME.show(p)["seats"][seat]["gems"]
            assert ("gem" in notes) == (wanted and shown["gems"] > 0)
            others = shown["seat"] is not None and shown["seat"] != seat
            assert bool({"held-by", "held-with-heroes"} & notes.keys()) == others
            creature = notes.get("creature") or notes.get("creature-one-of")
            assert (creature is None) == (shown["creature"] is None)
            if creature is not None and shown["strength"] is not None:
                assert creature.arguments == {"creature": shown["creature"], "hearts": shown["strength"]}
            if "creature-one-of" in notes:
                counted = notes["creature-one-of"].arguments["list"]
                left = GAME.show(p)["unseen"][shown["creature"]]
                assert sum(one.arguments["times"] for one in counted) == len(left)
                assert len(counted) > 1
    assert told == {"gem", "held-by", "held-with-heroes", "creature", "creature-one-of"}


@pytest.mark.rule("CI-11.2")
def test_a_hero_is_named_with_what_its_card_does() -> None:
    p, seat = positions(1)[-1]
    for hero in range(names.HERO_TYPES):
        card = p.hero_top[hero]
        notes = RULES.notes(p, seat, moves.RECRUIT + hero)
        assert [note.arguments for note in notes] == (
            [{"card": names.HEROCARD_IDS[card]}] if card >= 0 else []
        )


@pytest.mark.rule("CI-15.3")
def test_idols_are_exchanged_beside_the_turn() -> None:
    p, seat = positions(1)[0]
    free = [move for move in range(moves.IDOL - 2, moves.KEEP + 2) if RULES.is_free_action(p, seat, move)]
    assert free == [moves.IDOL_COINS, moves.IDOL_LUCK, moves.IDOL_MAGIC]


@pytest.mark.rule("CI-7.7")
def test_where_going_means_an_attack_on_a_player() -> None:
    """Answers that lead to another player's tile are marked as attacks, and no others are."""
    named = 0
    for seed in range(3):
        match, dice = Match(GAME, 3, Seeded(seed)), random.Random(seed)
        for _ in range(900):
            if not match.asked():
                break
            seat = dice.choice(match.asked())
            offered = match.position.offer(seat)
            if any(moves.GO <= move < moves.GO + names.TILES for move in offered):
                p = match.position
                assert isinstance(p, ChichenPosition)
                values = RULES.values(p.observation(seat), seat)
                tiles = {one["id"]: one["seat"] for one in GAME.show(p.observation(seat))["tiles"]}
                assert all(tiles[tile] not in (None, seat) for tile in values)
                assert RULES.faults(p, seat) == []
                named += len(values)
            match.play(seat, dice.choice(offered))
    assert named > 0


@pytest.mark.rule("CI-6.3")
def test_raising_a_gear_says_what_the_next_level_gives_not_only_its_number() -> None:
    """The second melee level hits no better than the first one."""
    told: set[str] = set()
    for p, seat in positions(2):
        values = GAME.show(p)["seats"][seat]["gear_values"]
        for gear, level in enumerate(p.seats[seat].gears):
            notes = RULES.notes(p, seat, moves.RAISE + gear)
            assert bool(notes) == (level < names.TOP_LEVEL)
            for note in notes:
                told.add(note.name)
                assert note.arguments["level"] == level + 1
                if note.name == "gear-melee" and level == 1:
                    assert note.arguments["faces"] == len(values["melee_faces"]) == 1
    assert told == {"gear-defense", "gear-melee", "gear-ranged", "gear-magic"}
