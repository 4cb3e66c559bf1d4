"""`patolli position`: shows and checks a position given as text, and searches for its best lines."""

from __future__ import annotations

from pathlib import Path

from .. import games
from ..kernel import position_text, records
from ..kernel.errors import PatolliError
from ..kernel.records import Replay
from ..review.analysis import analyse
from ..terminal.text_board import text_board_of
from ..texts import GameTexts, preferred_language
from .common import read_text, write_whole
from .parameters import Language

WIDTH = 100


def position(
    file: Path,
    *,
    move: int | None = None,
    out: Path | None = None,
    iterations: int = 0,
    lines: int = 3,
    link: bool = False,
    language: Language = None,
) -> None:
    """Show a position given as text, report whether it is possible, and search for its best lines.

    Parameters
    ----------
    file
        A file with the position, or with a record if --move is given.
    move
        Show the position in the record after this many moves.
    out
        A file to which the position is written as text.
    iterations
        Search for the best lines with this many iterations, and print them as they improve.
    lines
        How many lines to print.
    link
        Print a link to the position, without the address of a server, which must be put before it.
    """
    if iterations < 0 or lines < 1:
        raise PatolliError("iterations are 0 or more, lines 1 or more")
    text = read_text(file)
    if move is None:
        game = games.load(position_text.game_of_text(text))
        builder = position_text.builder_of(game, text)
        faults = builder.faults()
        p = builder.position
        names: list[str] = []
    else:
        record = records.read(text)
        game = games.load(record.game)
        replay = Replay(game, record)
        replay.to(move)
        p, faults, names = replay.position, [], record.names
    spoken = language or preferred_language()
    nameless = GameTexts(game, spoken, [], p.box)
    texts = GameTexts(game, spoken, names or [nameless.seat(n) for n in range(p.players)], p.box)
    if faults:
        raise PatolliError("this position is impossible: " + "; ".join(faults))
    asked = [seat for seat in p.asked() if seat >= 0]
    seat = asked[0] if asked else -2
    observed = p.observation(seat) if p.viewer < -2 else p
    print("\n".join(text_board_of(game.name).board(game.show(observed), texts, seat, WIDTH)))
    for one in asked:
        print(f"{texts.seat(one)}: {texts.question(p.question(one), one)}")
    if out is not None:
        write_whole(out, position_text.write(game, p))
    if link:
        print(f"#/position/{game.name}/{position_text.packed(position_text.write(game, p))}")
    if iterations and asked:
        for found in analyse(game, observed, seat, iterations, lines):
            print(f"\n{found.iterations}")
            for best in found.lines:
                print(f"  {best.points:6.1f}  {best.share:4.0%}  {', '.join(best.moves)}")
