"""The options of a training run. They are saved in the run's folder so that the run can be resumed."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...players import network_file

MIXES = ((1000, 0, 0), (500, 0, 20_000), (0, 0, 40_000))
"""The mixes to choose from. A mix consists of the weights of points and margin and the points that a win is
worth, all in thousandths.
"""
LATER = {"minutes", "generations", "workers", "device", "batch", "mixes"}
"""The options that may be changed when a run is resumed."""


@dataclass(frozen=True)
class Plan:
    game: str
    players: tuple[int, ...]
    """The numbers of players in self-play. A number that occurs twice is played twice as often."""
    minutes: float = 10
    generations: int = 6
    seeds: tuple[int, ...] = (1,)
    """One network is trained for each seed; all networks learn from the same games."""
    workers: int = 1
    sizes: tuple[int, ...] = (256, 32, 32)
    mixes: tuple[tuple[int, ...], ...] = MIXES
    """Self-play uses the first mix. The final matches choose one of the mixes."""
    dropout: float = 0.1
    passes: tuple[float, ...] = (4.0, 1.5)
    """How often each sample is used in the first training of a network and in each later one. All samples of
    one game share the same few results, so a network that is trained on them too often memorizes the games
    and plays worse.
    """
    device: str = "cpu"
    batch: int = 0
    """The number of samples per training step. 0 means 8,192 on a GPU and 2,048 on a CPU."""
    against: str = ""
    """The path of a network that the new network must beat in addition to the hand-made evaluation."""
    styled: float = 0.35
    """The share of seats in self-play that try a style, if the game declares styles."""
    plain_generations: int = 2
    """The number of generations at the end that are played without styles, so that the learned values
    describe strong play.
    """
    begin: str = ""
    """The path of the network to start training from, such as a network from an earlier run or the one that
    comes with the game.
    """

    def samples_a_step(self) -> int:
        return self.batch or (2048 if self.device == "cpu" else 8192)

    def numbers_of_players(self) -> list[int]:
        return sorted(set(self.players), reverse=True)

    def check(self, game: Game) -> None:
        """Raises an error for invalid options before the first game is played."""
        if not self.players or any(not max(2, game.fewest) <= n <= game.most for n in self.players):
            fewest = max(2, game.fewest)
            raise PatolliError(f"{game.name} can be learned for {fewest} to {game.most} players")
        if self.minutes <= 0 or self.generations < 1 or self.workers < 1:
            raise PatolliError("minutes, generations and workers are positive numbers")
        if not self.seeds or len(set(self.seeds)) < len(self.seeds) or min(self.seeds) < 0:
            raise PatolliError("--seeds takes different numbers, for example 1,2,3")
        if len(self.sizes) != 3 or any(not 1 <= size <= 1024 for size in self.sizes):
            raise PatolliError("--sizes takes three layers of 1 to 1024 numbers, for example 256,32,32")
        if not 0 <= self.styled <= 1 or self.plain_generations < 0:
            raise PatolliError("--styled is a share from 0 to 1, and --plain-generations is not negative")
        if len(self.passes) != 2 or min(self.passes) <= 0:
            raise PatolliError("--passes takes two positive numbers, for example 4,1.5")
        if any(len(mix) != 3 for mix in self.mixes):
            raise PatolliError("a mix has three numbers: points, margin, victory")
        for path in (self.begin, self.against):
            if path and not Path(path).is_file():
                raise PatolliError(f"there is no network {path}")
        if self.begin:
            self.check_beginning(Path(self.begin), game)

    def styled_in(self, generation: int) -> float:
        """Returns the share of seats that try a style in this generation."""
        return self.styled if generation < self.generations - self.plain_generations else 0.0

    def check_beginning(self, path: Path, game: Game) -> None:
        features = game.features()
        assert features is not None
        header, _ = network_file.read(path.read_bytes(), features)
        if tuple(header.sizes) != self.sizes:
            sizes = ",".join(map(str, header.sizes))
            raise PatolliError(f"the network to start from has the sizes {sizes}")

    @classmethod
    def of(cls, folder: Path) -> Plan:
        return cls(**json.loads((folder / "plan.json").read_text(encoding="utf-8")))

    def keep(self, folder: Path) -> None:
        """Writes the options into the run's folder. Raises an error if the folder belongs to a run with
        different options.
        """
        path = folder / "plan.json"
        own = json.loads(json.dumps(asdict(self)))
        if path.is_file():
            saved = json.loads(path.read_text(encoding="utf-8"))
            other = [name for name in own if name not in LATER and saved.get(name) != own[name]]
            if other:
                raise PatolliError(f"the run in {folder} was started with another {', '.join(other)}")
        path.write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8")
