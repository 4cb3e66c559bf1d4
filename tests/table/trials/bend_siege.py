"""One host against the other players of a table. Every attempt must leave the game in a legitimate state."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from patolli.table import bot_only_tables

from ..client import Sitting
from ..table_helpers import make, play_on
from .bend_world import World

MINUTE: Final = 60_000
DAY: Final = 1440 * MINUTE
SLACK: Final = 30_000
"""Tolerance for delays on a busy machine, in milliseconds."""
PACES: Final[list[dict[str, Any]]] = [
    {"kind": "none"},
    {"kind": "live", "seconds": 36_000, "increment": 5},
    {"kind": "days", "seconds": 30 * 86_400},
]
SPELLS: Final = (1_000, MINUTE, 4 * MINUTE, 9 * MINUTE, 11 * MINUTE, 25 * 60 * MINUTE)


@dataclass
class Victim:
    """A player who agrees to nothing and never leaves the game."""

    seat: int
    token: str
    sitting: Sitting | None = None
    gone_at: int = 0


@dataclass
class Siege:
    world: World
    dice: random.Random
    tried: Counter[str]
    victims: list[Victim] = field(default_factory=list)
    paused_at: int | None = None

    def run(self, steps: int) -> None:
        try:
            self.begin()
            attempts = [self.host_acts, self.seat_acts] * 2
            attempts += [self.time_passes, self.victims_act, self.hands_over]
            attempts += [self.sets_the_wall_clock, self.restarts]
            for _ in range(steps):
                self.dice.choice(attempts)()
                self.check()
        finally:
            for victim in self.victims:
                self.close(victim)

    def begin(self) -> None:
        dice, world = self.dice, self.world
        pace = dice.choice(PACES)
        self.limit = DAY if pace["kind"] == "days" else 10 * MINUTE
        self.made = make(world.http, "lanterns", dice.choice((2, 3)), pace=pace)
        self.id = self.made["id"]
        self.own = self.made["tokens"][0]
        self.victims = [Victim(seat, token) for seat, token in self.made["tokens"].items() if seat]
        self.open_and_play()
        self.epochs = world.stored(self.id)[0].epochs
        self.era = world.stored(self.id)[0].era

    def open_and_play(self) -> None:
        for victim in self.victims:
            self.open(victim)
        with Sitting(self.world.http, self.id, self.own) as mine:
            play_on([mine, *(v.sitting for v in self.victims if v.sitting)], 9, self.dice.randrange(99))
        for victim in self.victims:
            if self.dice.random() < 0.5:
                self.close(victim)

    # ---- arrivals and departures ---------------------------------------------------------------------------

    def open(self, victim: Victim) -> None:
        if victim.sitting is None:
            victim.sitting = Sitting(self.world.http, self.id, victim.token)
            victim.sitting.__enter__()
            assert victim.sitting.welcome["is"] == "welcome", victim.sitting.welcome

    def close(self, victim: Victim) -> None:
        if victim.sitting is not None:
            victim.sitting.__exit__(None, None, None)
            victim.sitting = None
            victim.gone_at = self.world.now()

    def is_away(self, victim: Victim) -> bool:
        return victim.sitting is None and self.world.now() - victim.gone_at >= self.limit

    def victims_act(self) -> None:
        victim = self.dice.choice(self.victims)
        what = self.dice.choice(["come", "go", "bot", "back", "no"])
        self.tried[f"others: {what}"] += 1
        if what == "come":
            self.open(victim)
        elif what == "go":
            self.close(victim)
        elif victim.sitting is not None:
            if what == "no":
                about = self.dice.choice(["abandon", "rewind", "pause"])
                victim.sitting.say("agree", about=about, seat=victim.seat, yes=False)
            else:
                victim.sitting.say("stand_in" if what == "bot" else "take_back", seat=victim.seat)

    # ---- attempts -------------------------------------------------------------------------------------

    def host_acts(self) -> None:
        dice = self.dice
        victim = dice.choice(self.victims)
        do = dice.choice(
            ["stand_in", "rewind", "pause", "resume", "kick", "close", "start", "fill", "abandon"]
        )
        fields: dict[str, Any] = {} if do in {"resume", "close", "start"} else {"seat": victim.seat}
        if do == "rewind":
            fields["question"] = dice.choice([0, 0, 1, 5])
        may = self.is_away(victim) and not self.world.stored(self.id)[1][victim.seat].stand_in
        told = self.world.act(self.id, self.made["host"], do, **fields)
        self.count(do, told)
        if do == "stand_in":
            assert may or "error" in told, "a bot for a person who was present"
        elif do != "rewind":
            assert "error" in told, (do, told)

    def seat_acts(self) -> None:
        dice = self.dice
        seat, token = 0, self.own
        do = dice.choice(
            ["abandon", "rewind", "long_pause", "pause", "resume", "stand_in", "take_back", "agree", "agree"]
        )
        fields: dict[str, Any] = {} if do == "resume" else {"seat": seat}
        if do == "rewind":
            fields["question"] = 0
        if do == "agree":
            fields |= {"about": dice.choice(["abandon", "rewind", "pause"]), "yes": dice.random() < 0.9}
        told = self.world.act(self.id, token, do, **fields)
        self.count(f"own {do}", told)

    def hands_over(self) -> None:
        """Tries to take over a seat with the host's key, by a claim from the host's own seat, or as a visitor
        who has only the link.
        """
        victim = self.dice.choice(self.victims)
        told = self.world.post(
            f"/api/tables/{self.id}/link", {"token": self.made["host"], "seat": victim.seat}
        )
        self.count("hand over", told)
        assert "token" not in told, "a seat without consent"
        if self.dice.random() < 0.5:
            told = self.world.act(self.id, self.own, "claim", seat=victim.seat)
        else:
            with Sitting(self.world.http, self.id) as stranger:
                told = stranger.say("claim", seat=victim.seat)
        self.count("claim", told)
        if (claim := told.get("claim")) is None:
            return
        agree = {"about": "claim", "seat": 0, "yes": True}
        self.count("agree to the claim", self.world.act(self.id, self.own, "agree", **agree))
        taken = self.world.post(f"/api/tables/{self.id}/link", {"token": claim["token"]})
        assert "token" not in taken, "a seat without the consent of two others"

    def count(self, what: str, told: dict[str, Any]) -> None:
        self.tried[f"{what}: {told.get('error', 'done')}"] += 1

    # ---- time -----------------------------------------------------------------------------------------

    def time_passes(self) -> None:
        spell = self.dice.choice(SPELLS)
        self.tried["time passes"] += 1
        self.world.pass_time(spell)

    def clocks(self) -> list[int | None]:
        with Sitting(self.world.http, self.id) as watcher:
            left: list[int | None] = watcher.welcome["clocks"]["left"]
            return left

    def sets_the_wall_clock(self) -> None:
        before = self.clocks()
        self.world.wall_ahead += self.dice.choice((-1, 1)) * self.dice.choice((3600, 86_400))
        self.tried["wall clock set"] += 1
        self.compare(before, self.clocks())

    def restarts(self) -> None:
        if self.dice.random() < 0.6:
            return
        before = self.clocks()
        here = [victim for victim in self.victims if victim.sitting is not None]
        for victim in here:
            self.close(victim)
        self.world.stop()
        self.world.wall_ahead += self.dice.choice((-3600, 0, 3600))
        self.world.start()
        self.tried["restart"] += 1
        self.compare(before, self.clocks())
        for victim in here:
            if self.dice.random() < 0.7:
                self.open(victim)

    def compare(self, before: list[int | None], after: list[int | None]) -> None:
        if not bot_only_tables.has_persons(self.world.stored(self.id)[1]):
            return  # without viewers, the clocks of bot-only tables are paused
        for had, has in zip(before, after, strict=True):
            assert (had is None) == (has is None)
            assert had is None or has is None or abs(had - has) < SLACK, (before, after)

    # ---- invariants
    # ------------------------------------------------------------------------------------------

    def check(self) -> None:
        row, seats = self.world.stored(self.id)
        assert row.state in {"running", "paused", "over"}, f"the host ended the game: {row.ended_by}"
        assert row.epochs == self.epochs, "the host went back"
        assert row.state == "over" or row.era == self.era, "something was taken back"
        for victim in self.victims:
            assert seats[victim.seat].kind == "person", "a person lost the seat"
        shown = self.world.http.get(f"/api/tables/{self.id}").json()
        assert all("question" not in vote for vote in shown["votes"])
        self.check_pause()

    def check_pause(self) -> None:
        """Checks that one person can stop the game for at most five minutes per seat."""
        row, _ = self.world.stored(self.id)
        if row.state == "paused" and self.paused_at is None:
            self.paused_at = self.world.now()
        until = time.monotonic() + 20
        most = 5 * MINUTE + SLACK
        while row.state == "paused" and self.paused_at and self.world.now() - self.paused_at > most:
            assert time.monotonic() < until, "a pause without end"
            time.sleep(0.02)
            row, _ = self.world.stored(self.id)
        if row.state != "paused":
            self.paused_at = None
