"""The terminal with the proving game: it reveals no secrets and tolerates invalid input."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.kernel.events import Event
from patolli.kernel.match import Match
from patolli.kernel.records import read, verify
from patolli.kernel.seats import EVERYBODY, SPECTATOR, only
from patolli.terminal.seat_assignment import assign_seats
from patolli.texts import Messages
from tests.kernel.lanterns.game import DREW, GAME, LEAD, Camp
from tests.terminal.screen import CURTAIN, Screen, table


def first_answer(screen: Screen) -> str:
    """Types the first answer on offer, or presses Enter at a curtain."""
    if "press Enter" in screen.lines[-1]:
        return ""
    at = max(i for i, line in enumerate(screen.lines) if line.endswith(")") and ": " in line)
    return screen.lines[at + 1].split("  ")[-1]


def test_a_whole_game_against_random_players() -> None:
    played, screen = table(GAME, "ana,random,random", first_answer)
    played.run()
    assert played.match.over()
    assert CURTAIN not in screen.lines, "one person needs no curtain"
    assert "Final scores" in screen.lines
    assert screen.lines[-1].endswith(("wins.", "share the victory."))


def test_several_people_hand_over_before_secrets_are_shown() -> None:
    played, screen = table(GAME, "ana,ben", first_answer)
    played.run()
    assert played.match.over()
    for at, line in enumerate(screen.lines):
        if line == CURTAIN:
            assert screen.lines[at + 1] in {
                "Hand over to Ana, then press Enter.",
                "Hand over to Ben, then press Enter.",
            }
    at_screen = ""
    for line in screen.lines:
        if line.startswith("Hand over to "):
            at_screen = line.split()[3].rstrip(",")
        elif line.endswith(")") and line.split(":")[0] in {"Ana", "Ben"}:
            assert line.split(":")[0] == at_screen, "asked without a curtain"


def test_nothing_but_what_the_seat_may_see_is_shown() -> None:
    played, screen = table(GAME, "ana,random", ["quit"])
    played.run()
    observed = played.match.position.observation(0)
    assert isinstance(observed, Camp)
    assert f"beans: {', '.join(map(str, GAME.show(observed)['beans']))}" in screen.lines
    assert "drew seat=0" in screen.text()
    assert "drew seat=1" not in screen.text()
    assert "drew-a-card seat=1" in screen.text()


def test_the_end_of_input_leaves_cleanly() -> None:
    played, screen = table(GAME, "ana,random", [])
    played.run()
    assert not played.match.over()
    assert screen.lines[-1] == "The game was left before its end."


def test_leaving_at_the_curtain() -> None:
    played, screen = table(GAME, "ana,ben", [])
    played.run()
    assert screen.lines[-2:] == [
        "Hand over to Ana, then press Enter.",
        "The game was left before its end.",
    ]


def test_bad_input_is_reported_and_changes_nothing() -> None:
    played, screen = table(
        GAME, "ana,random", ["99", "fly away", "dig ruin1", "why", "", "save", "rule", "undo"]
    )
    played.run()
    assert all(entry.seat != 0 for entry in played.match.log)
    said = screen.text()
    assert "There is no answer 99." in said
    assert "“fly away” is not known here." in said
    assert "This does not answer the question." in said, "a word of the game, but not now"
    assert "There is nothing that you could take back." in said


def test_undo_puts_the_question_again() -> None:
    played, screen = table(GAME, "ana,random", ["0", "undo"])
    played.run()
    assert "Taken back." in screen.lines
    asked = [line for line in screen.lines if line.startswith("Ana: ")]
    assert len(asked) == 3
    assert asked[0] == asked[2]


def test_a_saved_game_is_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played, screen = table(GAME, "ana,random", ["0", f"save {file}", f"save {tmp_path}"])
    played.run()
    assert f"Record saved to {file}." in screen.lines
    assert any("could not be written" in line for line in screen.lines)
    assert verify(GAME, read(file.read_text())).moves == len(played.match.log)


def test_help_scores_and_table_in_german() -> None:
    played, screen = table(GAME, "ana,random", ["hilfe", "punkte", "tisch", "ende"], "de")
    played.run()
    said = screen.text()
    assert "zurück     deine letzte Antwort zurücknehmen" in said
    assert "Summe" in said
    assert said.count("night: ") == 2
    assert screen.lines[-1] == "Das Spiel wurde vor dem Ende verlassen."


def test_trying_changes_nothing() -> None:
    played, _ = table(GAME, "ana,random", ["try 0", "try 77"])
    played.run()
    assert all(entry.seat != 0 for entry in played.match.log)


@pytest.mark.parametrize(
    ("seats", "players", "fault"),
    [("ana,ben,carl", 2, "3 seats are named"), ("ana,,ben", None, "no name"), ("ana,ana", None, "same name")],
)
def test_bad_seats_are_refused(seats: str, players: int | None, fault: str) -> None:
    with pytest.raises(PatolliError, match=fault):
        assign_seats(GAME, seats, players, Messages("en"), 1)


def test_seats_that_are_not_named_play_at_random() -> None:
    assert assign_seats(GAME, "ana", 3, Messages("en"), 1).names == ["Ana", "Random 2", "Random 3"]
    assert assign_seats(GAME, None, None, Messages("de"), 1).names == [
        "Platz 1",
        "Zufall 2",
        "Zufall 3",
        "Zufall 4",
    ]


def test_the_screen_is_handed_over_once_and_only_if_something_is_secret() -> None:
    played, screen = table(GAME, "ana,ben", ["", ""])
    secrets = []
    for curtain in (False, True):
        assert played.hand_to(0, curtain)
        secrets.append(played.secrets_shown)
    assert secrets == [False, True]  # what was shown since then concerns only this person
    assert not screen.lines
    assert played.hand_to(1)
    assert screen.lines == [CURTAIN, "Hand over to Ben, then press Enter."]
    assert (played.at_screen, played.acted, played.secrets_shown, played.left) == (1, False, True, False)
    screen.typed = []
    assert not played.hand_to(0)
    assert (played.at_screen, played.left) == (1, True)


def test_each_kind_of_secret_needs_an_empty_room() -> None:
    class Seen:
        def __init__(self, drafts: list[int], secret: bool) -> None:
            self.drafts = drafts
            self.asked_secretly = secret

        def decision(self, _seat: int) -> Any:
            return SimpleNamespace(secret=self.asked_secretly)

    def needed(drafts: list[int], asked_secretly: bool, event: Event, own: dict[str, object]) -> bool:
        played, _ = table(GAME, "ana,ben", [])
        seen: Any = Seen(drafts, asked_secretly)
        played.events_shown = [3, 0]
        played.shown = lambda observed: own if observed is seen else {"seen by": "all"}  # type: ignore[method-assign]
        match: Any = SimpleNamespace(
            visible_to=lambda seat, since: [event] if (seat, since) == (0, 3) else [],
            position=SimpleNamespace(observation=lambda seat: "for spectators" if seat == SPECTATOR else ""),
        )
        played.match = match
        return played.shows_secret(0, seen)

    public, hidden = Event(LEAD, [0, 2], EVERYBODY), Event(DREW, [0, 2], only(0))
    same: dict[str, object] = {"seen by": "all"}
    assert needed([], False, public, same) is False
    assert needed([1], False, public, same) is True
    assert needed([], True, public, same) is True
    assert needed([], False, hidden, same) is True
    assert needed([], False, public, {"seen by": "one"}) is True


def test_a_record_that_cannot_be_saved_is_named_with_the_reason(tmp_path: Path) -> None:
    played, screen = table(GAME, "ana,ben", [])
    file = tmp_path / "missing" / "game.txt"
    played.save(file)
    assert screen.lines == [f"{file} could not be written: No such file or directory."]
    screen.lines.clear()
    played.save(tmp_path / "game.txt")
    assert screen.lines == [f"Record saved to {tmp_path / 'game.txt'}."]


def test_the_end_shows_what_the_last_person_at_the_screen_has_not_seen() -> None:
    def shown(at_screen: int) -> list[str]:
        played, screen = table(GAME, "ana,ben", [])
        while not played.match.over():
            seat = played.match.asked()[0]
            played.match.play(seat, played.match.position.legal_moves(seat)[0])
        length = len(played.match.event_log.events)
        played.at_screen, played.events_shown = at_screen, [length - 3, length]
        played.ending()
        return screen.lines[: screen.lines.index("Final scores")]

    assert len([line for line in shown(0) if line]) > 0
    assert shown(1) == shown(-1) == ["", ""]


def test_an_answer_shows_its_odds() -> None:
    played, _ = table(GAME, "ana,ben", [])
    while played.match.asked() != [0] or "dig ruin1" not in offered(played.match):
        seat = played.match.asked()[0]
        played.match.play(seat, played.match.position.legal_moves(seat)[0])
    observed = played.match.position.observation(0)
    dig, rest = (GAME.vocabulary.move(text) for text in ("dig ruin1", "rest"))
    text = played.answer_text(0, observed, dig)
    assert re.fullmatch(r"dig ruin1 \(about 3-points \d+ %, 2-points \d+ %\)", text)
    assert played.answer_text(0, observed, rest) == "rest"


def offered(match: Match) -> list[str]:
    return [GAME.vocabulary.text(move) for move in match.position.legal_moves(0)]
