"""The games for OpenSpiel: `pyspiel.load_game("patolli_<game>", {"players": 4})`.

Importing this module registers them. Chance is explicit, and simultaneous secret answers are given one after
the other. The information state of a player consists of the events that its seat has seen, and of its own
moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from . import needs

needs("pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from ..games import load as load_game  # noqa: E402
from ..games import names as game_names  # noqa: E402
from ..kernel import serialization  # noqa: E402
from ..kernel.agenda import kind_of  # noqa: E402
from ..kernel.chance import Rng  # noqa: E402
from ..kernel.errors import PatolliError  # noqa: E402
from ..kernel.events import Event, EventLog  # noqa: E402
from ..kernel.game import Game  # noqa: E402
from ..kernel.match import only_option  # noqa: E402
from ..kernel.playout import playout  # noqa: E402
from ..kernel.position import Position  # noqa: E402
from ..kernel.seats import CHANCE, NOBODY, among  # noqa: E402
from ..players.search_player import observation_key  # noqa: E402
from . import rewards  # noqa: E402
from .encodings import NUMBERS, Encoding  # noqa: E402

PREFIX: Final = "patolli_"
LONGEST: Final = 20_000
FARTHEST: Final = 10_000.0
"""The limit for positive and negative points."""


def spiel_name(game: str) -> str:
    return PREFIX + game.replace("-", "_")


class World:
    """The content of an OpenSpiel state: a position, and what each player has seen."""

    def __init__(self, game: Game, by_points: bool, position: Position, seen: list[str]) -> None:
        self.game = game
        self.by_points = by_points
        self.position = position
        self.seen = seen
        """For each player, the events it has seen and its own moves, one per line. A single string can be
        shared by clones.
        """
        self.begun = False
        """Whether any player has been asked a question yet. Before that, during set-up, nothing can be
        observed.
        """
        self.log = EventLog()
        position.event_log = self.log

    def copy(self) -> World:
        new = World(self.game, self.by_points, self.position.copy(), self.seen[:])
        new.begun = self.begun
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        """Called by OpenSpiel to clone a state."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Called by OpenSpiel to save a state. The position is serialized, because compiled objects cannot be
        pickled.
        """
        saved = serialization.save(self.position)
        return read_world, (self.game.name, self.by_points, saved, self.seen, self.begun)

    def take(self, seat: int, move: int) -> None:
        p = self.position
        text = p.vocabulary().text(move)
        p.play(seat, move)
        if seat != CHANCE:
            self.seen[seat] += f"> {text}\n"
        self.keep_events()

    def keep_events(self) -> None:
        new = [""] * len(self.seen)
        for event in self.log.events:
            line = event_text(event)
            for seat in range(len(new)):
                if among(seat, event.audience):
                    new[seat] += line
        for seat, lines in enumerate(new):
            self.seen[seat] += lines
        self.log.events.clear()

    def go_on(self) -> None:
        """Plays the moves that everybody knows to be forced."""
        p = self.position
        while True:
            seat = p.first_asked()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                options = p.offer(CHANCE)
                move = options[0] if len(options) == 1 else -1
            else:
                move = only_option(p, seat)
            if move < 0:
                self.begun = self.begun or seat != CHANCE
                return
            self.take(seat, move)


def read_world(game: str, by_points: bool, saved: Any, seen: list[str], begun: bool) -> World:
    rules = load_game(game)
    new = World(rules, by_points, serialization.load(rules, saved), seen)
    new.begun = begun
    return new


def event_text(event: Event) -> str:
    return " ".join(map(str, (event.kind, *event.numbers))) + "\n"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: a position, with the events that each player has seen on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        start = game.rules.set_up(game.players, game.options, game.rules.printed_box())
        self.world = World(game.rules, game.by_points, start, [""] * game.players)
        self.world.position.run_on()
        self.world.keep_events()
        self.world.go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def current_player(self) -> int:
        seat = self.world.position.first_asked()
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.world.position.first_asked() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        p = self.world.position
        if p.first_asked() != player:
            return []
        return sorted(set(p.legal_moves(player) + p.asides(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        p = self.world.position
        weights = p.odds()
        total = sum(weights)
        pairs = zip(p.legal_moves(CHANCE), weights, strict=True)
        return sorted((move, weight / total) for move, weight in pairs if weight > 0)

    def _apply_action(self, action: int) -> None:
        self.world.take(self.world.position.first_asked(), action)
        self.world.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.world.position.vocabulary().text(action)

    def returns(self) -> list[float]:
        p = self.world.position
        if p.first_asked() != NOBODY:
            return [0.0] * p.players
        return returns_of(p, self.world.by_points)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Returns a random state that this player cannot distinguish from the current one. Hidden information
        is sampled according to its probability.

        The history of the new state is that of the old one, so the new state should be used for searching,
        but not be saved. The information states of the other players are made from the events that this
        player has seen, and from what they know in the new world.
        """
        new: SpielState = self.clone()
        old = self.world
        position = old.position.sample_world(player, Rng(int(sampler() * 2**53)))
        known = old.seen[player]
        seen = [
            known
            if seat == player
            else f"{known}in a sampled world {observation_key(position.observation(seat))}\n"
            for seat in range(position.players)
        ]
        new.world = World(old.game, old.by_points, position, seen)
        new.world.begun = True
        return new

    def __str__(self) -> str:
        return repr(self.world.position)


class SpielObserver:
    """A player's observation, either as features or as the text of all events it has seen."""

    def __init__(self, code: Encoding, perfect_recall: bool) -> None:
        self.code = code
        self.perfect_recall = perfect_recall
        self.scale = np.array(code.scale(), dtype=np.float32)
        self.tensor = np.zeros(0 if perfect_recall else code.size, np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}
        self.kinds = {kind: number for number, kind in enumerate(code.questions)}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.perfect_recall:
            self.tensor[:] = np.clip(np.array(self.numbers(state, player)) * self.scale, -1, 1)

    def numbers(self, state: SpielState, player: int) -> list[int]:
        if not state.world.begun:
            return [0] * self.code.size
        p = state.world.position
        bits = [0] * len(self.kinds)
        numbers: list[int] = []
        if p.first_asked() == player:
            due = p.decision(player)
            bits[self.kinds[kind_of(due)]] = 1
            numbers = due.numbers(p, player)[:NUMBERS]
        return [*self.code.features.observe(p, player), *bits, *numbers, *[0] * (NUMBERS - len(numbers))]

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return information_text(state.world, player)
        return " ".join(map(str, self.numbers(state, player)))


def information_text(world: World, player: int) -> str:
    """Returns the events and moves that a player knows, one per line, and its current question."""
    p = world.position
    if p.first_asked() == player:
        due = p.decision(player)
        return f"{world.seen[player]}? {kind_of(due)} {due.numbers(p, player)}"
    return world.seen[player] + ("over" if p.first_asked() == NOBODY else "waits")


def returns_of(p: Position, by_points: bool) -> list[float]:
    scores = p.scores()
    if by_points:
        return [total / scores.unit for total in scores.totals()]
    winners = scores.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(p.players)]


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": rewards.POINTS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a fixed number of players. Its parameters are `players` and `reward`. There is a subclass
    for each game.
    """

    rules: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", 2))
        reward = given.get("reward", rewards.POINTS)
        rewards.check(reward, rewards.END)
        self.by_points = reward == rewards.POINTS
        self.code = Encoding(self.rules, self.players)
        self.options = self.rules.full_options({})
        about = pyspiel.GameInfo(
            num_distinct_actions=self.code.actions,
            max_chance_outcomes=self.code.actions,
            num_players=self.players,
            min_utility=-FARTHEST if self.by_points else 0.0,
            max_utility=FARTHEST if self.by_points else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, {"players": self.players, "reward": reward})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise PatolliError(f"observers of {self.rules.name} take no parameters, not {params}")
        return SpielObserver(self.code, bool(iig_obs_type and iig_obs_type.perfect_recall))


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's searches that plays random games with the rules, which may be compiled."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        p = state.world.position.copy()
        playout(p, self.rng)
        return np.array(returns_of(p, state.world.by_points))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            found: list[tuple[int, float]] = state.chance_outcomes()
            return found
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


metaclass: Any = type(SpielGame)
for each in game_names():
    if spiel_name(each) not in pyspiel.registered_names():
        about_it = game_type(load_game(each))
        # a class for each game, because OpenSpiel keeps it until after the interpreter has shut down
        pyspiel.register_game(
            about_it,
            metaclass("SpielGame", (SpielGame,), {"rules": load_game(each), "kind": about_it}),
        )
