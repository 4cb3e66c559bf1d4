"""The matches at the end of a training run. They select the best seed and the best mix of output heads,
decide whether the network is accepted, and measure the result.
"""

from __future__ import annotations

import shutil
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, fields
from typing import Any

from ...players import network_file
from ..statistics import wilson
from . import matches
from .matches import Contender, MatchLimits, MatchResult, Pairing
from .plan import Plan
from .run_folder import RunFolder, write

SEEDS_SHARE = 0.5
"""After self-play and training, this share of the remaining time goes to the matches of all seeds, because
they influence the result most.
"""
MIX_SHARE = 0.5
"""Of the time left after the matches of all seeds, this share is spent on trying other mixes for the best
network. The rest is used for measuring the result.
"""
AGAINST_SHARE = 0.3
"""The share of the remaining time that goes to the match against the network given by `--against`."""
BETTER_THAN_BY_HAND = 1.5
"""A network is accepted only if a sequential test shows that it wins this many times its equal share of
games.
"""
BETTER_THAN_LAST = 1.25
"""The same threshold for the match against the network given by `--against`."""
MOST_GAMES = 400
"""The maximum number of games in one match."""
CHOICE_SEED, RESULT_SEED = 77, 78
"""The seeds of the matches that choose between candidates, and of the match that measures the result. All
candidates play the same games. The result is measured in different games, because the first ones have
influenced the choice.
"""


@dataclass
class Candidate:
    """A network with a certain mix of its output heads, and its match against the hand-made evaluation."""

    generation: int
    seed: int
    mix: tuple[int, ...]
    match: MatchResult

    @property
    def better(self) -> bool:
        return self.match.verdict == "better"

    def rank(self) -> tuple[bool, float, float]:
        return (self.better, self.match.share_of_all, self.match.lead)

    def clearly_better_than(self, other: Candidate) -> bool:
        low, _ = wilson(self.match.wins, self.match.games)
        return self.rank() > other.rank() and low > other.match.share_of_all


class FinalMatches:
    def __init__(self, plan: Plan, folder: RunFolder, pool: Executor) -> None:
        self.plan = plan
        self.folder = folder
        self.pool = pool
        self.most = max(plan.players)
        self.end = plan.minutes * 60

    def run(self) -> None:
        best = self.best_mix(self.best_seed())
        chosen = self.folder.chosen_file
        network = self.folder.net_file(best.generation, best.seed)
        write(chosen, network_file.with_mix(network.read_bytes(), list(best.mix)))
        accepted = best.better and self.beats_the_last()
        numbers = self.plan.numbers_of_players()
        for number, players in enumerate(numbers):
            limits = self.limits(1 / (len(numbers) - number))
            self.match("result", Contender(str(chosen)), Contender(), players, limits)
        name = f"generation {best.generation} of seed {best.seed} with the mix {list(best.mix)}"
        if accepted:
            result = self.folder.result_file
            shutil.copyfile(chosen, result)
            self.folder.log(step="end", result=f"The result is {name}.", accepted=True, mix=best.mix)
        else:
            text = f"No network was accepted. The best one is {name}."
            self.folder.log(step="end", result=text, accepted=False, mix=best.mix)

    def limits(self, share: float) -> MatchLimits:
        """Returns the limits for a match that gets this share of the remaining time."""
        seconds = max(1.0, self.end - self.folder.spent()) * share
        return MatchLimits(MOST_GAMES, seconds, BETTER_THAN_BY_HAND, whole=True)

    def best_seed(self) -> Candidate:
        """Plays a match for the last network of each seed. If none of them beats the hand-made evaluation,
        the networks of the previous generation play as well.
        """
        last = self.plan.generations - 1
        mix = self.plan.mixes[0]
        found: list[Candidate] = []
        for generation in range(last, max(-1, last - 2), -1):
            seconds = self.limits(SEEDS_SHARE / len(self.plan.seeds)).seconds
            for seed in self.plan.seeds:
                found.append(Candidate(generation, seed, mix, self.judge(generation, seed, seconds)))
            if any(one.better for one in found):
                break
        return max(found, key=Candidate.rank)

    def judge(self, generation: int, seed: int, seconds: float) -> MatchResult:
        network = Contender(str(self.folder.net_file(generation, seed)))
        limits = MatchLimits(MOST_GAMES, seconds, BETTER_THAN_BY_HAND, whole=True)
        also = {"generation": generation, "seed": seed}
        return self.match("seed", network, Contender(), self.most, limits, **also)

    def best_mix(self, best: Candidate) -> Candidate:
        """Tries the other mixes and returns the best candidate. The first mix has already been tested in
        `best_seed` and is replaced only by a mix that is clearly better: after several short matches, the mix
        with the most wins is often just the luckiest one.
        """
        found: list[Candidate] = []
        path = str(self.folder.net_file(best.generation, best.seed))
        others = self.plan.mixes[1:]
        limits = self.limits(MIX_SHARE / max(1, len(others)))
        for mix in others:
            also = {"generation": best.generation, "seed": best.seed, "mix": mix}
            match = self.match("mix", Contender(path, mix=mix), Contender(), self.most, limits, **also)
            found.append(Candidate(best.generation, best.seed, mix, match))
        clear = [one for one in found if one.clearly_better_than(best)]
        return max(clear, key=Candidate.rank, default=best)

    def beats_the_last(self) -> bool:
        if not self.plan.against:
            return True
        limits = MatchLimits(MOST_GAMES, self.limits(AGAINST_SHARE).seconds, BETTER_THAN_LAST)
        chosen = Contender(str(self.folder.chosen_file))
        return (
            self.match("accepted", chosen, Contender(self.plan.against), self.most, limits).verdict
            == "better"
        )

    def match(
        self, label: str, first: Contender, other: Contender, players: int, limits: MatchLimits, **also: Any
    ) -> MatchResult:
        """Plays a match, or returns its result from the log if the match was played before the run was
        interrupted.
        """
        logged = self.folder.find(step="match", match=label, players=players, **also)
        if logged is not None:
            return MatchResult(**{one.name: logged[one.name] for one in fields(MatchResult)})
        found = self.play(label, first, other, players, limits)
        self.folder.log(step="match", match=label, text=str(found), **also, **asdict(found))
        return found

    def play(
        self, label: str, first: Contender, other: Contender, players: int, limits: MatchLimits
    ) -> MatchResult:
        seed = RESULT_SEED if label == "result" else CHOICE_SEED
        pairing = Pairing(self.plan.game, players, first, other, self.plan.seeds[0] + 100 * seed)
        return matches.run(self.pool, pairing, limits)
