"""Copies of a position share the parts that rarely change. A change to one copy must not affect another."""

from __future__ import annotations

from patolli.games.azteca import copy_on_write, names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import EVERY_SECRET
from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.kernel.secrets import Secret

from .table import start

KEPT = 25
"""The number of moves after which a copy is checked for changes."""


def test_a_kept_copy_stays_what_it_was_while_the_game_goes_on() -> None:
    dice = Rng(5)
    for players in (2, 4):
        p = GAME.start(players, {})
        kept, before, moves = p.copy(), serialization.plain(p), 0
        while p.agenda or p.drafts:
            seat = p.asked()[0]
            options = p.legal_moves(seat)
            p.play(seat, options[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))])
            moves += 1
            if moves % KEPT == 0:
                assert serialization.plain(kept) == before
                kept, before = p.copy(), serialization.plain(p)


def test_every_secret_is_taken_once_and_only_by_who_changes_it() -> None:
    p = start()
    twin = p.copy()
    old = {id(s) for s in (*p.boxes, *p.hands, *p.sp, *p.uncounted, *p.urn, *p.unseen, p.deck)}
    seats = range(p.players)

    def own() -> list[Secret]:
        return [
            *(copy_on_write.writable_box(twin, seat, box) for seat in seats for box in range(names.BOXES)),
            *(copy_on_write.writable_hand(twin, seat) for seat in seats),
            *(copy_on_write.writable_sp(twin, seat) for seat in seats),
            *(copy_on_write.writable_uncounted(twin, seat) for seat in seats),
            *(copy_on_write.writable_urn(twin, seat) for seat in seats),
            *(copy_on_write.writable_unseen(twin, seat) for seat in seats),
            copy_on_write.writable_deck(twin),
        ]

    taken = own()
    assert not {id(s) for s in taken} & old
    assert twin.owned == EVERY_SECRET
    assert [id(s) for s in own()] == [id(s) for s in taken]
    assert {id(s) for s in twin.secrets()} >= {id(s) for s in taken}
    assert serialization.difference(p, twin) == ""
