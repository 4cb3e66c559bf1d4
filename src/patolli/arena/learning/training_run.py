"""A training run: continuous self-play, and a new network for each seed after every generation."""

from __future__ import annotations

import time
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...games import load as load_game
from ...kernel.errors import PatolliError
from ...kernel.features import total
from ...players import network_file
from ...players.network_player import inputs_digest
from . import self_play
from .final_matches import SEEDS_SHARE, FinalMatches
from .game_stream import GameStream
from .plan import Plan
from .quantize import columns, layers_of, weights_of
from .run_folder import RunFolder, write
from .self_play import Samples, SelfPlay, features_of

if TYPE_CHECKING:
    from .value_network import Data

FIRST_SMOOTHING, SMOOTHING = 0.9, 0.93
"""The factor per round by which later results lose weight in the training targets. The first value is for
generation 0, whose targets use the calibrated hand-made evaluation; the second is for later generations,
whose targets use the previous network.
"""
PLAY_SHARE = 0.82
"""The share of the run's time that is spent on self-play. All networks except those of the last generation
are trained during this time.
"""
LAST_TRAINING_SHARE = 0.05
"""The maximum share of the run's time for training the networks of the last generation. The rest is used for
matches: with less time, there would be too few games to choose a network. The first match begins as soon as
the first of these networks is trained.
"""
FIRST_GENERATION = 1.7
"""The duration of the first generation as a multiple of the others' duration. Its games with the hand-made
evaluation are fast, and a first network needs many of them.
"""
TRAIN_SHARE = 0.6
"""The maximum time for training as a share of the next generation's time, so that most of that generation is
played with the new networks.
"""
FIRST_RATE, LATER_RATE = 1.5e-3, 7e-4
"""The learning rates for the first training of a network and for all later ones."""
NEWEST, OLDER, BY_HAND = 6, 2, 1
"""The relative frequencies with which a seat gets one of the newest networks, one of their predecessors, or
the hand-made evaluation."""
TASKS_A_GENERATION = 1_000_000
TASKS_A_RUN = 100 * TASKS_A_GENERATION


class Training:
    def __init__(self, plan: Plan, out: Path, pool: Executor) -> None:
        self.plan = plan
        self.game = load_game(plan.game)
        plan.check(self.game)
        self.features = features_of(self.game)
        self.pool = pool
        self.folder = RunFolder(out)
        plan.keep(out)
        self.final = FinalMatches(plan, self.folder, pool)
        self.parts: list[tuple[int, Any, Any]] = []

    def run(self) -> None:
        if self.folder.find(step="end") is None:
            self.learn(self.plan.minutes * 60)
            self.final.run()

    # Generations

    def learn(self, whole: float) -> None:
        last = self.plan.generations - 1
        if not self.untrained(last):
            return
        stream: GameStream | None = None
        for generation in range(last + 1):
            if self.folder.samples_file(generation).is_file():
                self.load_samples(generation)
            else:
                if stream is None:
                    stream = self.stream(generation, whole)
                    self.warm_up()
                self.play(generation, stream, self.folder.began + self.end_of(generation, whole))
            self.train_all(generation, self.train_share(generation) * whole / len(self.plan.seeds))
            if stream is not None:
                stream.play_with(self.pool_of(generation + 1), self.plan.styled_in(generation + 1))

    def end_of(self, generation: int, whole: float) -> float:
        """Returns the end of a generation, in seconds since the start of the run."""
        lengths = FIRST_GENERATION + self.plan.generations - 1
        return PLAY_SHARE * whole * (FIRST_GENERATION + generation) / lengths

    def train_share(self, generation: int) -> float:
        """Returns the maximum share of the run's time for training the networks of this generation."""
        if generation == self.plan.generations - 1:
            return LAST_TRAINING_SHARE
        return TRAIN_SHARE * PLAY_SHARE / (FIRST_GENERATION + self.plan.generations - 1)

    def untrained(self, generation: int) -> list[int]:
        return [s for s in self.plan.seeds if not self.folder.net_file(generation, s).is_file()]

    def pool_of(self, generation: int) -> tuple[str, ...]:
        """Returns the networks from which the seats of a generation are drawn: mostly the newest networks of
        all seeds, but also their predecessors and the hand-made evaluation.
        """
        made = [[self.plan.begin]] if self.plan.begin else []
        made += [[str(self.folder.net_file(g, s)) for s in self.plan.seeds] for g in range(generation)]
        newest, older = (made[-1] if made else []), (made[-2] if len(made) > 1 else [])
        size = len(self.plan.seeds)
        return (
            *newest * (NEWEST * size // max(1, len(newest))),
            *older * (OLDER * size // max(1, len(older))),
            *[""] * (BY_HAND * size),
        )

    # Games

    def stream(self, generation: int, whole: float) -> GameStream:
        first = self.plan.seeds[0] * TASKS_A_RUN + generation * TASKS_A_GENERATION
        deadline = self.folder.began + max(PLAY_SHARE * whole, self.folder.spent() + 1)
        task = SelfPlay(
            self.plan.game,
            self.pool_of(generation),
            self.plan.players,
            first,
            deadline,
            styled=self.plan.styled_in(generation),
        )
        return GameStream(self.pool, task, self.plan.workers)

    def warm_up(self) -> None:
        """Loads torch while the first games are played. Raises an error if the device does not exist."""
        from . import value_network

        try:
            value_network.warm_up(self.plan.device)
        except (RuntimeError, AssertionError) as fault:  # torch raises these errors for a missing device
            raise PatolliError(f"torch cannot compute on {self.plan.device}: {fault}") from None

    def load_samples(self, generation: int) -> None:
        import numpy as np

        saved = np.load(self.folder.samples_file(generation))
        self.parts.append((generation, saved["inputs"], saved["about"]))

    def play(self, generation: int, stream: GameStream, until: float) -> None:
        """Waits until the given time and stores the games finished by then."""
        began = time.time()
        stream.wait(until)
        found = stream.take()
        self.keep_samples(generation, found)
        games = sum(one.games for one in found)
        self.folder.log(
            step="games",
            generation=generation,
            games=games,
            a_second=round(games * self.plan.workers / max(0.1, sum(one.seconds for one in found)), 2),
            waited=round(time.time() - began, 1),
            samples=len(self.parts[-1][1]),
            points=round(sum(one.points for one in found) / max(1, games), 1),
            lost_by_all=sum(one.lost_by_all for one in found),
            styles=style_results(found),
            faults=[repr(fault) for fault in stream.faults],
        )

    def keep_samples(self, generation: int, found: list[Samples]) -> None:
        import numpy as np

        width = total(self.features.blocks())
        inputs = np.concatenate(
            [
                np.empty((0, width), np.int16),
                *[np.frombuffer(one.inputs, dtype=np.int16).reshape(-1, width) for one in found],
            ]
        )
        about = np.concatenate(
            [
                np.empty((0, self_play.ABOUT)),
                *[np.frombuffer(one.about).reshape(-1, self_play.ABOUT) for one in found],
            ]
        )
        if not len(inputs) and not self.parts:
            raise PatolliError("no game has ended; --minutes must be longer")
        part = self.folder.samples_file(generation).with_suffix(".part.npz")
        np.savez(part, inputs=inputs, about=about)
        part.rename(self.folder.samples_file(generation))
        self.parts.append((generation, inputs, about))

    # Networks

    def train_all(self, generation: int, seconds: float) -> None:
        """Trains the networks of this generation that do not exist yet, each for at most `seconds`."""
        missing = self.untrained(generation)
        if not missing:
            return
        from . import value_network

        data = value_network.load_data(self.parts, self.plan.device)
        with ThreadPoolExecutor(1) as judges:
            for seed in missing:
                self.train(generation, seed, data, seconds)
                if generation == self.plan.generations - 1:  # the workers are idle now
                    judges.submit(self.final.judge, generation, seed, self.judge_seconds())

    def judge_seconds(self) -> float:
        matches = 1 - PLAY_SHARE - LAST_TRAINING_SHARE
        return max(1.0, self.plan.minutes * 60 * matches * SEEDS_SHARE / len(self.plan.seeds))

    def train(self, generation: int, seed: int, data: Data, seconds: float) -> None:
        import torch

        from . import held_out, straight_lines, value_network

        device = self.plan.device
        torch.manual_seed(seed * 1000 + generation)
        blocks = self.features.blocks()
        encoder = value_network.Encoder(blocks, device)
        net = value_network.ValueNetwork(encoder.size, list(self.plan.sizes), self.plan.dropout).to(device)
        began = time.time()
        first = generation == 0 and not self.plan.begin
        if first:
            net.start_from(self.evaluation_column(), self.evaluation_tens())
            by_hand = straight_lines.by_hand(data, total(self.features.observation))
            targets = data.sequences.smoothed_targets(by_hand, FIRST_SMOOTHING)
        else:
            if generation == 0:
                value_network.set_weights(net, self.first_weights())
            else:
                saved = self.folder.weights_file(generation - 1, seed)
                net.load_state_dict(torch.load(saved, map_location=device))
            predicted = value_network.predict(net, encoder, data.inputs).cpu().numpy()
            targets = data.sequences.smoothed_targets(predicted, SMOOTHING)
        found = value_network.fit(
            net,
            encoder,
            data,
            targets,
            epochs=self.plan.passes[0 if first else 1],
            rate=FIRST_RATE if first else LATER_RATE,
            batch=self.plan.samples_a_step(),
            seconds=seconds,
            orders=value_network.SeatOrders(blocks, device) if self.features.others_alike else None,
        )
        torch.save(found.net.state_dict(), self.folder.weights_file(generation, seed))
        write(self.folder.net_file(generation, seed), self.file_of(generation, seed, found.net))
        errors = held_out.errors(found.net, encoder, data, total(self.features.observation))
        self.folder.log(
            step="training",
            generation=generation,
            seed=seed,
            samples=len(data.about),
            steps=found.steps,
            took=round(time.time() - began, 1),
            errors=[asdict(one) for one in errors],
        )

    def first_weights(self) -> dict[str, Any]:
        """Returns the weights of the network given by `--begin`."""
        _, layers = network_file.read(Path(self.plan.begin).read_bytes(), self.features)
        return weights_of(self.features.blocks(), layers)

    def evaluation_column(self) -> int:
        """Returns the index of the network input that contains the hand-made evaluation."""
        at = total(self.features.observation)
        return next(i for i, (number, _, _) in enumerate(columns(self.features.blocks())) if number == at)

    def evaluation_tens(self) -> float:
        """Returns the value of one unit of the input that contains the hand-made evaluation, in tens of
        points.
        """
        unit = self.game.start(self.game.most).scores().unit
        return float(self.features.judgement[0].most / unit / 10)

    @cached_property
    def inputs_digest(self) -> str:
        return inputs_digest(self.game)

    def file_of(self, generation: int, seed: int, net: Any) -> bytes:
        from . import value_network

        header = network_file.NetworkHeader(
            self.game.name,
            self.game.edition,
            self.features.digest(),
            self.game.printed_box().digest,
            list(self.plan.sizes),
            list(self.plan.mixes[0]),
            players=sorted(self.plan.numbers_of_players()),
            training={
                "seed": seed,
                "generation": generation,
                "inputs": self.inputs_digest,
                "games": sum(line["games"] for line in self.folder.lines if line["step"] == "games"),
            },
        )
        return network_file.write(header, layers_of(self.features.blocks(), value_network.weights_of(net)))


def style_results(found: list[Samples]) -> dict[str, dict[str, float]]:
    """Returns, for each style, the number of its seats, their mean points, and their wins relative to an
    equal share.
    """
    total = Samples()
    for one in found:
        for name, (seats, points, wins) in one.by_style.items():
            sums = total.by_style.setdefault(name, [0, 0.0, 0.0])
            for at, number in enumerate((seats, points, wins)):
                sums[at] += number
    return {
        name: {"seats": int(seats), "points": round(points / seats, 1), "wins": round(wins / seats, 2)}
        for name, (seats, points, wins) in sorted(total.by_style.items())
    }
