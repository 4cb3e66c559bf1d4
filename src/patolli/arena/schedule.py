"""The schedule of a tournament: who plays in which seat, and the random seeds."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field

from ..games import load as load_game
from ..kernel.errors import PatolliError
from ..players.factory import make_player


@dataclass(frozen=True)
class Schedule:
    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    duplicate: bool = False
    options: dict[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """Raises an error for invalid settings, before the first game is played."""
        rules = load_game(self.game)
        rules.full_options(self.options)
        if not rules.fewest <= len(self.players) <= rules.most:
            raise PatolliError(
                f"{self.game} is for {rules.fewest} to {rules.most} players, not {len(self.players)}"
            )
        if self.games < 1:
            raise PatolliError("at least one game is needed")
        for name in self.players:
            make_player(name, rules, 1)

    def seats(self, number: int) -> list[int]:
        """Returns the number of the player in each seat. All players move on by one seat after each game."""
        n = len(self.players)
        return [(seat + number) % n for seat in range(n)]

    def chance_seed(self, number: int) -> int:
        """Returns the seed for chance outcomes. In a duplicate tournament, all rotations of the seats have
        the same seed.
        """
        return self.seed * 1_000_000 + (number // len(self.players) if self.duplicate else number)

    def player_seed(self, number: int, player: int) -> int:
        """Returns the random seed of a player in this game."""
        text = f"{self.seed} {number} {player}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")

    def to_dict(self) -> dict[str, object]:
        return {**asdict(self), "players": list(self.players)}

    def same_as(self, saved: dict[str, object]) -> bool:
        """Returns whether a saved schedule is the same except for the number of games."""
        own = json.loads(json.dumps(self.to_dict()))
        return {**own, "games": 0} == {**saved, "games": 0}
