"""The components workshop: the loader checks every uncertain value, and the result is a playable file."""

from __future__ import annotations

import pytest

from patolli import games
from patolli.kernel.box import BoxError
from patolli.table import workshop, workshop_entries
from patolli.table.components import components
from patolli.table.protocol import WorkshopChanges
from patolli.table.workshop_values import read
from patolli.texts import GameTexts, languages

GAMES = games.names()
CHICHEN = games.load("chichen-itza")


def entries(name: str) -> list[str]:
    return [path for path, _, _ in games.load(name).printed_box().uncertain()]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_uncertain_value_has_a_name_a_place_and_labels(name: str, language: str) -> None:
    game = games.load(name)
    shop, words = workshop_entries.workshop(game, language), GameTexts(game, language)
    listed = [entry for group in shop.groups for entry in group.entries]
    assert sorted(entry.path for entry in listed) == sorted(entries(name))
    assert [group.id for group in shop.groups if not group.where or group.title == group.id] == []
    keys = {value.key for entry in listed for value in entry.values}
    assert [key for key in sorted(keys) if not workshop_entries.workshop_text(words, f"key-{key}")] == []
    assert [entry.path for entry in listed if "_" in entry.name] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_value_is_read_as_it_is_shown(name: str) -> None:
    game = games.load(name)
    for group in workshop_entries.workshop(game, "en").groups:
        for entry in group.entries:
            for value in entry.values:
                printed = game.printed_box().tables[entry.table].values[value.key]
                assert read(value.value, printed) == printed, (entry.path, value.key)


@pytest.mark.parametrize("name", GAMES)
def test_who_confirms_everything_has_a_file_that_says_so(name: str) -> None:
    game, all_of_them = games.load(name), entries(name)
    made = workshop.check(game, WorkshopChanges({}, all_of_them))
    assert (made.confirmed_count, made.doubtful, made.problems) == (len(all_of_them), len(all_of_them), [])
    assert made.components == game.printed_box().digest, "nothing else is played"
    told = components(game, made.file)
    assert (told.confirmed, told.doubtful, told.replaced) == (made.doubtful, made.doubtful, [])
    again = workshop.open_file(game, made.file)
    assert (sorted(again.confirmed), again.file, again.edition) == (
        sorted(all_of_them),
        made.file,
        game.edition,
    )


def test_one_confirmed_value_of_a_table_confirms_no_other() -> None:
    game = games.load("tzolkin")
    made = workshop.check(game, WorkshopChanges({}, ["wheels.palenque.teeth"]))
    assert 'teeth_confidence = "owner"' in made.file
    assert made.confirmed_count == 1


def test_a_corrected_value_counts_and_is_played() -> None:
    made = workshop.check(CHICHEN, WorkshopChanges({"ruins.RU01": {"points": " 7 "}}, []))
    assert made.problems == []
    assert made.confirmed_count == 1
    box = CHICHEN.owners_box(made.file)
    assert box.table("ruins.RU01").values["points"] == 7
    assert made.components == box.digest != CHICHEN.printed_box().digest


@pytest.mark.parametrize(
    ("path", "key", "text", "kind", "says"),
    [
        ("ruins.RU01", "points", "many", "number", ""),
        ("ruins.RU01", "points", "1000", "refused", "must be a whole number from 0 to"),
        ("terrain_tiles.P01", "gem", "pink", "refused", "must be one of yellow"),
        ("layout_slots.S01", "corner", "perhaps", "flag", ""),
        ("layout", "city_hexes", "[[0, 0", "toml", ""),
        ("cost_markers", "values", "1, 2", "refused", "needs 8 entries, not 2"),
        ("ruins.RU99", "points", "1", "unknown", "is not a table of this box"),
        ("ruins.RU01", "source", "me", "unknown", "is not a key of this table"),
    ],
)
def test_what_cannot_be_is_named_and_left_out(path: str, key: str, text: str, kind: str, says: str) -> None:
    wanted = WorkshopChanges({path: {key: text}, "ruins.RU02": {"points": "9"}}, ["ruins.RU03"])
    made = workshop.check(CHICHEN, wanted)
    assert [(one.path, one.kind) for one in made.problems] == [(path, kind)]
    assert says in made.problems[0].text
    assert made.replaced == ["ruins.RU02.points"], "the good ones remain"
    assert made.confirmed_count == 2


def test_what_only_fits_together_is_taken_together() -> None:
    """A mine must keep its gem until another tile takes its place."""
    alone = workshop.check(CHICHEN, WorkshopChanges({"terrain_tiles.P01": {"gem": "blue"}}, []))
    assert alone.problems[0].path == "terrain_tiles.P01"
    assert alone.replaced == []
    blue = next(
        path
        for path, table in CHICHEN.printed_box().tables.items()
        if path.startswith("terrain_tiles.") and table.values.get("gem") == "blue"
    )
    both = workshop.check(
        CHICHEN, WorkshopChanges({"terrain_tiles.P01": {"gem": "blue"}, blue: {"gem": "red"}}, [])
    )
    assert both.problems == []
    assert len(both.replaced) == 2


def test_a_whole_edited_file_is_opened_as_what_differs() -> None:
    from patolli import game_index

    whole = game_index.folder("tzolkin").joinpath("components.toml").read_text(encoding="utf-8")
    edited = whole.replace("stone = 3\n", "stone = 4\n", 1)
    assert edited != whole
    opened = workshop.open_file(games.load("tzolkin"), edited)
    assert opened.problems == []
    assert len(opened.replaced) == 1
    assert opened.confirmed == []
    assert opened.edition == 0


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("# Patolli components: tzolkin, edition 1\n\n[market]\nwood = 1\n", "for tzolkin"),
        ("\x00\x01binary", "not a components file"),
        ("just words", "not a components file"),
        ("[nothing]\nx = 1\n", "no component of this game"),
        ("", "no component of this game"),
    ],
)
def test_a_wrong_file_is_refused(file: str, says: str) -> None:
    with pytest.raises(BoxError, match=says):
        workshop.open_file(CHICHEN, file)


def test_a_file_of_another_edition_is_opened_with_what_still_fits() -> None:
    file = (
        "# Patolli components: chichen-itza, edition 1\n[ruins.RU01]\npoints = 7\n[ruins.RU77]\npoints = 1\n"
    )
    opened = workshop.open_file(CHICHEN, file)
    assert opened.edition == 1
    assert opened.replaced == ["ruins.RU01.points"]
    assert [one.path for one in opened.problems] == ["ruins.RU77"]
