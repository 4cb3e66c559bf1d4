"""`patolli replay` and `patolli verify`: print the events of a record, and check whether it is valid."""

from __future__ import annotations

from pathlib import Path

from .. import games
from ..kernel import records
from ..kernel.chance import CommittedSeed, Seeded
from ..kernel.errors import PatolliError
from ..kernel.records import Replay
from ..texts import GameTexts, preferred_language
from .common import read_text
from .parameters import Language


def replay(file: Path, *, to: int | None = None, language: Language = None) -> None:
    """Print the events of a recorded game.

    Parameters
    ----------
    file
        The record.
    to
        Stop after this many moves.
    """
    record = records.read(read_text(file))
    game = games.load(record.game)
    again = Replay(game, record)
    again.to(again.length() if to is None else to)
    texts = GameTexts(game, language or preferred_language(), record.names, again.position.box)
    for event in again.event_log.events:
        print(texts.event(event.to_dict(game.events)))
    print()
    print(standing(again, texts))


def standing(again: Replay, texts: GameTexts) -> str:
    """Returns the pending questions, and the ranks and points of all seats."""
    p, names = again.position, again.record.names
    lines = []
    for seat in p.asked():
        if seat >= 0:
            lines.append(f"{names[seat]}: {texts.question(p.question(seat), seat)}")
    final = p.scores()
    for seat, total in enumerate(final.totals()):
        lines.append(f"{final.ranks[seat]}. {names[seat]}: {texts.points(total, final.unit)}")
    return "\n".join(lines)


def verify(file: Path, *, seal: str = "", word: str = "") -> None:
    """Check a record: its moves against the rules, its checksums and, if the seed is public, chance.

    Parameters
    ----------
    file
        The record.
    seal
        The hash that the table showed before the game. The seed in the record must match it.
    word
        The word that your seat added to the seed, which must be in the record. Requires --seal.
    """
    if word and not seal:
        raise PatolliError("a word can only be checked together with a seal")
    record = records.read(read_text(file))
    game = games.load(record.game)
    again = records.verify(game, record)
    fate = "chance was typed and cannot be checked"
    if isinstance(again.source, Seeded):
        fate = f"chance follows from seed {again.source.seed}"
    elif isinstance(again.source, CommittedSeed):
        fate = f"chance matches the committed seed ({again.source.commitment()})"
    elif record.fate.startswith("sealed"):
        fate = "the seed is not opened, so chance cannot be checked"
    if seal:
        records.check_seal(again, seal, word)
        fate += "; it has the seal that you were shown" + (", with your word in it" if word else "")
    state = "the game is over" if not again.position.asked() else "the game is not over"
    print(f"{file}: {again.length()} moves and {len(record.runs)} checksums are correct; {fate}; {state}")
