"""Trains a network for one game by self-play.

python -m patolli.arena.learning GAME --minutes 10 --seed 1 --out DIR [--players 4,3,2] [--workers N]

Generation 0 is played by the hand-made evaluation. Each later one is played by a pool of the newest network,
older ones and the hand-made evaluation, and the network is trained on all games so far. A run in DIR is
continued.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...games import load as load_game
from ...kernel.errors import PatolliError
from ...kernel.features import total
from ...players import network_file
from . import matches, self_play
from .matches import Contender
from .quantize import columns, layers_of
from .self_play import SelfPlay, features_of

SMOOTHING = 0.93
"""How much of a later result remains after one round, in the targets of later generations."""
FIRST_SHARE = 0.2
"""The share of the playing time that hand-made games get,"""
MATCH_SHARE = 0.1
"""and the share of the whole time for the last match."""


class Training:
    """One run, with all its files in a folder."""

    def __init__(self, given: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.game = load_game(given.game)
        self.features = features_of(self.game)
        self.given = given
        self.pool = pool
        self.out = Path(given.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        self.parts: list[tuple[int, Any, Any]] = []
        self.nets: list[str] = []
        self.generation = 0

    def log(self, **line: object) -> None:
        line = {"seconds": round(time.monotonic() - self.began), **line}
        text = json.dumps(line)
        print(text, flush=True)
        with (self.out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(text + "\n")

    def resume(self) -> None:
        import numpy as np

        while (path := self.out / f"generation-{self.generation}.npz").exists():
            saved = np.load(path)
            self.parts.append((self.generation, saved["inputs"], saved["about"]))
            net = self.out / f"generation-{self.generation}.net"
            if net.exists():
                self.nets.append(str(net))
            self.generation += 1

    def play(self, seconds: float) -> None:
        import numpy as np

        newest = self.nets[-1:] * 6 + self.nets[-3:-1] + [""] if self.nets else [""]
        tasks = [
            self.pool.submit(
                self_play.play,
                SelfPlay(
                    self.game.name,
                    tuple(newest),
                    tuple(self.given.players),
                    self.given.seed * 100_000 + self.generation * 1000 + worker,
                    seconds,
                ),
            )
            for worker in range(self.given.workers)
        ]
        width = sum(block.size for block in self.features.blocks())
        inputs, about, games, points = [], [], 0, 0.0
        for task in tasks:
            found = task.result()
            inputs.append(np.frombuffer(found.inputs, dtype=np.int16).reshape(-1, width))
            about.append(np.frombuffer(found.about, dtype=np.float64).reshape(-1, self_play.ABOUT))
            games += found.games
            points += found.points
        part = (self.generation, np.concatenate(inputs), np.concatenate(about))
        np.savez(self.out / f"generation-{self.generation}.npz", inputs=part[1], about=part[2])
        self.parts.append(part)
        self.log(
            generation=self.generation,
            games=games,
            samples=len(part[1]),
            points=round(points / max(1, games), 1),
        )

    def train(self, net: Any, *, epochs: float, rate: float, seconds: float) -> Any:
        from . import value_network

        device = self.given.device
        data = value_network.load_data(self.parts, device)
        encoder = value_network.Encoder(self.features.blocks(), device)
        if net is None:
            net = value_network.ValueNetwork(encoder.size, self.given.sizes, self.given.dropout).to(device)
            net.start_from(self.evaluation_column(), self.evaluation_tens())
            targets = data.results()
        else:
            predicted = value_network.predict(net, encoder, data.inputs).cpu().numpy()
            targets = value_network.smoothed_targets(data, predicted, SMOOTHING)
        found = value_network.fit(net, encoder, data, targets, epochs=epochs, rate=rate, seconds=seconds)
        path = self.out / f"generation-{self.generation}.net"
        path.write_bytes(self.file_of(found.net))
        self.nets.append(str(path))
        self.log(
            generation=self.generation,
            trained=len(data.about),
            steps=found.steps,
            error=round(found.error, 2),
        )
        self.generation += 1
        return found.net

    def evaluation_column(self) -> int:
        """The input that holds the hand-made evaluation."""
        at = total(self.features.observation)
        return next(i for i, (number, _, _) in enumerate(columns(self.features.blocks())) if number == at)

    def evaluation_tens(self) -> float:
        """How many tens of points that input counts when it is 1."""
        unit = self.game.start(self.game.most).scores().unit
        return float(self.features.judgement[0].most / unit / 10)

    def file_of(self, net: Any) -> bytes:
        from . import value_network

        header = network_file.NetworkHeader(
            self.game.name,
            self.game.edition,
            self.features.digest(),
            self.game.printed_box().digest,
            self.given.sizes,
            self.given.mix,
            training={
                "seed": self.given.seed,
                "generation": self.generation,
                "games": len({int(number) for _, _, about in self.parts for number in about[:, 0]}),
            },
        )
        return network_file.write(header, layers_of(self.features.blocks(), value_network.weights_of(net)))

    def match(self, seconds: float, label: str, first: Contender, other: Contender, players: int) -> None:
        found = matches.run(
            self.pool,
            self.game.name,
            players,
            first,
            other,
            games=4000,
            seed=self.given.seed + 77,
            seconds=seconds,
        )
        self.log(match=label, players=players, text=str(found), **asdict(found))


def run(given: argparse.Namespace) -> None:
    with ProcessPoolExecutor(given.workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        training = Training(given, pool)
        training.resume()
        whole = given.minutes * 60
        playing = whole * 0.6
        net = None
        count = given.generations
        while training.generation < count:
            first = training.generation == 0
            share = FIRST_SHARE if first else (1 - FIRST_SHARE) / (count - 1)
            training.play(playing * share)
            net = training.train(
                net, epochs=15 if first else 5, rate=2e-3 if first else 1e-3, seconds=whole * 0.3 / count
            )
        for players in given.players:
            training.match(
                whole * MATCH_SHARE / len(given.players),
                "network against the hand-made evaluation, both greedy",
                Contender(training.nets[-1]),
                Contender(),
                players,
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m patolli.arena.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    parser.add_argument("--players", type=lambda text: [int(n) for n in text.split(",")], default=[4, 3, 2])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sizes", type=lambda text: [int(n) for n in text.split(",")], default=[256, 32, 32])
    parser.add_argument("--mix", type=lambda text: [int(n) for n in text.split(",")], default=[1000, 0, 0])
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--device", default="cpu")
    try:
        run(parser.parse_args())
    except PatolliError as fault:
        sys.exit(f"learning: {fault}")


if __name__ == "__main__":
    main()
