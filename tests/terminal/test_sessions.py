"""Whole screens of short sessions, line by line: news, tables, questions, curtains, and typed outcomes.

The board is one line. The lists of answers and the help for typed outcomes are left out.
"""

from __future__ import annotations

import re
from typing import Any

from patolli.kernel.chance import ChanceSource, TypedChance
from patolli.texts import GameTexts
from tests.kernel.lanterns.game import GAME
from tests.terminal.screen import Screen, table


class Board:
    """One line for everything."""

    def board(self, shown: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return [f"[board for {texts.seat(seat)}]"]

    def holdings(self, shown: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return [f"[{shown['beans'][seat]} beans]"]

    def change(self, before: dict[str, Any], after: dict[str, Any], texts: GameTexts, seat: int) -> str:
        return ""


def session(seats: str, typed: list[str], source: ChanceSource | None = None) -> tuple[list[str], list[str]]:
    """The lines of the screen, each typed line after its prompt, and the moves with their seats."""
    played, screen = table(GAME, seats, [], source=source)
    entered = list(typed)

    def answer(_: Screen) -> str | None:
        if not entered:
            return None
        screen.lines[-1] += entered[0]
        return entered.pop(0)

    screen.typed = answer
    screen.remark = lambda text: screen.write(f"~ {text}")  # type: ignore[method-assign]
    played.text_board = Board()
    played.run()
    left_out = re.compile(r" {2,}\d+  |      (Type what came|computer draw this|“save FILE”)")
    lines = [line for line in screen.lines if not left_out.match(line)]
    return lines, [f"{GAME.vocabulary.text(entry.move)} by {entry.seat}" for entry in played.match.log]


def by_hand() -> TypedChance:
    return TypedChance(bytes(32), [])


def test_one_person_against_a_bot() -> None:
    """A new turn or an answer of another seat shows the board again; otherwise the own possessions."""
    lines, moves = session("ana,random", ["0", "0", "dig ruin1", "torch", "1", "scores"])
    assert lines == [
        "~ Random 2 thinks …",
        "~ ",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "What happened:",
        "  drew seat=0 card=0",
        "  drew-a-card seat=1",
        "  dusk night=0 beans=3",
        "",
        "[board for Ana]",
        "",
        "Ana: BidForLead (PG-3.1)",
        "> 0",
        "",
        "[7 beans]",
        "",
        "Ana: BidForCard (PG-3.1)",
        "> 0",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "What happened:",
        "  lead seat=1 bid=3 bought seat=1 bid=2 drew-a-card seat=1 took seat=1 ruin=4 find=1",
        "",
        "[board for Ana]",
        "",
        "Ana: Act (PG-4.1)",
        "> dig ruin1",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "What happened:",
        "  took seat=0 ruin=0 find=2",
        "",
        "[board for Ana]",
        "",
        "Ana: Serve (PG-4.8)",
        "> torch",
        "",
        "  burned-torch seat=0",
        "[9 beans]",
        "",
        "Ana: Serve (PG-4.8)",
        "> 1",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "What happened:",
        "  served seat=0 shrine=0",
        "",
        "[board for Ana]",
        "",
        "Ana: Give (PG-6.1)",
        "> scores",
        "               Ana  Random 2",
        "score-ruins      2         1",
        "score-shrines    1         0",
        "Total            3         1",
        "> ",
        "The game was left before its end.",
    ]
    assert moves == [
        "draw fire by -1",
        "draw wind by -1",
        "roll 3 by -1",
        "3 by 1",
        "2 by 1",
        "0 by 0",
        "0 by 0",
        "draw fire by -1",
        "dig ruin5 by 1",
        "find shard by -1",
        "pass by 0",
        "dig ruin1 by 0",
        "find idol by -1",
        "pass by 1",
        "torch by 0",
        "serve shrine1 by 0",
        "2 by 1",
    ]


def test_two_people_at_one_screen() -> None:
    """A curtain comes before secrets of the next person and after those of the previous one."""
    lines, moves = session("ana,ben", ["", "0", "0", "", "0", "0", "", "dig ruin1", "", "1", "undo"])
    assert lines == [
        "=== curtain ===",
        "Hand over to Ana, then press Enter.",
        "",
        "What happened:",
        "  drew seat=0 card=0",
        "  drew-a-card seat=1",
        "  dusk night=0 beans=3",
        "",
        "[board for Ana]",
        "",
        "Ana: BidForLead (PG-3.1)",
        "> 0",
        "",
        "[7 beans]",
        "",
        "Ana: BidForCard (PG-3.1)",
        "> 0",
        "=== curtain ===",
        "Hand over to Ben, then press Enter.",
        "",
        "What happened:",
        "  drew-a-card seat=0",
        "  drew seat=1 card=2",
        "  dusk night=0 beans=3",
        "",
        "[board for Ben]",
        "",
        "Ben: BidForLead (PG-3.1)",
        "> 0",
        "",
        "[7 beans]",
        "",
        "Ben: BidForCard (PG-3.1)",
        "> 0",
        "=== curtain ===",
        "Hand over to Ana, then press Enter.",
        "",
        "What happened:",
        "  lead seat=0 bid=0",
        "",
        "[board for Ana]",
        "",
        "Ana: Act (PG-4.1)",
        "> dig ruin1",
        "=== curtain ===",
        "Hand over to Ben, then press Enter.",
        "",
        "What happened:",
        "  lead seat=0 bid=0 took seat=0 ruin=0 find=0",
        "",
        "[board for Ben]",
        "",
        "Ben: Curse (PG-5.1)",
        "> 1",
        "=== curtain ===",
        "Hand over to Ana, then press Enter.undo",
        "",
        "What happened:",
        "  took seat=0 ruin=0 find=0",
        "",
        "[board for Ana]",
        "",
        "Ana: Serve (PG-4.8)",
        "> ",
        "The game was left before its end.",
    ]
    assert moves == [
        "draw fire by -1",
        "draw wind by -1",
        "roll 3 by -1",
        "0 by 0",
        "0 by 0",
        "0 by 1",
        "0 by 1",
        "dig ruin1 by 0",
        "find dust by -1",
        "pass by 1",
    ]


def test_outcomes_typed_at_a_table_with_a_bot() -> None:
    lines, moves = session("ana,random", ["3", "back", "3", "omen", "1", "0", "0", "shard"], by_hand())
    assert lines == [
        "",
        "Draw (PG-3.2)",
        "> 3",
        "",
        "Dusk (PG-2.1)",
        "> back",
        "Taken back.",
        "",
        "Draw (PG-3.2)",
        "> 3",
        "",
        "Dusk (PG-2.1)",
        "> omen",
        "“omen” is not known here. Type “help” for what you can do.",
        "> 1",
        "~ Random 2 thinks …",
        "~ ",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "What happened:",
        "  drew seat=0 card=2",
        "  drew-a-card seat=1",
        "  dusk night=0 beans=1",
        "",
        "[board for Ana]",
        "",
        "Ana: BidForLead (PG-3.1)",
        "> 0",
        "",
        "[5 beans]",
        "",
        "Ana: BidForCard (PG-3.1)",
        "> 0",
        "~ Random 2 thinks …",
        "~ ",
        "",
        "  lead seat=1 bid=3 bought seat=1 bid=1 drew-a-card seat=1",
        "",
        "Find (PG-4.2)",
        "> shard",
        "",
        "What happened:",
        "  took seat=1 ruin=4 find=1",
        "",
        "[board for Ana]",
        "",
        "Ana: Act (PG-4.1)",
        "> ",
        "The game was left before its end.",
    ]
    assert moves == [
        "draw wind by -1",
        "draw rain by -1",
        "roll 1 by -1",
        "3 by 1",
        "1 by 1",
        "0 by 0",
        "0 by 0",
        "draw fire by -1",
        "dig ruin5 by 1",
        "find shard by -1",
        "pass by 0",
    ]


def test_outcomes_that_only_one_person_may_see() -> None:
    lines, moves = session(
        "ana,ben", ["", "1", "", "2", "back", "computer", "3", "0", "1", "", "1", "0"], by_hand()
    )
    assert lines == [
        "=== curtain ===",
        "Hand over to Ana, then press Enter.",
        "",
        "",
        "Draw (PG-3.2)",
        "> 1",
        "=== curtain ===",
        "Hand over to Ben, then press Enter.",
        "",
        "What happened:",
        "  drew-a-card seat=0",
        "",
        "Draw (PG-3.2)",
        "> 2",
        "",
        "What happened:",
        "  drew seat=1 card=1",
        "",
        "Dusk (PG-2.1)",
        "> back",
        "Taken back.",
        "",
        "",
        "Draw (PG-3.2)",
        "> computer",
        "",
        "What happened:",
        "  drew seat=1 card=2",
        "",
        "Dusk (PG-2.1)",
        "> 3",
        "",
        "What happened:",
        "  dusk night=0 beans=3",
        "",
        "[board for Ben]",
        "",
        "Ben: BidForLead (PG-3.1)",
        "> 0",
        "",
        "[7 beans]",
        "",
        "Ben: BidForCard (PG-3.1)",
        "> 1",
        "=== curtain ===",
        "Hand over to Ana, then press Enter.",
        "",
        "What happened:",
        "  drew seat=0 card=0",
        "  drew-a-card seat=1",
        "  dusk night=0 beans=3",
        "",
        "[board for Ana]",
        "",
        "Ana: BidForLead (PG-3.1)",
        "> 1",
        "",
        "[7 beans]",
        "",
        "Ana: BidForCard (PG-3.1)",
        "> 0",
        "=== curtain ===",
        "Hand over to Ben, then press Enter.",
        "The game was left before its end.",
    ]
    assert moves == [
        "draw fire by -1",
        "draw wind by -1",
        "roll 3 by -1",
        "0 by 1",
        "1 by 1",
        "1 by 0",
        "0 by 0",
    ]
