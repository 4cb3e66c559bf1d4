"""Measures the balance of Chichén Itzá in games between players of the same kind.

    python -m tests.games.chichen_itza.balance --player greedy --games 100 [--workers 2]

Prints docs/reports/chichen-itza-balance.md, a report on tiles, creatures, gems, coins, points by source and
attacks on the city. For each card it shows how often players took it, and the results of its owners.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import mean

from patolli.arena.executors import drive
from patolli.arena.game_runner import GameResult
from patolli.arena.schedule import Schedule
from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel import records

SEATS = 4


@dataclass
class Heap:
    """Statistics over all seats and games. Those of winners are also collected separately."""

    numbers: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    winners: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    city: Counter[str] = field(default_factory=Counter)
    owners: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    wins: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def put(self, name: str, by_seat: list[float], won: set[int]) -> None:
        for seat, n in enumerate(by_seat):
            self.numbers[name].append(n)
            if seat in won:
                self.winners[name].append(n)


def look_at(heap: Heap, played: GameResult) -> None:
    """Replays the record of a game and adds its events to the statistics."""
    replay = records.verify(GAME, records.read(played.record))
    p = replay.position
    assert isinstance(p, ChichenPosition)
    won = {seat for seat, rank in enumerate(played.ranks) if rank == min(played.ranks)}
    heap.put("points", played.points, won)
    for source, points in played.sources.items():
        heap.put(f"points: {source}", points, won)
    seats = p.seats
    heap.put("tiles", [float(int(one.tiles).bit_count()) for one in seats], won)
    heap.put("creatures beaten", [float(len(one.figures)) for one in seats], won)
    heap.put("gems", [float(int(one.gems).bit_count()) for one in seats], won)
    heap.put("coins left", [float(one.coins) for one in seats], won)
    owned: set[tuple[int, str]] = set()
    for event in replay.event_log.events:
        fields = event.to_dict(GAME.events)
        name, seat = str(fields["event"]), int(fields.get("seat", -1))
        if name in {"city-attacked", "city-held", "city-lost", "city-empty"}:
            heap.city[name] += 1
        elif name in {"god-taken", "god-drawn"}:
            owned.add((seat, names.GOD_IDS[int(fields["god"])]))
        elif name == "recruited":
            owned.add((seat, names.HEROCARD_IDS[int(fields["herocard"])]))
        elif name == "claimed":
            owned.add((seat, names.TASK_IDS[int(fields["task"])]))
        elif name == "card-used":
            heap.used[names.CARD_IDS[int(fields["card"])]] += 1
    for seat, card in owned:
        heap.owners[card].append(played.points[seat])
        heap.wins[card] += seat in won


def report(heap: Heap, player: str, games: int) -> str:
    lines = [f"{games} games of four {player}.", ""]
    lines += ["| a seat and game | mean | winners |", "|---|---:|---:|"]
    for name, seen in heap.numbers.items():
        lines.append(f"| {name} | {mean(seen):.1f} | {mean(heap.winners[name]):.1f} |")
    attacks = heap.city["city-attacked"]
    held = 100 * heap.city["city-held"] / max(1, attacks)
    lines += ["", f"The city was attacked {attacks / games:.1f} times a game and held in {held:.0f} %.", ""]
    lines += ["| card | owners a game | their points | their wins, % | used |", "|---|---:|---:|---:|---:|"]
    for card in [*names.GOD_IDS, *names.HEROCARD_IDS, *names.TASK_IDS]:
        points = heap.owners[card]
        results = f"{mean(points):.1f} | {100 * heap.wins[card] / len(points):.0f}" if points else " | "
        lines.append(f"| {card} | {len(points) / games:.2f} | {results} | {heap.used[card] or ''} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    plan = Schedule("chichen-itza", (chosen.player,) * SEATS, chosen.games, chosen.seed)
    heap = Heap()
    for played in drive(plan, list(range(chosen.games)), chosen.workers, None):
        look_at(heap, played)
    print(report(heap, chosen.player, chosen.games))


if __name__ == "__main__":
    main()
