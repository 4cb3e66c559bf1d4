"""Counts how often a game of Azteca prompts its players, and how many clicks their answers take on the drawn
board.

    python -m tests.games.azteca.prompts [GAMES] [short]

Four scripted players act as people at a table with the default standing answers. A *prompt* begins when the
table asks a seat and waits. Further questions belong to the same prompt until another seat or chance is
asked. A window in which a player plays a card also counts as a prompt. *Clicks* are those on the drawn board.
The estimated length of a game assumes 15 s per prompt and 1.5 s per click. Players who answer at the same
time as others do not delay the game.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from statistics import mean, median
from typing import NamedTuple

from patolli.games.azteca import moves, names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.games.azteca.prospects import mission_at
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.kernel.vocabulary import PASS

from .scripted import Player

PLAYERS = 4
PROMPT_SECONDS = 15.0
CLICK_SECONDS = 1.5
GOALS = {"prompts": 120, "clicks": 200, "set-up": 10, "battle": 4, "hours": 2.0}
NOBODY = -9


class Answer(NamedTuple):
    kind: str
    window: str
    move: int
    most: int
    uses: int
    """How many of the available answers use the same card."""


class Seat:
    """One person, with the number of prompts and clicks for each kind of question."""

    def __init__(self) -> None:
        self.prompts: Counter[str] = Counter()
        self.clicks: Counter[str] = Counter()
        self.set_up = 0
        self.marker = 0
        self.lakes: list[int] = []
        self.before: list[int] = []
        self.sailed: list[int] = []
        self.intended: dict[int, int] = {}
        """For each area, the mission that the player had in mind when sending a pochteca there."""
        self.clicks["Order"] = 1  # turns on the switch for carrying out missions as ordered


class PlayedGame:
    def __init__(self, seed: int, length: str) -> None:
        self.seats = [Seat() for _ in range(PLAYERS)]
        self.battles: list[int] = []
        self.seconds = 0.0
        self.rounds = 0
        self.play(seed, length)

    def play(self, seed: int, length: str) -> None:
        p = GAME.start(PLAYERS, {"length": length})
        assert isinstance(p, AztecaPosition)
        fate = Rng(seed)
        players = [Player(seed * 10 + seat + 1, "fair") for seat in range(PLAYERS)]
        last, run = NOBODY, list[Answer]()
        parallel = [0.0] * PLAYERS
        battle: defaultdict[int, int] = defaultdict(int)
        while asked := p.asked():
            seat = asked[0]
            sealed, fighting, set_up = bool(p.drafts), bool(p.battle), p.phase == names.SET_UP
            fighters = {p.current_battle.attacker, p.current_battle.defender} if fighting else set()
            if seat == CHANCE:
                move = p.legal_moves(CHANCE)[fate.weighted(p.odds())]
                last = NOBODY
            else:
                move = players[seat].choose(p, seat)
                if self.is_asked(p, seat, move):
                    answer = answered(p, seat, move)
                    if moves.ORDER <= move < moves.ORDER_EXPEDITION:
                        area = move - moves.ORDER
                        self.seats[seat].intended[area] = mission_at(p, seat, area)
                    seconds = 0.0
                    if seat != last:
                        self.seats[seat].prompts[answer.window or answer.kind] += 1
                        seconds += PROMPT_SECONDS
                        run = []
                    clicks = clicks_of(self.seats[seat], answer, run)
                    run.append(answer)
                    last = seat
                    self.seats[seat].clicks[answer.window or answer.kind] += clicks
                    self.seats[seat].set_up += clicks if set_up else 0
                    battle[seat] += clicks if seat in fighters else 0
                    seconds += clicks * CLICK_SECONDS
                    if sealed:
                        parallel[seat] += seconds
                    else:
                        self.seconds += seconds
            p.play(seat, move)
            if sealed and not p.drafts:
                self.seconds += max(parallel)
                parallel = [0.0] * PLAYERS
            if fighting and not p.battle:
                self.battles += [battle[one] for one in fighters if one != names.NOBODY]
                battle.clear()
        self.rounds = p.round

    def is_asked(self, p: AztecaPosition, seat: int, move: int) -> bool:
        """Returns whether the page asks the question. It does not if there is only one answer, or if the
        player would give the default answer anyway.
        """
        d = p.decision(seat)
        if len(p.legal_moves(seat)) == 1 and not d.secret:
            return False
        if d.id == "Mission":
            return (
                self.seats[seat].intended.get(p.pochtecas[seat * 3 + (move - moves.MISSION) % 3])
                != (move - moves.MISSION) // names.POCHTECAS
            )
        if not GAME.passes_by_default(p, seat):
            return True
        return d.id != "Look" and move not in (p.default(seat), moves.TO_THE_END)


def answered(p: AztecaPosition, seat: int, move: int) -> Answer:
    d = p.decision(seat)
    word = GAME.vocabulary.text(move).split(maxsplit=1)[0]
    same = [one for one in p.legal_moves(seat) if GAME.vocabulary.text(one).split(maxsplit=1)[0] == word]
    return Answer(d.id, d.window, move, max(p.legal_moves(seat)), len(same))


def clicks_of(person: Seat, answer: Answer, run: list[Answer]) -> int:
    """Returns the number of clicks needed for an answer; `run` contains the earlier answers in the same
    prompt.
    """
    begins = not run or run[-1].kind != answer.kind
    match answer.kind:
        case "Sail":  # one click selects the same lakes as in the last round
            person.sailed = [answer.move] if begins else [*person.sailed, answer.move]
            if begins:
                person.before = person.lakes
            person.lakes = person.sailed
            done = len(person.sailed) == len(person.before) and person.sailed == person.before
            return 1 - len(person.sailed) + 1 if done else 1
        case "Buy":  # clicks on + as often as needed, then on the button
            changed = begins or run[-1].move != answer.move
            return int(changed and answer.move >= moves.BUY_SOLDIER) + int(begins)
        case "Bid":  # a slider for each lot
            return int(answer.move > 0) + int(begins)
        case "NameUnits":  # initially, the form contains all units in the reserve
            return int(answer.move != answer.most) + int(begins)
        # at set-up, the form begins with full armies; later, one click fills the marching army
        case "Fill":
            return int(begins) + int(begins and bool(run))
        case "OfferSp":  # one click for the offering, together with the gift to Quetzalcoatl
            return 0 if run and run[-1].kind == "Give" else 1
        case "Exchange":
            return 0
        case "LayMarker":
            other = int(answer.move - moves.LAY != person.marker)
            person.marker = answer.move - moves.LAY
            return other
    if answer.window in CARD_WINDOWS and answer.move != PASS:
        return 1 + int(answer.uses > 1)
    return 1


CARD_WINDOWS = {
    "sorcerer", "dice", "cancel", "tribute", "envoys", "lakes", "diversion", "raid", "flood",
    "reinforcements", "alliance",
}  # fmt: skip


def report(games: int, length: str = "whole") -> str:
    played = [PlayedGame(seed, length) for seed in range(games)]
    people = [seat for one in played for seat in one.seats]
    prompts = [sum(one.prompts.values()) for one in people]
    clicks = [sum(one.clicks.values()) for one in people]
    kinds = Counter[str]()
    for one in people:
        kinds.update(one.prompts)
    battles = [one for game in played for one in game.battles]
    set_up = [one.set_up for one in people]
    hours = [one.seconds / 3600 for one in played]
    lines = [
        f"{games} games of {PLAYERS}, {mean([one.rounds for one in played]):.1f} rounds each",
        f"prompts a person: mean {mean(prompts):.1f}, most {max(prompts)} (goal {GOALS['prompts']})",
        f"clicks a person: mean {mean(clicks):.1f}, most {max(clicks)} (goal {GOALS['clicks']})",
        f"set-up clicks: mean {mean(set_up):.1f}, most {max(set_up)} (goal {GOALS['set-up']})",
        f"clicks of a side in a battle: median {median(battles):.0f} (goal {GOALS['battle']})",
        f"length: mean {mean(hours):.2f} h, longest {max(hours):.2f} h (goal {GOALS['hours']})",
        "",
        "| question | prompts | clicks |",
        "|---|---:|---:|",
    ]
    every = kinds.keys() | {kind for one in people for kind in one.clicks}
    for kind in sorted(every, key=lambda one: -kinds[one]):
        pressed = sum(one.clicks[kind] for one in people) / len(people)
        lines.append(f"| `{kind}` | {kinds[kind] / len(people):.1f} | {pressed:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    games, length = (*sys.argv[1:], *("100", "whole")[len(sys.argv) - 1 :])
    print(report(int(games), length))
