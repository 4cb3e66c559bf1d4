"""Facts that the server computes from the components for the page, including an owner's components."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.game_index import manifest
from patolli.games.chichen_itza import events, fight_events, names, odds
from patolli.games.chichen_itza.game import GAME
from patolli.kernel.stakes import BAD, GOOD
from patolli.texts import GameTexts


def facts(owner: str = "") -> dict[str, Any]:
    return GAME.box_facts(GAME.owners_box(owner) if owner else GAME.printed_box())


def first_view(owner: str) -> dict[str, Any]:
    p = GAME.start(2, {"layout": "automatic"}, GAME.owners_box(owner))
    return GAME.show(p.observation(0))


@pytest.mark.rule("CI-8.14")
def test_no_face_hits_where_the_owner_says_so() -> None:
    melee = "[gears.melee]\nhit_max = [0, 1, 2, 2, 3, 4]\n"
    assert [level["melee_faces"] for level in facts(melee)["gear_levels"]][:3] == [[], [1], [1, 2]]
    assert first_view(melee)["seats"][0]["gear_values"]["melee_faces"] == []
    assert facts("[gears.ranged]\nhit_max = 0\n")["ranged_faces"] == []
    assert facts("[gears.magic]\nstone_hit_max = 6\n")["stone_faces"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CI-8.11")
def test_any_number_of_cards_is_no_number() -> None:
    levels = facts()["gear_levels"]
    assert [level["level"] for level in levels] == list(range(1, names.TOP_LEVEL + 1))
    assert levels[-1]["stone"] is None
    assert levels[0]["stone"] == 1


@pytest.mark.rule("CI-6.15")
def test_all_markers_show_peace_at_the_start() -> None:
    assert first_view("[player_kit]\ndiplomacy_markers = 3\n")["seats"][0]["peace"] == 3


@pytest.mark.rule("CI-3.3", "CI-13.2")
def test_rounds_of_the_dice_follow_the_components() -> None:
    assert facts()["light_die"] == {"map": [1, 2, 3], "city": [1, 2]}
    later = (
        '[round_track]\nlight_rounds = 5\ncity_die = ["dark", "light", "light", "light", "light", "light"]\n'
    )
    assert facts(later)["light_die"] == {"map": [1, 2, 3, 4, 5], "city": [2, 3, 4, 5, 6]}
    assert facts(later)["dark_die"] == {"map": [6], "city": [1]}


@pytest.mark.rule("CI-9.3")
def test_a_creature_hits_with_its_symbol_in_the_phases_in_which_it_fights() -> None:
    symbols = facts()["hit_symbols"]
    assert set(symbols) == set(names.CREATURE_IDS)
    assert "ranged-1" not in symbols["snake"]
    assert symbols["snake"]["melee-2"] == "hit"
    assert symbols["monkey"]["ranged-2"] == "ranged"


def test_events_that_end_fights_name_the_winner_as_the_odds_do() -> None:
    ends = fight_events.ENDS
    for kinds, values, good in (
        (odds.CREATURE_EVENTS, odds.CREATURE_VALUES, names.FIRST),
        (odds.ATTACK_EVENTS, odds.ATTACK_VALUES, names.FIRST),
        (odds.DEFENCE_EVENTS, odds.DEFENCE_VALUES, names.SECOND),
        (odds.CITY_EVENTS, [GOOD, BAD, BAD], names.FIRST),
    ):
        for kind, value in zip(kinds, values, strict=True):
            if value == GOOD:
                assert ends[kind] == good
            elif value == BAD:
                assert ends[kind] == 1 - good
    assert ends[events.BOTH_FELL] == fight_events.NOBODY_WINS
    assert sorted(fight_events.event_names(fight_events.BEGINS)) == sorted(manifest("chichen-itza").fights)


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_of_luck_and_idols_have_the_numbers_of_the_box(language: str) -> None:
    box = GAME.owners_box("[luck]\nfor_a_hit = 7\n\n[idols]\ncoins = 8\n")
    texts = GameTexts(GAME, language, box=box)
    assert "7" in texts.effect("luck")
    assert "8" in texts.effect("idols")
