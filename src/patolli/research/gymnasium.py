"""One seat of a game as a Gymnasium environment, with opponents of your choice.

env = patolli.research.gymnasium.env(game, players=4, opponents="greedy")
env = gymnasium.make(patolli.research.gymnasium.identifier(game), players=2, opponents=["level-3"])
"""

from __future__ import annotations

from typing import Any, Final

from . import needs

needs("gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from ..games import load as load_game  # noqa: E402
from ..games import names as game_names  # noqa: E402
from ..kernel.errors import PatolliError  # noqa: E402
from ..kernel.game import Game  # noqa: E402
from ..kernel.seats import NOBODY  # noqa: E402
from ..players.factory import Player, make_player  # noqa: E402
from .encodings import WrongAction  # noqa: E402
from .environment import RENDER_MODES, SEEDS, Session  # noqa: E402

ILLEGAL: Final = ("error", "harmless")
"""What happens after an illegal action: an error is raised, or the game's default answer is played
instead.
"""


class OneSeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]
    """One seat of a game. The mask of legal actions is in `info["action_mask"]`, and returned by
    `action_masks()`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        seat: int = 0,
        opponents: str | Player | list[str | Player] = "random",
        reward: str = "points",
        per: str = "end",
        illegal: str = "error",
        scaled: bool = False,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise PatolliError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise PatolliError(f"render modes are {' and '.join(RENDER_MODES)}, not {render_mode!r}")
        self.session = Session(game, players, reward, per, options)
        if not 0 <= seat < players:
            raise PatolliError(f"seats are 0 to {players - 1}, not {seat}")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        code = self.session.encoding
        others = opponents if isinstance(opponents, list) else [opponents] * (players - 1)
        if len(others) != players - 1:
            raise PatolliError(f"{players - 1} opponents are needed, not {len(others)}")
        self.opponents = others
        self.players: dict[int, Player] = {}
        for number, one in enumerate(others):
            self.players[(seat + 1 + number) % players] = (
                make_player(one, code.game, 1) if isinstance(one, str) else one
            )
        self.scale = np.array(code.scale(), dtype=np.float32) if scaled else None
        low, high = self.session.bounds()
        self.observation_space = (
            spaces.Box(-1, 1, (code.size,), dtype=np.float32)
            if scaled
            else spaces.Box(low, high, dtype=np.int16)
        )
        self.action_space = spaces.Discrete(code.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.session.start(int(self.np_random.integers(SEEDS)))
        game = self.session.game
        for number, one in enumerate(self.opponents):
            if isinstance(one, str):
                seat = (self.seat + 1 + number) % self.session.players
                self.players[seat] = make_player(one, game, int(self.np_random.integers(SEEDS)))
        self.let_others_play()
        return self.observation(), self.info()

    def let_others_play(self) -> None:
        episode = self.session.running()
        while episode.seat not in (NOBODY, self.seat) and not episode.cut_off:
            observed = episode.position.observation(episode.seat)
            self.session.play(self.players[episode.seat].choose(observed, episode.seat))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.session.running()
        replaced = ""
        try:
            self.session.play(action)
        except WrongAction as error:
            if self.illegal == "error" or episode.seat == NOBODY or episode.cut_off:
                raise
            replaced = str(error)
            self.session.play(episode.position.default(self.seat))
        self.let_others_play()
        reward = self.session.earned()[self.seat]
        over = episode.seat == NOBODY
        found = self.info()
        if replaced:
            found["illegal_action"] = replaced
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, over, episode.cut_off and not over, found

    def observation(self) -> Any:
        numbers = self.session.numbers(self.seat)
        return numbers if self.scale is None else np.clip(numbers * self.scale, -1, 1).astype(np.float32)

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.session.mask(self.seat)}
        episode = self.session.running()
        if episode.seat == NOBODY:
            found["points"] = episode.standing(True)
            found["win"] = episode.standing(False)[self.seat]
        return found

    def action_masks(self) -> Any:
        """Returns the mask in the form required by MaskablePPO of sb3-contrib."""
        return self.session.mask(self.seat).astype(bool)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        return self.session.rendered(self.render_mode, self.seat)

    def close(self) -> None:
        self.session.closed = True


def env(game: str | Game, players: int, **settings: Any) -> OneSeatEnv:
    """Returns an environment for one seat of a game. `settings` are those of `OneSeatEnv`."""
    return OneSeatEnv(game, players, **settings)


def identifier(game: str) -> str:
    """Returns the id of a game for `gymnasium.make`. Its version is the edition of the rules."""
    return f"patolli/{game}-v{load_game(game).edition}"


for name in game_names():
    if identifier(name) not in gymnasium.registry:
        gymnasium.register(identifier(name), entry_point=f"{__name__}:OneSeatEnv", kwargs={"game": name})
