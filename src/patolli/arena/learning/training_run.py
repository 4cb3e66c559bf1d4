"""One training run: generations of self-play and training, acceptance by matches, the choice of a mix."""

from __future__ import annotations

import json
import shutil
import time
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...games import load as load_game
from ...kernel.features import total
from ...players import network_file
from ...players.network_player import inputs_digest
from . import matches, self_play
from .matches import Contender, MatchLimits, MatchResult, Pairing
from .plan import Plan
from .quantize import columns, layers_of
from .self_play import SelfPlay, features_of

SMOOTHING = 0.93
"""How much of a later result remains after one round, in the targets of later generations."""
FINAL_SHARE = 0.25
"""The share of the whole time for acceptance, the choice of a mix and the last matches,"""
AGAINST_SHARE = 0.3
"""and of that for the match against the network to beat."""
PLAY_SHARE = 0.7
"""The share of a generation's time for self-play,"""
TRAIN_SHARE = 0.2
"""and the most for training; matches get the rest."""
BETTER_THAN_BY_HAND = 1.5
"""A network is accepted when a sequential test says that it wins this many times its equal share of games,"""
BETTER_THAN_LAST = 1.25
"""and, where there is a network to beat, this many times against that."""
MOST_GAMES = 400
"""Of one match."""
MATCH_SEED = 77


class Training:
    """All files of a run are in one folder; what is there already is not done again."""

    def __init__(self, plan: Plan, out: Path, pool: Executor) -> None:
        self.plan = plan
        self.game = load_game(plan.game)
        plan.check(self.game)
        self.features = features_of(self.game)
        self.pool = pool
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        plan.keep(out)
        self.lines: list[dict[str, Any]] = self.logged()
        self.began = time.monotonic() - (self.lines[-1]["seconds"] if self.lines else 0)
        self.parts: list[tuple[int, Any, Any]] = []

    # The folder

    def logged(self) -> list[dict[str, Any]]:
        path = self.out / "log.jsonl"
        if not path.is_file():
            return []
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]

    def log(self, **line: Any) -> None:
        line = {"seconds": round(self.spent(), 1), **line}
        self.lines.append(line)
        text = json.dumps(line)
        print(text, flush=True)
        with (self.out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(text + "\n")

    def spent(self) -> float:
        return time.monotonic() - self.began

    def samples_file(self, generation: int) -> Path:
        return self.out / f"generation-{generation}.npz"

    def net_file(self, generation: int) -> Path:
        return self.out / f"generation-{generation}.net"

    def weights_file(self, generation: int) -> Path:
        return self.out / f"generation-{generation}.pt"

    @property
    def result_file(self) -> Path:
        return self.out / "result.net"

    # The run

    def run(self) -> None:
        whole = self.plan.minutes * 60
        learning = whole * (1 - FINAL_SHARE)
        count = self.plan.generations
        for generation in range(count):
            share = max(1.0, learning - self.spent()) / (count - generation)
            end = self.spent() + share
            if self.samples_file(generation).is_file():
                self.load_samples(generation)
            else:
                self.play(generation, share * PLAY_SHARE)
            if not self.net_file(generation).is_file():
                self.train(generation, share * TRAIN_SHARE)
            if not self.was_judged(generation):
                self.judge(generation, max(1.0, end - self.spent()))
        if not any(line["step"] == "end" for line in self.lines):
            self.finish(max(1.0, whole - self.spent()))

    def pool_of(self, generation: int) -> tuple[str, ...]:
        """Mostly the newest network, then the two before it and the hand-made evaluation."""
        nets = [self.plan.begin] if self.plan.begin else []
        nets += [str(self.net_file(number)) for number in range(generation)]
        return (*nets[-1:] * 6, *nets[-3:-1], "")

    def load_samples(self, generation: int) -> None:
        import numpy as np

        saved = np.load(self.samples_file(generation))
        self.parts.append((generation, saved["inputs"], saved["about"]))

    def play(self, generation: int, seconds: float) -> None:
        import numpy as np

        began = time.monotonic()
        pool = self.pool_of(generation)
        first = (self.plan.seed * 1000 + generation) * 1000
        tasks = [
            self.pool.submit(
                self_play.play, SelfPlay(self.plan.game, pool, self.plan.players, first + worker, seconds)
            )
            for worker in range(self.plan.workers)
        ]
        found = [task.result() for task in tasks]
        width = total(self.features.blocks())
        inputs = np.concatenate(
            [np.frombuffer(one.inputs, dtype=np.int16).reshape(-1, width) for one in found]
        )
        about = np.concatenate(
            [np.frombuffer(one.about, dtype=np.float64).reshape(-1, self_play.ABOUT) for one in found]
        )
        part = self.samples_file(generation).with_suffix(".part.npz")
        np.savez(part, inputs=inputs, about=about)
        part.rename(self.samples_file(generation))
        self.parts.append((generation, inputs, about))
        games = sum(one.games for one in found)
        self.log(
            step="games",
            generation=generation,
            games=games,
            a_second=round(games / max(0.1, time.monotonic() - began), 2),
            samples=len(inputs),
            points=round(sum(one.points for one in found) / max(1, games), 1),
            lost_by_all=sum(one.lost_by_all for one in found),
        )

    def train(self, generation: int, seconds: float) -> None:
        import torch

        from . import held_out, value_network

        device = self.plan.device
        torch.manual_seed(self.plan.seed * 1000 + generation)
        data = value_network.load_data(self.parts, device)
        encoder = value_network.Encoder(self.features.blocks(), device)
        net = value_network.ValueNetwork(encoder.size, list(self.plan.sizes), self.plan.dropout).to(device)
        before = self.weights_before(generation)
        if before is None:
            net.start_from(self.evaluation_column(), self.evaluation_tens())
            targets = data.results()
        else:
            net.load_state_dict(torch.load(before, map_location=device))
            predicted = value_network.predict(net, encoder, data.inputs).cpu().numpy()
            targets = value_network.smoothed_targets(data, predicted, SMOOTHING)
        found = value_network.fit(
            net,
            encoder,
            data,
            targets,
            epochs=15 if before is None else 5,
            rate=2e-3 if before is None else 1e-3,
            batch=self.plan.samples_a_step(),
            seconds=seconds,
        )
        torch.save(found.net.state_dict(), self.weights_file(generation))
        write(self.net_file(generation), self.file_of(generation, found.net))
        errors = held_out.errors(found.net, encoder, data, total(self.features.observation))
        self.log(
            step="training",
            generation=generation,
            samples=len(data.about),
            steps=found.steps,
            errors=[asdict(one) for one in errors],
        )

    def weights_before(self, generation: int) -> Path | None:
        """The weights to go on from; nothing for the first network of all."""
        if generation > 0:
            return self.weights_file(generation - 1)
        return Path(self.plan.begin).with_suffix(".pt") if self.plan.begin else None

    def evaluation_column(self) -> int:
        """The input that holds the hand-made evaluation."""
        at = total(self.features.observation)
        return next(i for i, (number, _, _) in enumerate(columns(self.features.blocks())) if number == at)

    def evaluation_tens(self) -> float:
        """How many tens of points that input counts when it is 1."""
        unit = self.game.start(self.game.most).scores().unit
        return float(self.features.judgement[0].most / unit / 10)

    def file_of(self, generation: int, net: Any) -> bytes:
        from . import value_network

        header = network_file.NetworkHeader(
            self.game.name,
            self.game.edition,
            self.features.digest(),
            self.game.printed_box().digest,
            list(self.plan.sizes),
            list(self.plan.mixes[0]),
            sorted(self.plan.players),
            training={
                "seed": self.plan.seed,
                "generation": generation,
                "inputs": inputs_digest(self.game),
                "games": len({int(number) for _, _, about in self.parts for number in about[:, 0]}),
            },
        )
        return network_file.write(header, layers_of(self.features.blocks(), value_network.weights_of(net)))

    # Matches

    def match(
        self, label: str, first: Contender, other: Contender, players: int, limits: MatchLimits, **also: Any
    ) -> MatchResult:
        """All with the same fates, so that networks are compared by the same games."""
        pairing = Pairing(self.plan.game, players, first, other, self.plan.seed + MATCH_SEED)
        found = matches.run(self.pool, pairing, limits)
        self.log(step="match", match=label, text=str(found), **also, **asdict(found))
        return found

    def was_judged(self, generation: int) -> bool:
        return any(line["step"] == "judged" and line["generation"] == generation for line in self.lines)

    def judge(self, generation: int, seconds: float) -> None:
        """Is the new network better than the hand-made evaluation?"""
        limits = MatchLimits(MOST_GAMES, seconds, BETTER_THAN_BY_HAND)
        new = Contender(str(self.net_file(generation)))
        found = self.match("hand-made", new, Contender(), max(self.plan.players), limits, judges=generation)
        self.log(step="judged", generation=generation, better=found.verdict == "better")

    def candidate(self) -> Path | None:
        """The newest network that was found better than the hand-made evaluation."""
        found = [line["generation"] for line in self.lines if line["step"] == "judged" and line["better"]]
        return self.net_file(found[-1]) if found else None

    def finish(self, seconds: float) -> None:
        """Accept the newest network, choose the mix that wins most games, and measure the result."""
        candidate = self.candidate()
        most = max(self.plan.players)
        matches_to_play = len(self.plan.mixes) + len(self.plan.players)
        if candidate is not None and self.plan.against:
            limits = MatchLimits(MOST_GAMES, seconds * AGAINST_SHARE, BETTER_THAN_LAST)
            last = Contender(self.plan.against)
            found = self.match("accepted", Contender(str(candidate)), last, most, limits)
            seconds *= 1 - AGAINST_SHARE
            if found.verdict != "better":
                candidate = None
        if candidate is None:
            self.log(step="end", result="No network was accepted.")
            return
        each = seconds / matches_to_play
        mixes: list[tuple[float, tuple[int, ...]]] = []
        for mix in self.plan.mixes:
            contender = Contender(str(candidate), mix=mix)
            played = self.match("mix", contender, Contender(), most, MatchLimits(MOST_GAMES, each), mix=mix)
            mixes.append((played.share, mix))
        best = max(mixes)[1]
        chosen = self.out / "chosen.net"
        write(chosen, network_file.with_mix(candidate.read_bytes(), list(best)))
        for players in self.plan.players:
            self.match("result", Contender(str(chosen)), Contender(), players, MatchLimits(MOST_GAMES, each))
        if candidate.with_suffix(".pt").is_file():
            shutil.copyfile(candidate.with_suffix(".pt"), self.result_file.with_suffix(".pt"))
        chosen.rename(self.result_file)
        self.log(step="end", result=f"The result is {candidate.stem} with the mix {best}.", mix=best)


def write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)
