"""Trains a game's policy, which imitates the game's network or its hand-made evaluation.

python -m patolli.arena.learning.policy_training GAME --minutes 5 --out DIR [--value FILE] [--generations 2]

In generation 0, every seat plays the first move of the best chain according to the evaluation, and the policy
is trained on the values of the best chains for all moves. In later generations, the latest policy plays, and
the next one is trained on the visits and values in searches with it. DIR/policy.net is the newest policy. A
run that was stopped continues with the generation it had reached.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import pickle
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from ...games import canonical_name
from ...games import load as load_game
from ...kernel.errors import PatolliError
from ...players import network_file, policy_file
from ...players.network_player import inputs_digest
from ...players.policy_file import PolicyHeader
from ..script_parser import script_parser
from . import policy_samples, quantize
from .policy_samples import Collection, PolicySamples
from .run_folder import RunFolder, write
from .self_play import features_of, step_back

TASK_SECONDS = 8.0
FIT_SHARE = 0.25
"""The share of a generation's time that is spent on training; the rest is spent on games."""
LATER = 1.5
"""The duration of each later generation as a multiple of the first generation's duration."""
EPOCHS = 30


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


def collect_all(
    pool: ProcessPoolExecutor, given: argparse.Namespace, policy: str, generation: int, seconds: float
) -> list[PolicySamples]:
    """Plays games in all worker processes for the given number of seconds."""
    end = time.time() + seconds
    number = 1_000_000 * (generation + 1) + given.seed * 10_000
    waiting: list[Future[PolicySamples]] = []
    found: list[PolicySamples] = []

    def submit() -> None:
        nonlocal number
        task = Collection(
            given.game,
            given.value,
            policy,
            given.players,
            number,
            TASK_SECONDS,
            end,
            given.iterations,
            given.rollout,
            given.opponent_rounds,
        )
        waiting.append(pool.submit(policy_samples.collect, task))
        number += 1

    for _ in range(given.workers + 1):
        submit()
    while waiting:
        part = waiting.pop(0).result()
        if len(part.counts):
            found.append(part)
        if time.time() < end - 1:
            submit()
    return found


def train(
    given: argparse.Namespace,
    folder: RunFolder,
    parts: list[PolicySamples],
    newest: int,
    generation: int,
    seconds: float,
) -> bytes:
    """Trains a policy and returns the content of its file. The last `newest` parts are the samples from this
    generation.
    """
    from . import policy_model as model
    from . import value_network

    game = load_game(given.game)
    features = features_of(game)
    kinds = model.kinds_of(parts)
    data = model.PolicyData(parts, newest, kinds, given.device)
    encoder = value_network.Encoder(features.observation, given.device)
    net = model.PolicyNetwork(encoder.size, data.none, data.nothing, list(given.sizes)).to(given.device)
    net = model.fit(net, encoder, data, epochs=EPOCHS, seconds=seconds, rate=given.rate)
    error = model.errors(net, encoder, data)
    folder.log(step="errors", generation=generation, **asdict(error))
    digest = ""
    if given.value:
        digest = network_file.header_of(Path(given.value).read_bytes()).digest
    header = PolicyHeader(
        game.name,
        game.edition,
        features.digest(),
        game.printed_box().digest,
        list(given.sizes),
        kinds,
        digest,
        players=sorted(set(given.players)),
        training={
            "questions": len(data.games),
            "generation": generation,
            "inputs": inputs_digest(game),
            **asdict(error),
        },
    )
    return policy_file.write(header, quantize.policy_layers(features.observation, model.weights_of(net)))


def run(given: argparse.Namespace) -> None:
    folder = RunFolder(given.out)
    plan = json.dumps({name: str(value) for name, value in vars(given).items()}, indent=1)
    (given.out / "plan.json").write_text(plan, encoding="utf-8")
    result = given.out / "policy.net"
    context = multiprocessing.get_context("spawn")
    parts: list[PolicySamples] = []
    with ProcessPoolExecutor(given.workers, mp_context=context, initializer=step_back) as pool:
        for generation in range(given.generations):
            later = LATER * (given.generations - generation - 1)
            share = (given.minutes * 60 - folder.spent()) / (1 + later / (LATER if generation else 1))
            file = given.out / f"generation-{generation}.pickle"
            net = given.out / f"generation-{generation}.net"
            if file.is_file():
                new = pickle.loads(file.read_bytes())
            else:
                policy = str(given.out / f"generation-{generation - 1}.net") if generation else given.begin
                new = collect_all(pool, given, policy, generation, (1 - FIT_SHARE) * share)
                write(file, pickle.dumps(new))
                folder.log(
                    step="questions",
                    generation=generation,
                    questions=sum(len(part.counts) for part in new),
                    moves=sum(len(part.moves) for part in new),
                    games=sum(part.played for part in new),
                )
            parts += new
            if not net.is_file():
                write(net, train(given, folder, parts, len(new), generation, FIT_SHARE * share))
            write(result, net.read_bytes())
    folder.log(step="done", size=result.stat().st_size)


def parser() -> argparse.ArgumentParser:
    found = script_parser("patolli.arena.learning.policy_training", __doc__)
    found.add_argument("game")
    found.add_argument("--out", required=True, type=Path)
    found.add_argument("--value", default="", help="the file of the network whose values are imitated")
    found.add_argument("--players", type=numbers, default=(4, 4, 3, 2))
    found.add_argument("--minutes", type=float, default=5)
    found.add_argument("--begin", default="", help="a policy that plays in generation 0, instead of chains")
    found.add_argument("--generations", type=int, default=1)
    found.add_argument("--iterations", type=int, default=200, help="of each search, from generation 1 on")
    found.add_argument("--rollout", type=float, default=0, help="as for the player policy-search")
    found.add_argument("--opponent-rounds", type=float, default=-1, help="as for the player policy-search")
    found.add_argument("--sizes", type=numbers, default=(128, 32), help="hidden layers")
    found.add_argument("--rate", type=float, default=3e-3)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    found.add_argument("--device", default="cpu", help="device for torch: cpu or cuda")
    return found


def main() -> None:
    given = parser().parse_args()
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        sys.exit(f"policy: {' and '.join(missing)} missing: pip install 'patolli[learn]'")
    try:
        given.game = canonical_name(given.game)
        run(given)
    except PatolliError as fault:
        sys.exit(f"policy: {fault}")


if __name__ == "__main__":
    main()
