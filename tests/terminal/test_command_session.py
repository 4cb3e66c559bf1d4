"""A session that uses every command once; its output is compared line by line."""

from __future__ import annotations

from patolli import games
from tests.terminal.screen import table
from tests.terminal.sessions import session


def test_every_command_and_its_lines() -> None:
    typed = [
        "9",
        "0",
        "undo",
        "0",
        "0",
        "why dig ruin9",
        "why rest",
        "why 1",
        "why dig ruin5",
        "why draw",
        "odds dig ruin1",
        "odds rest",
        "odds",
        "odds x",
        "try",
        "try dig ruin1",
        "try torch",
        "try dig",
        "rule",
        "rule 3",
        "save",
        "dance",
        "/why",
        "scout ruin5",
        "/quit",
    ]
    lines, moves = session("ana,random", typed)
    assert [line for line in lines if "BidFor" in line or line == "Taken back."] == [
        "Ana: BidForLead (PG-3.1)",
        "Ana: BidForCard (PG-3.1)",
        "Taken back.",
        "Ana: BidForLead (PG-3.1)",
        "Ana: BidForCard (PG-3.1)",
    ]
    assert lines[lines.index("> why dig ruin9") :] == [
        "> why dig ruin9",
        "“dig ruin9” is not known here. Type “help” for what you can do.",
        "> why rest",
        "“rest” is offered.",
        "> why 1",
        "This does not answer the question.",
        "> why dig ruin5",
        "already-dug (PG-4.3)",
        "> why draw",
        "Which one: draw fire, draw rain, draw wind, draw omen?",
        "> odds dig ruin1",
        "  3-points 12 %, 2-points 29 %, 1-point 20 %, nothing 40 %, on average 0.3 curses (estimated from",
        "    1,000 play-outs, ± 3 %).",
        "> odds rest",
        "  There are no odds for this answer: nothing is decided by chance in it.",
        "> odds",
        "how likely the outcomes of an answer are: odds 2",
        "> odds x",
        "“x” is not known here. Type “help” for what you can do.",
        "> try",
        "what an answer would do: try 2",
        "> try dig ruin1",
        "  Nothing further happens at once.",
        "> try torch",
        "  burned-torch seat=0",
        "> try dig",
        "Which one: dig ruin1, dig ruin2, dig ruin3, dig ruin4?",
        "> rule",
        "read or search the rules: rule 5.5, rule burn forest",
        "> rule 3",
        "No rule contains “3”.",
        "> save",
        "keep the record so far: save FILE",
        "> dance",
        "“dance” is not known here. Type “help” for what you can do.",
        "> /why",
        "why an answer is not offered: why place tikal",
        "> scout ruin5",
        "already-dug (PG-4.3)",
        "> /quit",
        "The game was left before its end.",
    ]
    assert moves[-3:] == ["dig ruin5 by 1", "find shard by -1", "pass by 0"]


def test_at_most_eight_notations_are_named() -> None:
    played, screen = table(games.load("tzolkin"), "ana,random", [])
    played.commands.several([str(n) for n in range(1, 9)])
    played.commands.several([str(n) for n in range(1, 10)])
    assert screen.lines == ["Which one: 1, 2, 3, 4, 5, 6, 7, 8?", "Which one: 1, 2, 3, 4, 5, 6, 7, 8, …?"]


def test_the_help_has_a_line_for_each_command() -> None:
    played, screen = table(games.load("tzolkin"), "ana,random", [], "de")
    screen.columns = 60
    played.commands.help()
    assert len(screen.lines) == 20
    assert screen.lines[:2] == ["  hilfe      diese Liste", "  tisch      der ganze Tisch noch einmal"]
    at = next(n for n, line in enumerate(screen.lines) if line.startswith("  warum"))
    assert screen.lines[at + 1] == "             place tikal"
    assert screen.lines[-1] == "  als Antwort."
