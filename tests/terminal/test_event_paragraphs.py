"""Events are shown as short paragraphs."""

from __future__ import annotations

from patolli import games
from patolli.kernel.events import Event
from patolli.kernel.seats import EVERYBODY, only
from patolli.terminal.event_paragraphs import merged, paragraph, paragraphs, secret
from patolli.texts import GameTexts
from tests.kernel.lanterns.game import BOUGHT, DREW, DUSK, LEAD
from tests.kernel.lanterns.game import GAME as LANTERNS


def test_one_player_is_named_once() -> None:
    told = paragraph("Ana", ["Ana picks up a worker.", "Ana takes 1 wood."])
    assert told == "Ana: picks up a worker; takes 1 wood."


def test_sentences_that_begin_otherwise_stay_whole() -> None:
    assert paragraph("Ana", ["Ana pays.", "A worker of Ana falls."]) == "Ana pays. A worker of Ana falls."
    assert paragraph("", ["Day 1.", "Round 2."]) == "Day 1. Round 2."


def test_lists_and_repetitions_are_shortened() -> None:
    assert paragraph("", ["New: a.", "New: b.", "Day 1."]) == "New: a, b. Day 1."
    assert paragraph("Ana", ["Ana waits."] * 3 + ["Ana pays."]) == "Ana: waits (3×); pays."


def test_what_is_listed_keeps_every_entry() -> None:
    rolled = ["Ana rolls: 4.", "Ana rolls: 6.", "Ana rolls: 6."]
    assert merged(rolled) == ["Ana rolls: 4, 6, 6."]
    assert merged(["Ana draws a card."] * 3) == ["Ana draws a card (3×)."]


def test_a_single_sentence_keeps_its_name() -> None:
    assert paragraph("Ana", ["Ana pays."]) == "Ana pays."
    assert paragraph("", ["Ana pays."]) == "Ana pays."


def test_only_neighbours_are_merged() -> None:
    assert merged([]) == []
    assert merged(["New: a.", "Day.", "New: b."]) == ["New: a.", "Day.", "New: b."]
    assert merged(["New: a.", "Old: b."]) == ["New: a.", "Old: b."]
    assert merged(["Day.", "Night.", "Day."]) == ["Day.", "Night.", "Day."]
    assert merged(["Day."] * 2 + ["Night."] * 3 + ["Day."]) == ["Day (2×).", "Night (3×).", "Day."]
    assert merged(["Day."] * 2 + ["New: a.", "New: b.", "Day.", "Day."]) == [
        "Day (2×).",
        "New: a, b.",
        "Day (2×).",
    ]


def an_event(kind: int, *numbers: int, audience: int = EVERYBODY) -> Event:
    return Event(kind, list(numbers), audience)


def test_a_paragraph_for_each_run_of_a_player() -> None:
    texts = GameTexts(LANTERNS, "en", ["Ana", "Ben"])
    events = [
        an_event(LEAD, 0, 2),
        an_event(BOUGHT, 0, 1),
        an_event(LEAD, 1, 3),
        an_event(DUSK, 0, 3),
        an_event(DUSK, 1, 2),
    ]
    assert paragraphs(events, texts) == [
        "lead seat=0 bid=2 bought seat=0 bid=1",
        "lead seat=1 bid=3",
        "dusk night=0 beans=3 dusk night=1 beans=2",
    ]
    assert paragraphs([], texts) == []


def test_the_beginning_of_a_turn_begins_a_paragraph_and_is_not_mentioned() -> None:
    texts = GameTexts(games.load("tzolkin"), "en", ["Ana", "Ben"])
    names = {entry.name: kind for kind, entry in texts.game.events.entries.items()}
    turn, placed = names["turn"], names["corn-scored"]
    events = [
        an_event(turn, 0),
        an_event(placed, 0, 1, 1),
        an_event(turn, 0),
        an_event(placed, 0, 2, 2),
        an_event(turn, 1),
    ]
    assert paragraphs(events, texts) == ["Ana scores ¼ point for 1 corn.", "Ana scores ½ point for 2 corn."]


def test_a_secret_is_what_a_spectator_must_not_see() -> None:
    public, hidden = an_event(LEAD, 0, 2), an_event(DREW, 0, 2, audience=only(0))
    assert not secret([])
    assert not secret([public])
    assert secret([public, hidden])
    assert secret([hidden, public])
