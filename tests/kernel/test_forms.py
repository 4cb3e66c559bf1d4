"""Forms in the proving game: values within the limits are legal answers, and all others are rejected."""

from __future__ import annotations

import pytest

from patolli.kernel.errors import HiddenValue, IllegalMove
from patolli.kernel.forms import chain_of

from .lanterns.game import AUCTION_FORM, GAME
from .tables import at_auction, at_turn


@pytest.mark.both
def test_every_filling_of_the_auction_is_legal_and_ends_it() -> None:
    p = at_auction("fire", "rain")
    form = AUCTION_FORM.form(p, 0)
    assert form is not None
    played = 0
    for lead in range(form.fields[0].most + 1):
        for card in range(form.fields[1].most + 1):
            try:
                form.check([lead, card])
            except IllegalMove:
                assert lead + card > p.beans[0]
                continue
            q = p.copy()
            for move in chain_of(GAME.form_rules(), q, 0, [lead, card]):
                assert move in q.legal_moves(0)
                q.play(0, move)
            assert 0 not in q.asked()
            played += 1
    assert played > 10


def test_an_observation_gives_the_same_form() -> None:
    p = at_auction("fire", "rain")
    seen = p.observation(0)
    assert chain_of(GAME.form_rules(), seen, 0, [1, 1]) == chain_of(GAME.form_rules(), p, 0, [1, 1])
    for move in (1, 1):
        try:
            seen.play(0, move)
        except HiddenValue:
            break


def test_a_form_is_refused_where_there_is_none_and_where_it_does_not_fit() -> None:
    p = at_auction("fire", "rain")
    for wrong in ([1], [99, 0], [-1, 0], [p.beans[0], 1]):
        with pytest.raises(IllegalMove):
            chain_of(GAME.form_rules(), p, 0, wrong)
    with pytest.raises(IllegalMove, match="no form"):
        chain_of(GAME.form_rules(), at_turn("fire", "rain"), 0, [0, 0])
