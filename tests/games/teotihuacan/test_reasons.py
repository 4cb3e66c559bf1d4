"""Every reason names the rule that forbids the move, at every question where the reason occurs."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.builder import new_setup_builder
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.games.teotihuacan.reasons import REASONS
from patolli.kernel.agenda import kind_of
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.rulebook.parser import rulebook

from .table import beside, give, in_play, know, own, play, question, royal, say, stand, table, why_not

BOOK = rulebook("teotihuacan", "en")

CITED: dict[str, tuple[str, str, set[str]]] = {
    # for each reason: its rule, words quoted from that rule, and the questions where the reason may occur
    "already-kept": ("TE-3.5", "keep 2 of them", {"KeepTile", "DraftTile"}),
    "nobody-locked": ("TE-6.2", "You can pass only if you have a locked worker", {"ChooseWorker"}),
    "normal-turn": ("TE-6.1", "either pass or take a normal turn", {"ChooseWorker"}),
    "nobody-to-unlock": (
        "TE-6.5", "unlock as many of your workers", {"ChooseWorker", "ChooseAction", "Beside", "Finish"},
    ),
    "too-little-cocoa": ("TE-7.8", "pay 1 cocoa for each colour present", {"ChooseAction", "PayCocoa"}),
    "no-such-worker": ("TE-6.5", "your workers", {"FreeWorker"}),
    "too-far": ("TE-6.3", "1, 2 or 3 boards clockwise", {"ChooseBoard"}),
    "no-tile": (
        "TE-11.4", "Tiles that give something can be used",
        {"ChooseWorker", "ChooseAction", "Beside", "Finish", "Upkeep"},
    ),
    "must-unlock-one": ("TE-6.5", "unlock as many of your workers", {"FreeWorker"}),
    "no-main-action": ("TE-7.8", "The Palace has none", {"ChooseAction"}),
    "not-possible": ("TE-7.8", "cannot carry out the action at all", {"ChooseAction", "Help"}),
    "own-worker-there": ("TE-7.3", "worker of your own is closed to you", {"ChooseAction"}),
    "no-benefit": ("TE-7.6", "the temple only if you can climb there", {"ChooseAction"}),
    "no-tile-there": ("TE-7.6", "the discovery tile only if there is one", {"ChooseBenefit"}),
    "price-not-held": ("TE-11.1", "always costs its price", {"ClaimOnAvenue", "StepReward", "ChooseBenefit"}),
    "cocoa-for-price": ("TE-7.6", "you can pay its price", {"ChooseBenefit"}),
    "on-top": ("TE-9.6", "step 11", {"ClimbAny", "ClimbInOrder", "ChooseBenefit"}),
    "top-taken": (
        "TE-9.6", "Only one player ever reaches step 11", {"ClimbAny", "ClimbInOrder", "ChooseBenefit"},
    ),
    "not-pending": ("TE-D22", "With several steps", {"ClimbInOrder"}),
    "no-temple-to-climb": ("TE-9.7", "choose one in which you can climb", {"ChooseReward"}),
    "no-temple-to-worship": ("TE-7.6", "the temple only if you can climb there", {"ChooseBenefit"}),
    "help-needed": ("TE-11.7", "possible only with Helper", {"Help"}),
    "owned": ("TE-8.3", "that you do not own", {"Learn"}),
    "row-closed": ("TE-8.3", "reaches row 1 only", {"Learn"}),
    "too-little-gold": ("TE-8.4", "Pay the 1 or 2 gold", {"Learn"}),
    "row-full": ("TE-8.9", "If your row is full", {"ChooseRow"}),
    "no-support": ("TE-8.12", "need pyramid tiles of that level", {"ChooseSide"}),
    "side-full": ("TE-8.12", "Each side has steps 0 to 3", {"ChooseSide"}),
    "place-taken": ("TE-8.17", "any free square", {"ChoosePlace"}),
    "cost-not-held": ("TE-8.17", "costs 2 stone", {"ChoosePlace", "ChooseStone"}),
    "wood-not-held": ("TE-8.8", "Pay 2 wood", {"ChooseRow"}),
    "discount-needed": ("TE-13.5", "1 stone or 1 wood less", {"Discount"}),
    "nothing-to-save": ("TE-13.5", "1 stone or 1 wood less", {"Discount"}),
    "already-in-play": ("TE-10.4", "if your fourth worker still waits", {"ChooseReward"}),
    "without-effect": ("TE-11.4", "you need an unlocked worker", {"ChooseWorker", "Finish"}),
    "not-now": ("TE-11.4", "only before the movement and after the board action", {"Beside", "ChooseAction"}),
    "not-held": ("TE-12.2", "1 cocoa and 1 resource", {"Exchange", "GiveResource"}),
    "not-held-to-sell": ("TE-12.3", "1 resource for 2 cocoa", {"Sell"}),
    "needed-for-action": (
        "TE-11.1", "an action you have already chosen still needs", {"StepReward", "ClaimOnAvenue"},
    ),
    "nothing-to-pay": ("TE-14.6", "cocoa", {"Upkeep"}),
    "no-favour": ("TE-11.6", "covers one whole payment of cocoa", {"Upkeep", "PayCocoa"}),
    "cocoa-to-unlock": (
        "TE-6.5", "pay 3 cocoa", {"ChooseWorker", "ChooseAction", "Beside", "Finish", "PayCocoa"},
    ),
    "cocoa-to-displace": ("TE-7.3", "pay 1 cocoa", {"ChooseAction", "ChooseBenefit", "PayCocoa"}),
    "cocoa-for-both": ("TE-7.4", "For 1 more cocoa", {"ChooseBenefit", "PayCocoa"}),
    "cocoa-for-both-in-palace": ("TE-7.5", "For 1 more cocoa", {"ChooseBenefit", "PayCocoa"}),
    "cocoa-for-reward": ("TE-10.4", "pay 3 cocoa for two steps", {"ChooseReward", "PayCocoa"}),
    "cocoa-for-goods": ("TE-12.2", "1 cocoa for", {"Exchange"}),
    "cocoa-for-priests": ("TE-12.3", "1 cocoa for one step", {"Exchange"}),
    "cocoa-for-power-up": ("TE-13.4", "pay 1 cocoa for one more", {"PowerUp"}),
    "cocoa-for-upkeep": ("TE-14.6", "1 cocoa", {"Upkeep"}),
    "gold-for-decoration": ("TE-8.11", "Pay 3 gold", {"ChooseDecoration", "ChooseSide"}),
    "no-tiles-below": ("TE-8.17", "crossing of four tiles", {"ChoosePlace"}),
    "row-not-reached": ("TE-8.8", "middle with two", {"ChooseRow"}),
    "own-row-has-room": ("TE-8.9", "If your row has room, you must use it", {"ChooseRow"}),
    "no-unlocked-worker": ("TE-6.3", "Choose one of your unlocked workers", {"ChooseWorker"}),
    "nobody-to-take-along": ("TE-11.3", "a second worker moves along from the same board", {"ChooseBoard"}),
    "space-elsewhere": ("TE-6.3", "On the board it reaches do exactly one thing", {"ChooseAction"}),
    "no-royal-tile-here": ("TE-7.4", "climb one step in the temple of the space", {"ChooseBenefit"}),
    "royal-tile-only": ("TE-7.5", "In the Palace you use the royal tile", {"ChooseBenefit"}),
    "nobody-to-leave-out": ("TE-7.9", "The worker that moved is always among them", {"LeaveOut"}),
    "not-in-play": ("TE-8.3", "Choose a technology in play", {"Learn"}),
    "decoration-not-shown": ("TE-8.11", "take one of the decorations on display", {"ChooseDecoration"}),
    "stone-not-shown": ("TE-8.16", "Take them from the three on display", {"ChooseStone"}),
    "looks-the-same": ("TE-8.17", "You may turn it as you like", {"Rotate"}),
    "not-on-step": ("TE-9.2", "one tile still lying there", {"StepReward"}),
    "not-on-avenue": ("TE-9.4", "one of the discovery tiles there", {"ClaimOnAvenue"}),
    "not-beside": ("TE-3.6", "comes with one random discovery tile", {"ClaimBesideStarting"}),
    "not-used-in-action": ("TE-10.1", "go to workers used in that action", {"PowerUp"}),
    "nobody-to-power-up": ("TE-10.2", "Only unlocked workers can be powered up", {"PowerUp"}),
    "mask-not-used": ("TE-11.2", "kept for scoring", {"ChooseWorker", "ChooseAction", "Beside", "Finish"}),
    "used-elsewhere": (
        "TE-11.4", "Tiles that give something", {"ChooseWorker", "ChooseAction", "Beside", "Finish"},
    ),
    "not-at-upkeep": ("TE-11.4", "Cocoa sack and Favour can also be used at the upkeep", {"Upkeep"}),
    "not-dealt": ("TE-3.5", "You are dealt 4 starting tiles", {"KeepTile"}),
    "not-offered": ("TE-17.2", "lie face up", {"DraftTile"}),
    "board-not-named": ("TE-3.10", "on boards named by your two tiles", {"PlaceWorkers"}),
}  # fmt: skip


EVERY_MOVE = set(GAME.vocabulary.texts)


def test_every_reason_is_listed() -> None:
    assert {entry.name: entry.rule for entry in REASONS.entries.values()} == {
        name: rule for name, (rule, _, _) in CITED.items()
    }


@pytest.mark.parametrize("name", CITED)
def test_the_cited_rule_says_it(name: str) -> None:
    number, words, _ = CITED[name]
    rule = BOOK.rule(number)
    assert rule is not None
    assert words in rule.text()


def given(p: TeotihuacanPosition) -> set[tuple[str, str]]:
    """Returns the pending questions and the reasons why their answers are illegal."""
    found: set[tuple[str, str]] = set()
    for seat in p.asked():
        aside = None if p.drafts or seat == CHANCE else p.aside(seat)
        for decision in (p.decision(seat), aside):
            if decision is not None and seat != CHANCE:
                candidates = decision.candidates(p, seat)
                numbers = {decision.illegal_reason(p, seat, move) for move in candidates}
                numbers |= {decision.explain_absent(p, seat, move) for move in EVERY_MOVE - set(candidates)}
                found |= {(kind_of(decision), REASONS[number].name) for number in numbers if number}
    return found


def test_no_reason_is_given_at_another_question() -> None:
    found: set[tuple[str, str]] = set()
    for seed in range(60):
        rng = Rng(seed)
        box = GAME.stress_box() if seed % 3 == 0 else GAME.printed_box()
        p = GAME.start(1 + seed % 4, GAME.full_options({}), box)
        while p.asked():
            found |= given(p)
            seat = p.asked()[0]
            options = p.legal_moves(seat)
            p.play(seat, options[rng.weighted(p.odds()) if seat == CHANCE else rng.below(len(options))])
    wrong = {(kind, name) for kind, name in found if kind not in CITED[name][2]}
    assert wrong == set()
    assert len({name for _, name in found}) > len(CITED) // 2


def worshipping(cocoa: int, *owned: str, at: str = "quarry", tile: str = "dleap") -> TeotihuacanPosition:
    """Returns a position in which a worker has arrived at an occupied worship space, next to a free tile."""
    p = table()
    royal(p, "ra4", "rb2", "rc8")
    stand(p, 0, "palace 3" if at == "quarry" else "mine 3")
    stand(p, 1, "quarry 2 locked")
    give(p, 0, cocoa=cocoa)
    own(p, 0, *owned)
    beside(p, at, tile)
    say(p, "worker palace 3" if at == "quarry" else "worker mine 3")
    play(p, f"go {at}")
    return p


@pytest.mark.rule("TE-7.3", "TE-7.4", "TE-7.5")
def test_cocoa_for_worship() -> None:
    assert why_not(worshipping(0), "worship quarry") == "cocoa-to-displace TE-7.3 1 0"
    p = worshipping(1)
    play(p, "worship quarry")
    assert why_not(p, "benefit temple-discovery") == "cocoa-for-both TE-7.4 2 1"
    p = worshipping(0, at="palace")
    play(p, "worship palace1")
    assert why_not(p, "benefit royal-discovery") == "cocoa-for-both-in-palace TE-7.5 1 0"


@pytest.mark.rule("TE-11.6", "TE-D15")
@pytest.mark.parametrize(
    ("at", "moves", "reason"),
    [
        ("quarry", ["unlock"], "cocoa-to-unlock TE-6.5 3 0"),
        ("quarry", ["worship quarry", "benefit temple"], "cocoa-to-displace TE-7.3 1 0"),
        ("quarry", ["worship quarry", "benefit temple-discovery"], "cocoa-for-both TE-7.4 2 0"),
        ("palace", ["worship palace1", "benefit royal-discovery"], "cocoa-for-both-in-palace TE-7.5 1 0"),
    ],
)
def test_the_payment_that_favour_covers_names_its_rule(at: str, moves: list[str], reason: str) -> None:
    p = worshipping(0, "dfree", at=at)
    p.at[1], p.space[1] = names.BOARD_IDS.index("forest"), names.SPACE_IDS.index("forest")
    for move in moves:
        play(p, move)
    assert question(p) == "PayCocoa"
    assert why_not(p, "pay") == reason


@pytest.mark.rule("TE-8.8", "TE-8.9", "TE-8.11", "TE-13.4")
def test_reasons_of_main_actions() -> None:
    p = table()
    stand(p, 0, "deco 3", "nobles 3")
    give(p, 0, wood=2, cocoa=1)
    say(p, "worker deco 3")
    play(p, "go nobles")
    play(p, "main")
    assert why_not(p, "row bottom") == "row-not-reached TE-8.8 2"
    assert why_not(p, "row top") == "own-row-has-room TE-8.9 0"
    p.rows = [0, 4, 0]
    assert why_not(p, "row middle") == "row-full TE-8.9 1"
    p.seats[0].resources[names.WOOD] = 1
    assert why_not(p, "row top") == "wood-not-held TE-8.8 2 0"

    p = table()
    stand(p, 0, "build 3")
    give(p, 0, gold=3)
    say(p, "worker build 3")
    play(p, "go deco")
    play(p, "main")
    p.seats[0].resources[names.GOLD] = 2
    shown = GAME.vocabulary.text(p.decision(0).candidates(p, 0)[0])
    assert why_not(p, shown) == "gold-for-decoration TE-8.11 3 2"

    p = table()
    in_play(p, "t01", "t03", "t05", "t07", "t09", "t13")
    know(p, 0, "t13")
    own(p, 0, "dvp")
    stand(p, 0, "alchemy 3")
    say(p, "worker alchemy 3")
    play(p, "go forest")
    play(p, "main")
    play(p, "raise forest 3")
    assert why_not(p, "raise forest 4") == "cocoa-for-power-up TE-13.4 1 0"


@pytest.mark.rule("TE-12.2", "TE-12.3")
@pytest.mark.parametrize(
    ("space", "move", "reason"),
    [("palace2", "1", "cocoa-for-goods TE-12.2 1 0"), ("palace3", "1", "cocoa-for-priests TE-12.3 1 0")],
)
def test_reasons_of_royal_tiles(space: str, move: str, reason: str) -> None:
    p = worshipping(0, at="palace")
    play(p, f"worship {space}")
    play(p, "benefit royal")
    assert why_not(p, move) == reason


@pytest.mark.rule("TE-7.6")
def test_no_temple_to_worship_in() -> None:
    p = table()
    stand(p, 0, "build 3")
    beside(p, "deco", "dleap")
    for temple in range(names.TEMPLES):
        p.seats[0].temples[temple] = p.tables.top_step
    say(p, "worker build 3")
    play(p, "go deco")
    play(p, "worship deco")
    assert why_not(p, "benefit temple") == "no-temple-to-worship TE-7.6"
    assert why_not(p, "benefit temple-discovery") == "no-temple-to-worship TE-7.6"


def explained(p: TeotihuacanPosition, text: str) -> str:
    """Returns the reason why this move is illegal, even if it is not an answer to the question at all."""
    reason = p.explain(p.asked()[0], GAME.vocabulary.move(text))
    assert reason is not None
    return " ".join([reason.name, reason.rule, *(str(n) for n in reason.numbers)])


@pytest.mark.rule("TE-6.3", "TE-11.2", "TE-11.4", "TE-7.5")
def test_words_that_are_no_candidates_are_explained() -> None:
    p = table()
    royal(p, "ra4", "rb2", "rc8")
    stand(p, 0, "mine 3")
    own(p, 0, "m4", "dleap", "dtwin")
    assert explained(p, "worker mine 4") == "no-unlocked-worker TE-6.3 3 4"
    assert explained(p, "worker build 1") == "no-unlocked-worker TE-6.3 7 1"
    assert explained(p, "use dvp") == "no-tile TE-11.4 7"
    assert explained(p, "use m4") == "mask-not-used TE-11.2 3"
    assert explained(p, "use dleap") == "used-elsewhere TE-11.4 19"
    play(p, "worker mine 3")
    assert explained(p, "twin 4") == "nobody-to-take-along TE-11.3 4"
    play(p, "go palace")
    assert explained(p, "worship deco") == "space-elsewhere TE-6.3 6"
    play(p, "worship palace1")
    assert explained(p, "benefit temple") == "royal-tile-only TE-7.5"


@pytest.mark.rule("TE-8.3", "TE-10.1", "TE-11.4")
def test_absent_things_are_explained() -> None:
    p = table()
    in_play(p, "t01", "t03", "t05", "t07", "t09", "t13")
    stand(p, 0, "palace 3", "quarry 2", "alchemy 3")
    give(p, 0, gold=3, cocoa=3)
    own(p, 0, "dcoc")
    say(p, "worker quarry 2")
    play(p, "go alchemy")
    play(p, "main")
    assert explained(p, "learn t17") == "not-in-play TE-8.3 8"
    assert explained(p, "use dpow") == "no-tile TE-11.4 16"
    play(p, "learn t01")
    play(p, "take wood")
    assert question(p) == "PowerUp"
    assert explained(p, "raise palace 3") == "not-used-in-action TE-10.1 0 3"
    assert explained(p, "raise alchemy 5") == "not-used-in-action TE-10.1 4 5"


@pytest.mark.rule("TE-3.5")
def test_a_tile_that_was_not_dealt() -> None:
    b = new_setup_builder(2)
    b.deal_starting_tiles(["s14", "s01", "s02", "s03"], ["s04", "s05", "s06", "s07"])
    assert explained(b.build(), "keep s04") == "not-dealt TE-3.5 3"
