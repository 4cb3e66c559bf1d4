"""Sentences of a toy game: which message is chosen, and with which arguments."""

from __future__ import annotations

import pytest

from patolli.game_index import RowKeys
from patolli.kernel.agenda import Question, Reason
from patolli.kernel.box import read_box
from patolli.kernel.prospect_rules import AnswerNote
from patolli.texts import GameTexts, game_texts
from patolli.texts.arguments import Arguments
from patolli.texts.component_rows import ComponentRows
from patolli.texts.gain_names import gain_name
from patolli.texts.game_texts import question_numbers, upper
from patolli.texts.thing_ids import ThingIds
from tests.kernel.lanterns.game import GAME
from tests.texts.toy_messages import ToyMessages

MESSAGES = """
nothing = nothing
seat = Player { $number }
amount = { $count } { $thing }
thing-corn = { $count ->
    [one] grain
   *[other] corn
}
thing-ruin1 = first ruin
thing-b07 = granary
thing-palenque = Palenque
thing-wheel = { $count ->
    [one] wheel
   *[other] wheels
}
move-amount = { $count } of them
move-build = build { $object } for { $price }: { $effect }
move-build-silo = build the big one
move-dig = dig at { $object }
move-give = { $first } to { $second } ({ $first_id }{ $object_id })
move-move = { $word_1 }|{ $word_2 }|{ $word_3 }|{ $word_6 }
move-pick = { $object }, number { $number }, { $bare }, { $seat }
move-name = { $seat }, { $first_seat }
move-stop = stop
question-Bid = how many of { $amount } beans?
    .amount = bid { $count }, keep { $rest }
question-Share = how many beans?
    .amount = share { $count }, keep { $rest }
question-Curse = does { $seat } curse at { $ruin }?
    .stop = let it be
    .stop-now = stop at once
reason-too-dear = it costs { $beans }
reason-amount-out-of-range = from { $least } to { $most }
event-lead = { $seat } leads with { $bid }
note-gains = you get { $parts } ({ $parts_number }), { $count }
note-buys = { $tile } for { $tile_price }: { $tile_effect }
note-part = { $amount } { $good }
score-jade = jade
view-beans-left = beans left
effect-gain = takes { $goods }, { $wood }
effect-score = scores { $points }
card-b09 = granary of { $size }
"""
BOX = """
[tiles.B07]
source = "print"
confidence = "seed"
cost = { corn = 2 }
gain = { corn = 1, wood = 3 }
effects = [{ op = "score", points = 5 }]
[tiles.B08]
source = "print"
confidence = "seed"
[tiles.B09]
source = "print"
confidence = "seed"
size = 4
[wheels.palenque]
source = "print"
confidence = "seed"
effects = [{ op = "gain", space = 3, corn = 3 }, { op = "gain", space = 4, wood = 1 }]
"""
KEYS = RowKeys(numbered={"effects": ""}, numbers=["space"], families={"op": "effect"}, gain="gain")


def toy(*players: str) -> GameTexts:
    texts = GameTexts(GAME, "en", list(players))
    texts.messages = ToyMessages(MESSAGES)
    texts.names = ThingIds({"ruin": {0: "ruin1"}}, 1)
    texts.arguments = Arguments(texts.messages, texts.names, texts.seat)
    texts.components = ComponentRows(read_box(BOX), KEYS)
    return texts


@pytest.fixture
def texts() -> GameTexts:
    return toy("Ana", "Ben")


@pytest.fixture(autouse=True)
def _numbers_of_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"Bid": ["amount"], "Share": [], "Curse": ["seat", "ruin", "curses"]}
    monkeypatch.setattr(game_texts, "question_numbers", lambda game: names)


BID = Question("Bid", "", [4], "")
SHARE = Question("Share", "", [], "")
CURSE = Question("Curse", "", [1, 0, 2], "")


@pytest.mark.parametrize(
    ("move", "question", "text"),
    [
        ("3", None, "3 of them"),
        ("3", CURSE, "3 of them"),
        ("3", BID, "Bid 3, keep 1"),
        ("3", SHARE, "Share 3, keep 0"),  # the question does not mention the total
        ("stop", None, "Stop"),
        ("stop", BID, "Stop"),
        ("stop", CURSE, "Let it be"),
        ("stop now", CURSE, "Stop at once"),
        ("build b07", None, "Build granary for 2 corn: takes 1 grain, 3, scores 5"),
        ("build b08", None, "Build b08 for nothing: "),
        ("build silo", None, "Build the big one"),
        ("dig ruin1", None, "Dig at first ruin"),
        ("dig ruin2", None, "Dig at ruin2"),
        ("dig 3", CURSE, "Dig at first ruin 3"),
        ("dance", None, "dance"),
        ("move a 2 c", None, "A|2|c|"),
        ("move a b c d e f", None, "A|b|c|f"),
        ("pick palenque 3", None, "Palenque 3, number 3, Palenque, Player 4"),
        ("pick silver 1", None, "Silver 1, number 1, silver, Ben"),
        ("name 1 0", None, "Ana, Ben"),
    ],
)
def test_a_move_has_the_sentence_of_its_question_or_its_own(
    texts: GameTexts, move: str, question: Question | None, text: str
) -> None:
    assert texts.move(move, question) == text
    assert texts.messages.faults == (["move-dance: missing in en"] if move == "dance" else [])


def test_a_number_belongs_to_the_thing_in_question() -> None:
    texts = toy("Ana")
    texts.names.lists["ruin"] = {0: "palenque"}
    assert texts.move("build 3", CURSE) == "Build Palenque 3 for nothing: takes 3 corn, 0"
    assert texts.move("build 3") == "Build 3 for nothing: "
    assert texts.move("build b07", CURSE).startswith("Build granary")


def test_two_words_are_both_passed_as_things(texts: GameTexts) -> None:
    found = texts.object("b07 ruin1", "")
    assert (found["first"], found["second"]) == ("granary", "first ruin")
    assert "number" not in found
    numbers = texts.object("silver 1", "")
    assert (numbers["first"], numbers["second"], numbers["second_seat"]) == ("silver", "1", "Ben")
    assert "first_seat" not in numbers
    assert (numbers["word_1"], numbers["word_2"], numbers["word_3"], numbers["word_6"]) == (
        "silver",
        1,
        "",
        "",
    )
    assert "first" not in texts.object("b07", "")
    assert "word_7" not in found


def test_questions_reasons_and_events(texts: GameTexts) -> None:
    assert texts.question(BID, 0) == "How many of 4 beans?"
    assert texts.question(CURSE, 0) == "Does Ben curse at first ruin?"
    assert texts.question(Question("Bury", "", [1], ""), 0) == "Bury"
    assert texts.reason(Reason("too-dear", "PG-3.1", [4])) == "It costs 4"
    assert texts.reason(Reason("too-dear", "PG-3.1", [4, 9])) == "It costs 4"  # of a later edition
    assert texts.reason(Reason("amount-out-of-range", "", [1, 5])) == "From 1 to 5"
    assert texts.reason(Reason("no-omen", "PG-5.1", [])) == "no-omen"
    lead = {"event": "lead", "rule": "PG-3.2", "seat": 1, "bid": 3}
    assert texts.event(lead) == "Ben leads with 3"
    assert texts.event(lead | {"event": "bought"}) == "bought seat=1 bid=3"


def test_the_numbers_of_questions_are_named_by_their_classes() -> None:
    assert question_numbers(GAME) == {
        "BidForCard": ["beans"],
        "BidForLead": ["beans"],
        "Bury": ["nth"],
        "Curse": ["seat", "ruin", "curses"],
    }


def test_notes_have_lists_of_notes_and_components_with_price_and_effect(texts: GameTexts) -> None:
    parts = [AnswerNote("part", {"amount": n, "good": "corn"}) for n in (1, 2)]
    note = AnswerNote("gains", {"parts": parts, "amount": 3})
    assert texts.note(note) == "You get 1 grain, 2 grain (2), 3"
    assert texts.note(AnswerNote("buys", {"tile": "B07"})) == (
        "Granary for 2 corn: takes 1 grain, 3, scores 5"
    )
    assert texts.note(AnswerNote("buys", {"tile": "palenque 3"})) == "Palenque 3 for nothing: takes 3 corn, 0"


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("B07", "takes 1 grain, 3, scores 5"),
        ("B08", ""),
        ("B09", "granary of 4"),
        ("palenque 3", "takes 3 corn, 0"),
        ("palenque", ""),
    ],
)
def test_an_effect_is_that_of_the_card_or_of_all_its_rows(texts: GameTexts, name: str, effect: str) -> None:
    assert texts.effect(name) == effect


def test_seats_have_names_or_numbers_or_are_automatic() -> None:
    assert [toy("Ana").seat(seat) for seat in (0, 1, -1)] == ["Ana", "Player 2", "Player 0"]
    assert toy().seat(0) == "Player 1"
    texts = toy("Ana")
    texts.messages = ToyMessages(MESSAGES + "automa = robot\n")
    assert [texts.seat(seat) for seat in (0, 1, -1)] == ["Ana", "robot", "robot"]
    texts.players = []
    assert texts.seat(0) == "Player 1"


def test_small_texts(texts: GameTexts) -> None:
    assert (upper("éa"), upper("")) == ("Éa", "")
    assert texts.component("wheel", 2) == "wheels"
    assert texts.component("wheel") == "wheel"
    assert texts.amount("corn", 1) == "1 grain"
    assert texts.amounts({"corn": 2, "wood": 1}) == "2 corn"
    assert texts.cost("B07") == "2 corn"
    assert texts.score_source("jade") == "jade"
    assert texts.points(-5, 4) == "−1¼"
    assert texts.component_table("B09")["size"] == 4
    assert texts.sentence("move-stop", {}, "plain") == "Stop"
    assert texts.sentence("move-fly", {}, "plain") == "plain"


@pytest.mark.parametrize(
    ("what", "points", "by", "name"),
    [
        ("jade", True, 2.0, "jade"),
        ("silver", True, 2.0, ""),
        ("corn", False, 1.4, "grain"),
        ("corn", False, -1.6, "corn"),
        ("corn", False, 0.2, "grain"),
        ("wheels", False, 3.0, "wheels"),
        ("beans left", False, 1.0, "beans left"),
        ("silver", False, 1.0, ""),
    ],
)
def test_a_gain_is_named_by_its_source_its_thing_or_its_label(
    texts: GameTexts, what: str, points: bool, by: float, name: str
) -> None:
    assert gain_name(texts, what, points, by) == name
