"""Message files: attributes, missing messages, and small files with a game's messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from patolli.texts import languages, messages
from patolli.texts.messages import SHARED, source
from patolli.texts.preview_silence import preview_silence
from patolli.texts.thing_ids import thing_ids
from tests.texts.toy_messages import ToyMessages


def test_attributes_and_faults() -> None:
    toy = ToyMessages("plain = all { $n }\n    .short = { $n }\nheadless =\n    .only = one\n")
    assert toy.has("plain")
    assert toy.has("plain", "short")
    assert not toy.has("plain", "long")
    assert not toy.has("other")
    assert not toy.has("other", "short")
    assert toy.format("plain", n=2) == "all 2"
    assert toy.format("plain", "short", n=2) == "2"
    assert toy.faults == []
    assert toy.format("plain", "long") == "plain.long"
    assert toy.format("headless") == "headless"
    assert toy.format("headless", "only") == "one"
    assert toy.format("plain") == "all n"
    assert toy.faults[:2] == ["plain.long: missing in en", "headless: has no text of its own in en"]
    assert len(toy.faults) == 3
    assert "plain: " in toy.faults[2]
    assert "n" in toy.faults[2]


def test_a_games_files_come_in_order_and_only_messages_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "folder", lambda game: tmp_path)
    assert languages("toy") == []
    (tmp_path / "la.ftl").write_text("a = 1\n")
    (tmp_path / "en.ftl").write_text("a = 2\n")
    (tmp_path / "notes.txt").write_text("x")
    (tmp_path / "la").mkdir()
    for name, text in (("z.ftl", "z = 1\n"), ("b.ftl", "b = 1\n"), ("more.txt", "no")):
        (tmp_path / "la" / name).write_text(text)
    assert languages("toy") == ["en", "la"]
    assert source("toy", "la") == "a = 1\n\nb = 1\n\nz = 1\n"
    assert source("toy", "en") == "a = 2\n"


def test_a_message_of_a_game_takes_precedence_over_a_shared_one(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {SHARED: "a = shared\nb = shared\n", "toy": "a = own\n"}
    monkeypatch.setattr(messages, "source", lambda game, language: texts[game])
    monkeypatch.setattr(messages, "languages", lambda game=SHARED: ["en"] if game in texts else [])
    own, shared, other = (messages._bundle.__wrapped__("en", game) for game in ("toy", SHARED, "no texts"))
    assert [said(one, "a") for one in (own, shared, other)] == ["own", "shared", "shared"]
    assert said(own, "b") == "shared"


def said(bundle: FluentBundle, message: str) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


def test_events_that_a_preview_leaves_out() -> None:
    assert preview_silence("tzolkin").passing
    assert preview_silence("tzolkin").verdicts
    none = preview_silence("no-such-game")
    assert (none.verdicts, none.passing) == (frozenset(), frozenset())


def test_things_by_their_numbers() -> None:
    tzolkin, none = thing_ids("tzolkin"), thing_ids("no-such-game")
    assert (tzolkin.unit, none.unit) == (4, 1)
    assert none.lists == {}
    assert tzolkin.counts("wheel")
    assert not tzolkin.counts("seat")
    assert tzolkin.thing("wheel", 0) == "palenque"
    assert tzolkin.thing("wheel", 99) == ""
    assert tzolkin.counts("source")
    azteca = thing_ids("azteca")
    assert azteca.unit == 1
