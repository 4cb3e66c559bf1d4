"""The games as PettingZoo environments (AEC): `env(game, players=4)`.

Observations have the form `{"observation": numbers, "action_mask": 0 or 1 for every action}`; see
docs/research.md.
"""

from __future__ import annotations

from typing import Any

from . import needs

needs("pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from ..kernel.errors import PatolliError  # noqa: E402
from ..kernel.game import Game  # noqa: E402
from ..kernel.seats import NOBODY  # noqa: E402
from .environment import RENDER_MODES, SEEDS, Session  # noqa: E402


def env(
    game: str | Game,
    players: int,
    *,
    reward: str = "points",
    per: str = "end",
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Returns the environment, wrapped so that PettingZoo checks the order of calls."""
    inner = AllSeatsEnv(game, players, reward=reward, per=per, options=options, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(inner)


class AllSeatsEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are all agents, called `seat_0`, `seat_1` and so on. An agent may have to act
    several times in a row.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        reward: str = "points",
        per: str = "end",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise PatolliError(f"render modes are {' and '.join(RENDER_MODES)}, not {render_mode!r}")
        self.session = Session(game, players, reward, per, options)
        code = self.session.encoding
        self.metadata = {
            "name": f"{code.game.name}_v{code.game.edition}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.session.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (code.actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(code.actions) for agent in self.possible_agents}
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.session.start(int(self.random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        episode = self.session.running()
        over = episode.seat == NOBODY
        if over or episode.cut_off:
            ended = self.terminations if over else self.truncations
            for agent in self.agents:
                ended[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def step(self, action: Any) -> None:
        self.session.running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.session.earned(), strict=True))
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {"observation": self.session.numbers(seat), "action_mask": self.session.mask(seat)}

    def render(self) -> str | None:
        """Prints (`human`) or returns (`ansi`) the text board as seen by the agent to move."""
        return self.session.rendered(self.render_mode, self.seats[self.agent_selection])

    def close(self) -> None:
        self.session.closed = True
