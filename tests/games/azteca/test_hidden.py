"""Hidden information (AZ-C1 to AZ-C10): views, events, and limits on what may be inferred."""

from __future__ import annotations

import pytest

from patolli.games.azteca import moves, names
from patolli.games.azteca.common import army_boxes
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import draw_cards, judgement, rounds, slave_market
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE, SPECTATOR
from patolli.rulebook.parser import rulebook

from .scripted import Played
from .table import army, box, hold, lost, points, run, say, start, table
from .wars import crossing

VIEWERS = (0, 1, 2, SPECTATOR)


def guesses(p: AztecaPosition, seat: int, many: int = 40) -> list[AztecaPosition]:
    found = []
    for n in range(many):
        world = p.sample_world(seat, Rng(n))
        assert isinstance(world, AztecaPosition)
        found.append(world)
    return found


@pytest.mark.rule("AZ-C1")
def test_everything_random_is_asked_of_chance_when_somebody_may_know_it() -> None:
    p = start(4)
    kinds = set()
    dice = Rng(5)
    for _ in range(1500):
        asked = p.asked()
        if not asked:
            break
        seat = asked[0]
        if seat == CHANCE:
            kinds.add(p.question(CHANCE).kind)
        options = p.legal_moves(seat)
        move = dice.weighted(p.odds()) if seat == CHANCE else int(dice.below(len(options)))
        p.play(seat, options[move])
    assert {"DealPeople", "ChooseFirst", "DealMarker", "LeftOver", "DrawCard", "DrawCounter"} <= kinds
    assert {"LotValue", "Throw", "TurnCard", "Expedition"} <= kinds


@pytest.mark.rule("AZ-C2")
def test_hands_are_hidden_but_for_their_number() -> None:
    p = table(3)
    hold(p, 0, "raid", "flood")
    for viewer in VIEWERS[1:]:
        shown = GAME.show(p.observation(viewer))["seats"][0]
        assert (shown["cards"], shown["hand"]) == (2, {})
    seen = {tuple(w.hands[0].held()) for w in guesses(p, 1)}
    assert len(seen) > 10
    assert all(w.hands[0].size == 2 for w in guesses(p, 1))


@pytest.mark.rule("AZ-C2")
def test_a_guess_keeps_what_a_sorcerer_saw_and_what_the_discard_pile_shows() -> None:
    from patolli.games.azteca.cards import sorcerer

    p = table(3)
    hold(p, 0, "sorcerer")
    hold(p, 1, "eruption", "flood")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    say(p, "0: sorcerer 1", "1: pass", "0: strip flood")
    assert all(w.hands[1].held() == [names.ERUPTION] for w in guesses(p, 0))
    assert {w.hands[1].held()[0] for w in guesses(p, 2)} != {names.ERUPTION}
    assert all(w.hands[1].cards[names.FLOOD] + w.deck.rest[names.FLOOD] == 1 for w in guesses(p, 2))


@pytest.mark.rule("AZ-C2", "AZ-5.8")
def test_after_a_reshuffle_a_guess_deals_only_what_can_be() -> None:
    p = table(2)
    hold(p, 0, "raid", "raid", "raid", "raid")
    p.discard = p.deck.rest
    p.deck.rest = [0] * names.CARDS
    p.deck.size = 0
    draw_cards.reshuffle(p)
    for world in guesses(p, 1):
        assert world.hands[0].cards[names.RAID] == 4, "all other cards are known to be in the deck"


@pytest.mark.rule("AZ-C3")
def test_a_guess_keeps_the_lots_that_were_seen() -> None:
    p = table(3)
    p.tribute = [2, 2, 2]
    run(p, slave_market.MARKET_PHASE)
    for seat in range(3):
        say(p, f"{seat}: look 1", f"{seat}: look {2 if seat else 3}")
    say(p, "slaves sl3", "slaves sl1", "slaves sl2")
    assert {tuple(w.lots[0].values[n] for n in (0, 2)) for w in guesses(p, 0)} == {(2, 1)}
    assert len({w.lots[0].values[1] for w in guesses(p, 0)}) > 1


@pytest.mark.rule("AZ-C4")
def test_sealed_answers_are_not_in_anybody_elses_view() -> None:
    p = table(3)
    for seat in range(3):
        points(p, seat, 5)
    run(p, judgement.OFFERINGS)
    say(p, "0: 5")
    for viewer in VIEWERS[1:]:
        assert p.observation(viewer).drafts[0].moves == []
    assert len({tuple(w.drafts[0].moves) for w in guesses(p, 1)}) > 2


@pytest.mark.rule("AZ-C5")
def test_a_guess_keeps_counts_of_boxes_totals_and_what_was_revealed() -> None:
    p = table(2)
    army(p, 1, "a", "6", 2, 1)
    army(p, 1, "b", "3", 1, 2)
    lost(p, 1, "c")
    box(p, 1, "reserve", 1, 1)
    seen = set()
    for world in guesses(p, 0):
        boxes = [world.box_of(1, b).cards for b in (0, 1, 3)]
        assert [sum(b) for b in boxes] == [3, 3, 2]
        assert [sum(b[k] for b in boxes) for k in (0, 1)] == [4, 4]
        seen.add(str(boxes))
    assert len(seen) > 5
    army_boxes.reveal_box(p, 1, 0)
    assert all(w.box_of(1, 0).cards == [2, 1] for w in guesses(p, 0))


@pytest.mark.rule("AZ-C5")
def test_totals_by_kind_are_shown_to_everybody_and_boxes_to_their_owner() -> None:
    p = table(3)
    army(p, 1, "a", "6", 2, 1)
    lost(p, 1, "b")
    lost(p, 1, "c")
    box(p, 1, "reserve", 1, 1)
    for viewer in VIEWERS:
        shown = GAME.show(p.observation(viewer))["seats"][1]
        assert shown["soldiers"] == {"warrior": 3, "jaguar": 2}
        known = [shown["boxes"][name]["known"] for name in ("a", "reserve")]
        mine = [{"warrior": 2, "jaguar": 1}, {"warrior": 1, "jaguar": 1}]
        assert known == (mine if viewer == 1 else [{}, {}])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "have in play altogether"), ("de", "insgesamt im Spiel")]
)
def test_the_rules_say_that_totals_are_open(language: str, said: str) -> None:
    rule = rulebook("azteca", language).rule("AZ-C5")
    assert rule is not None
    assert said in rule.text()


@pytest.mark.rule("AZ-C5", "AZ-4.7", "AZ-8.7", "AZ-12.36", "AZ-12.45")
@pytest.mark.parametrize("seed", range(6))
def test_totals_by_kind_follow_from_what_an_onlooker_is_sent(seed: int) -> None:
    """The ruling on AZ-C5: the view shows only what spectators could have written down from the events they
    saw.
    """
    match = Match(GAME, 2 + seed % 3, Seeded(seed))
    dice = Rng(seed)
    totals: dict[int, list[int]] = {}
    seen = changes = 0
    while not match.over() and len(match.log) < 4000:
        new = match.visible_to(SPECTATOR, seen)
        seen = len(match.event_log.events)
        p = match.position
        assert isinstance(p, AztecaPosition)
        for event in [one.to_dict(GAME.events) for one in new]:
            changes += count(event, totals)
        shown = GAME.show(p.observation(SPECTATOR))["seats"]
        for seat in range(p.players):
            if shown[seat]["people"] is not None:
                start = p.tables.start_soldiers[names.PEOPLE_IDS.index(shown[seat]["people"])]
                more = totals.setdefault(seat, [0, 0])
                assert list(shown[seat]["soldiers"].values()) == [start[0] + more[0], start[1] + more[1]]
        seat = match.asked()[0]
        options = [move for move in p.legal_moves(seat) if move != moves.NO_MORE_MARCHES]
        match.play(seat, options[dice.below(len(options))])
    assert changes > 20


def count(event: dict[str, str | int], totals: dict[int, list[int]]) -> int:
    """Adds the change revealed by an event to the totals. Returns 1 if the event reveals one, otherwise 0."""
    mine = totals.setdefault(int(event["seat"]), [0, 0]) if "seat" in event else [0, 0]
    if event["event"] == "bought" and int(event["unit"]) < names.SOLDIERS:
        mine[int(event["unit"])] += int(event["number"])
    elif event["event"] in ("captured", "buried"):
        mine[int(event["soldier"])] -= 1
    elif event["event"] == "experience":
        mine[names.WARRIOR] -= int(event["number"])
        mine[names.JAGUAR] += int(event["number"])
    else:
        return 0
    return 1


@pytest.mark.rule("AZ-C6", "AZ-C7")
def test_a_guess_keeps_the_totals_of_the_control_urn_and_the_bounds_of_points() -> None:
    p = table(3)
    for seat in range(3):
        points(p, seat, 9)
    p.round = 2
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 3", "1: 8", "2: 5")
    seen = set()
    for world in guesses(p, 0):
        given = [world.given(seat) for seat in range(3)]
        assert sum(given) == 16
        assert given[0] == 3
        for seat in range(3):
            assert given[seat] + world.sp[seat].value() == 9
        seen.add(given[1])
    assert seen == {4, 5, 6, 7, 8, 9} & set(range(4, 10))


@pytest.mark.rule("AZ-C7")
def test_before_the_urn_is_opened_its_total_is_open_too() -> None:
    p = table(3)
    for seat in range(3):
        points(p, seat, 3)
    p.round = 1
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 3", "0: 0", "1: 3", "1: 0", "2: 0", "2: 0")
    assert len({sum(w.given(s) for s in range(3)) for w in guesses(p, 0)}) > 3


@pytest.mark.rule("AZ-C8")
def test_markers_are_known_to_who_placed_them() -> None:
    p = start(3)
    for text in ("people aztecs", "people tepanecs", "people chichimecs", "first 0"):
        say(p, text)
    while p.asked() == [CHANCE]:
        say(p, GAME.vocabulary.text(p.legal_moves(CHANCE)[-1]))
    area = 18
    value = p.marker_hands[0].held()[0]
    say(p, f"place {area + 1}", f"lay {value}")
    shown = [GAME.show(p.observation(v))["areas"][area] for v in VIEWERS]
    assert [s["marker"] for s in shown] == [p.tables.marker_value[value], None, None, None]
    assert all(s["face_down"] for s in shown)


@pytest.mark.rule("AZ-C10")
def test_at_the_end_everything_is_open() -> None:
    p = Played(3, 1, "fair").position
    shown = [GAME.show(p.observation(v))["seats"] for v in VIEWERS]
    assert all(s == shown[0] for s in shown)
    assert all(seat["sp"] is not None for seat in shown[-1])


@pytest.mark.rule("AZ-C9")
def test_an_offer_is_dealt_within_what_could_be_paid() -> None:
    p = crossing(t=3)
    say(p, "2")
    assert {w.offers[0].value() for w in guesses(p, 1)} == {0, 1, 2, 3}
    assert {w.offers[0].value() for w in guesses(p, 0)} == {2}


@pytest.mark.rule("AZ-3.3", "AZ-3.4")
def test_the_view_shows_the_terrain_of_every_border() -> None:
    p = table(3)
    p.dikes = [0, 1, 0]
    shown = {area["id"]: area for area in GAME.show(p.observation(SPECTATOR))["areas"]}
    assert shown["8"]["over_dike"] == ["23"]
    assert shown["7"]["over_dike"] == []
    assert shown["26"]["over_chinampas"] == ["11", "12"]
    assert shown["7"]["over_mountain"] == ["5", "6"]
    assert shown["7"]["over_swamp"] == ["24"]
