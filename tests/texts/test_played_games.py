"""In played games, every question, answer, event and reason for an illegal move has text for players."""

from __future__ import annotations

import pytest

from patolli import games
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.texts import GameTexts
from patolli.texts.game_texts import question_numbers
from tests.texts import samples

CASES = [(game, n) for game in samples.GAMES for n in (game.fewest, game.most)]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "name", str(value)))
def test_everything_is_said(game: Game, players: int) -> None:
    match = Match(game, players, Seeded(players))
    dice = Rng(players)
    in_words = [GameTexts(game, language, samples.PLAYERS[:players]) for language in ("en", "de")]
    heard = 0
    while not match.over():
        seat = match.asked()[0]
        p = match.position.observation(seat)
        question = p.question(seat)
        assert len(question.numbers) == len(question_numbers(game).get(question.kind, [])), question.kind
        refused = [p.why_not(seat, move) for move in p.decision(seat).candidates(p, seat)]
        for words in in_words:
            texts = [words.question(question, seat)]
            answers = [words.move(move, question) for move in [*p.legal_moves(seat), *p.asides(seat)]]
            assert len(set(answers)) == len(answers), "two answers read the same"
            texts += answers
            texts += [words.reason(reason) for reason in refused if reason is not None]
            texts += [words.event(event.to_dict(game.events)) for event in match.visible_to(seat, heard)]
            for text in texts:
                assert samples.faults_of(text, words) == []
        heard = len(match.event_log.events)
        options = p.legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])


@pytest.mark.parametrize(
    ("name", "component", "owner", "told"),
    [
        ("azteca", "jaguar", '[[unit]]\nid = "jaguar"\nprice_t = 7\n', "7"),
        ("chichen-itza", "G29", '[[god_cards]]\nid = "G29"\nnumber = 7\n', "7"),
        ("teotihuacan", "t03", '[[technology]]\nid = "t03"\neffect = { vp = 7 }\n', "7"),
        ("tzolkin", "B15", '[[buildings]]\nid = "B15"\neffects = [{ op = "feed_free", workers = 4 }]\n', "4"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_values_of_the_owners_box_are_reported(
    name: str, component: str, owner: str, told: str, language: str
) -> None:
    """Messages must not contain printed values; they get the values from the box in use."""
    game = games.load(name)
    assert told in GameTexts(game, language, [], game.owners_box(owner)).effect(component)
    assert told not in GameTexts(game, language).effect(component)
