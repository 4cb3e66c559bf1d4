"""A box of components: the printed file, an owner's file that replaces parts of it, and the errors such a
file can have.
"""

from __future__ import annotations

import pytest

from patolli.kernel.box import Box, BoxError, read_box
from patolli.kernel.errors import PatolliError

PRINTED = """
[market]
wood = 2
open = true
rates = [1, 2, 3]
title = "market"
source = "rulebook"
confidence = "seed"

[setup.players_2]
stacks = 2
note = "for two"
source = "rulebook"
confidence = "seed"

[setup.players_3]
stacks = 3
source = "rulebook"
confidence = "seed"

[[tiles]]
id = "T1"
name = "first tile"
cost = { wood = 1 }
effects = [{ op = "vp", n = 1 }]
teeth = 10
teeth_confidence = "two-sources"
source = "rulebook; teeth: a friend"
confidence = "seed"

[[tiles]]
id = "T2"
name = "second tile"
cost = { stone = 1 }
effects = []
teeth = 9
source = "a friend"
confidence = "one-source"
"""


def owner(text: str) -> Box:
    return read_box(PRINTED, text, ["tiles.effects"])


def test_without_an_owner_everything_is_as_printed() -> None:
    box = read_box(PRINTED)
    assert list(box.tables) == ["market", "setup.players_2", "setup.players_3", "tiles.T1", "tiles.T2"]
    assert box.entries("tiles") == ["T1", "T2"]
    assert box.table("setup.players_3").number("stacks") == 3
    assert box.replaced == []
    assert box.confidence("market") == "seed"
    assert box.source("tiles.T2") == "a friend"


def test_a_replaced_value_shows_everywhere() -> None:
    printed = read_box(PRINTED)
    box = owner("[market]\nwood = 3")
    assert box.table("market").number("wood") == 3
    assert box.table("market").numbers("rates") == [1, 2, 3]
    assert box.replaced == ["market.wood"]
    assert box.confidence("market") == box.confidence("market.wood") == "owner"
    assert box.confidence("setup.players_2") == "seed"
    assert box.digest != printed.digest
    assert len(box.digest) == 16
    assert int(box.digest, 16) >= 0


def test_an_entry_is_found_by_its_id_or_its_path() -> None:
    by_id = owner('[[tiles]]\nid = "T2"\ncost = { gold = 2 }')
    by_path = owner("[tiles.T2]\ncost = { gold = 2 }")
    assert by_id.table("tiles.T2").row("cost").amounts(["stone", "gold"]) == [0, 2]
    assert by_id.replaced == by_path.replaced == ["tiles.T2.cost"]
    assert by_id.digest == by_path.digest
    assert by_id.table("tiles.T1").row("cost").amounts(["wood"]) == [1]


def test_an_edited_copy_replaces_only_what_differs() -> None:
    box = owner(PRINTED.replace("stacks = 3", "stacks = 4"))
    assert box.replaced == ["setup.players_3.stacks"]
    assert owner(PRINTED).digest == read_box(PRINTED).digest
    assert owner(PRINTED).replaced == []


def test_source_and_note_may_be_reported_and_do_not_count() -> None:
    box = owner('[market]\nsource = "my box"\nnote = "third printing"\nconfidence = "certain"')
    assert box.source("market") == "my box"
    assert box.confidence("market") == "seed"
    assert box.replaced == []
    assert box.digest == read_box(PRINTED).digest


def test_the_digest_is_of_values_not_of_words_or_order() -> None:
    digest = read_box(PRINTED).digest
    assert read_box(PRINTED.replace("first tile", "1st tile").replace("for two", "2")).digest == digest
    assert read_box(PRINTED.replace("wood = 2\nopen = true", "open = true\nwood = 2")).digest == digest
    assert read_box(PRINTED.replace("n = 1", "n = 2")).digest != digest
    assert read_box(PRINTED.replace("open = true", "open = 1")).digest != digest


def test_what_is_uncertain_is_listed_until_the_owner_looks() -> None:
    assert read_box(PRINTED).uncertain() == [
        ("tiles.T1.teeth", "two-sources", "rulebook; teeth: a friend"),
        ("tiles.T2", "one-source", "a friend"),
    ]
    assert read_box(PRINTED).confidence("tiles.T1.teeth") == "two-sources"
    box = owner("[tiles.T1]\nteeth = 12\n[tiles.T2]\nteeth = 12")
    assert box.uncertain() == []
    assert box.confidence("tiles.T1.teeth") == "owner"


def test_free_lists_may_grow() -> None:
    box = owner('[tiles.T2]\neffects = [{ op = "vp", n = 3 }, { op = "vp", n = 4 }]')
    assert [row.number("n") for row in box.table("tiles.T2").rows("effects")] == [3, 4]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[market\nwood = 2", "the text is not valid TOML"),
        ("wood = 3", "wood is not a table"),
        ("[markt]\nwood = 3", "markt is not a table"),
        ("[setup.players_9]\nstacks = 9", "setup.players_9 is not a table"),
        ("market = 3", "market must be a table, not a whole number"),
        ("[market]\nwod = 3", "market.wod is not a key"),
        ('[market]\nwood = "3"', "market.wood must be a whole number, not a text"),
        ("[market]\nwood = true", "market.wood must be a whole number, not true or false"),
        ("[market]\nwood = 3.0", "market.wood must be a whole number, not a decimal number"),
        ("[market]\nwood = 2024-01-01", "market.wood must be a whole number, not a date or time"),
        ("[market]\nopen = 1", "market.open must be true or false"),
        ("[market]\nsource = 1", "market.source must be a text"),
        ("[market]\nrates = [1, 2]", "market.rates needs 3 entries, not 2"),
        ('[market]\nrates = [1, "2", 3]', "market.rates[1] must be a whole number"),
        ("[market]\nrates = { a = 1 }", "market.rates must be a list, not a table"),
        ("[tiles.T1]\ncost = [1]", "tiles.T1.cost must be a table, not a list"),
        ('[[tiles]]\nid = "T3"\nteeth = 1', "tiles.T3 is not a component"),
        ("[[tiles]]\nteeth = 1", "tiles has an entry without an id"),
        ("[[tiles]]\nid = 1", "tiles has an entry without an id"),
        ('[[tiles]]\nid = "T1"\n[[tiles]]\nid = "T1"', "tiles.T1 occurs twice"),
        ("tiles = 3", "tiles must be a list, not a whole number"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_of_the_fault(text: str, where: str) -> None:
    with pytest.raises(BoxError) as refused:
        owner(text)
    assert str(refused.value).startswith(f"Components file: {where}")
    assert isinstance(refused.value, PatolliError)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[market]\nwood = 2\nsource = "x"', "market.confidence must be a text"),
        ('[[tiles]]\nid = "T1"\nsource = "x"', "tiles.T1.confidence must be a text"),
        ('[[tiles]]\nid = "T1"\nsource = "x"\nconfidence = "y"\n' * 2, "tiles.T1 occurs twice"),
        ("wood = 2", "wood must be a table"),
    ],
)
def test_a_printed_table_must_have_source_and_confidence(text: str, where: str) -> None:
    with pytest.raises(BoxError, match=where):
        read_box(text)


def test_typed_reading_refuses_what_does_not_fit() -> None:
    box = owner(
        '[tiles.T1]\neffects = [{ op = "vp", n = 1, m = 2 }]\ncost = { wod = 1 }\n[market]\nwood = -1'
    )
    market, tile = box.table("market"), box.table("tiles.T1")
    effect = tile.rows("effects")[0]
    assert effect.one_of("op", ["gain", "vp"]) == 1
    assert effect.number("n") == 1
    assert market.flag("open")
    with pytest.raises(BoxError, match=r"tiles\.T1\.effects\[0\]\.m is not a key"):
        effect.done()
    with pytest.raises(BoxError, match=r"tiles\.T1\.cost\.wod is not a key"):
        tile.row("cost").amounts(["wood"])
    with pytest.raises(BoxError, match=r"market\.wood must be a whole number from 0 to 99"):
        market.number("wood")
    with pytest.raises(BoxError, match=r"market\.wood must be true or false"):
        market.flag("wood")
    with pytest.raises(BoxError, match=r"market\.rates\[2\] must be a whole number from 0 to 2"):
        market.numbers("rates", 0, 2)
    with pytest.raises(BoxError, match=r"market\.title must be one of fair, stall"):
        market.one_of("title", ["fair", "stall"])
    with pytest.raises(BoxError, match=r"market\.title must be a list"):
        market.rows("title")
    with pytest.raises(BoxError, match=r"market\.open must stay false"):
        market.must("open", False)
    with pytest.raises(BoxError, match=r"market\.open must stay 1"):
        market.must("open", 1)
    with pytest.raises(BoxError, match=r"market\.gold is missing"):
        market.number("gold")
    with pytest.raises(BoxError, match="stall is missing"):
        box.table("stall")


def test_a_replaced_value_that_no_rule_reads_is_refused() -> None:
    box = owner('[tiles.T1]\nname = "my tile"\nteeth = 12')
    box.table("tiles.T1").number("teeth")
    with pytest.raises(BoxError, match=r"tiles\.T1\.name cannot be replaced: no rule reads it"):
        box.done()
    box = owner("[tiles.T1]\nteeth = 12")
    box.table("tiles.T1").number("teeth")
    box.done()
