"""Converting moves to text and back. Moves may be added to the vocabulary but never removed."""

from __future__ import annotations

import pytest

from patolli.kernel.errors import UnknownMove
from patolli.kernel.vocabulary import FIRST_OWN_WORD, MORE, NO, PASS, STOP, YES, Lexicon, Vocabulary

from .lanterns.game import EVENTS, REASONS, VOCABULARY

both = pytest.mark.both

LISTING = """\
110 roll 1
111 roll 2
112 roll 3
115 draw fire
116 draw rain
117 draw wind
118 draw omen
120 find dust
121 find shard
122 find idol
123 find crown
130 scout ruin1
131 scout ruin2
132 scout ruin3
133 scout ruin4
134 scout ruin5
140 dig ruin1
141 dig ruin2
142 dig ruin3
143 dig ruin4
144 dig ruin5
150 spy seat1
151 spy seat2
152 spy seat3
153 spy seat4
155 search
156 burial
157 rest
158 curse
159 torch
160 bury fire
161 bury rain
162 bury wind
163 bury omen
165 serve shrine1
166 serve shrine2
167 serve shrine3
170 share
171 to seat1
172 to seat2
173 to seat3
174 to seat4
"""


@both
def test_every_word_has_one_number_and_one_text() -> None:
    assert len(VOCABULARY.texts) == len(VOCABULARY.ids)
    for move, text in VOCABULARY.texts.items():
        assert VOCABULARY.text(move) == text
        assert VOCABULARY.move(text) == move
        assert VOCABULARY.knows(move)


@both
def test_amounts_and_shared_words_are_in_every_vocabulary() -> None:
    words = Vocabulary()
    assert [words.text(n) for n in (0, 7, 99)] == ["0", "7", "99"]
    assert [words.text(n) for n in (MORE, STOP, PASS, YES, NO)] == ["more", "stop", "pass", "yes", "no"]
    assert max(words.texts) < FIRST_OWN_WORD


@both
def test_a_text_may_have_any_spaces_but_must_be_a_word() -> None:
    assert VOCABULARY.move("  dig   ruin1 ") == VOCABULARY.move("dig ruin1")
    for text in ("", "dig", "dig ruin9", "Dig ruin1", "100", "-1", "ruin1 dig"):
        with pytest.raises(UnknownMove, match="is not a move of this game"):
            VOCABULARY.move(text)
    for move in (-1, 109, 5000):
        assert not VOCABULARY.knows(move)
        with pytest.raises(UnknownMove, match=f"no move has the number {move}"):
            VOCABULARY.text(move)


@both
def test_a_number_or_a_text_is_given_once() -> None:
    words = Vocabulary()
    words.add(110, "dance")
    for move, text in ((110, "sing"), (111, "dance"), (5, "five"), (111, "pass")):
        with pytest.raises(ValueError, match="is taken"):
            words.add(move, text)
        assert words.listing() == "110 dance\n"


@both
def test_the_list_of_words_is_checked_in_and_only_grows() -> None:
    assert VOCABULARY.listing() == LISTING
    assert VOCABULARY.changed(LISTING) == []
    grown = Vocabulary()
    for line in LISTING.splitlines():
        move, _, text = line.partition(" ")
        grown.add(int(move), text)
    grown.add(200, "dance")
    assert grown.changed(LISTING) == []
    assert VOCABULARY.changed(LISTING + "200 dance\n") == ["200 dance"]
    assert VOCABULARY.changed("110 roll 2\n") == ["110 roll 2"]


@both
def test_events_and_reasons_have_names_rules_and_names_of_numbers() -> None:
    assert (EVENTS[1].name, EVENTS[1].rule, EVENTS[1].numbers) == ("dusk", "PG-2.1", ["night", "beans"])
    assert all(e.rule.startswith("PG-") for lexicon in (EVENTS, REASONS) for e in lexicon.entries.values())
    with pytest.raises(ValueError, match="same name"):
        Lexicon({1: "dusk PG-1", 2: "dusk PG-2"})
