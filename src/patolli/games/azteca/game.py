"""The interface of Azteca to the kernel."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.box import Box
from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...kernel.prospect_rules import ProspectRules
from ...kernel.seats import NOBODY
from . import (
    evaluation,
    events,
    invariants,
    moves,
    names,
    odds,
    prospects,
    reasons,
    sources,
    standing_defaults,
    view,
)
from .components.loader import LOADER
from .components.tables import Components
from .features import FEATURES, AztecaFeatures
from .forms import FORMS, AztecaForms
from .position import AztecaPosition, Battle, Fleets, March
from .setup import new_game


class Azteca(Game[AztecaPosition]):
    """Azteca for three or four players, with a variant for two."""

    def __init__(self) -> None:
        self.name = "azteca"
        self.title = "Azteca"
        self.edition = 3
        self.fewest = names.FEWEST_PLAYERS
        self.most = names.MOST_PLAYERS
        self.choices = {"peoples": ["dealt", "chosen"], "length": ["whole", "short"]}
        self.package = __name__.rpartition(".")[0]
        self.vocabulary = moves.VOCABULARY
        self.events = events.EVENTS
        self.reasons = reasons.REASONS

    def printed_box(self) -> Box:
        return LOADER.printed()

    def owners_box(self, text: str) -> Box:
        return LOADER.from_owner(text)

    def stress_box(self) -> Box:
        return LOADER.stress()

    def set_up(self, players: int, options: dict[str, str], box: Box) -> AztecaPosition:
        if not isinstance(box, Components):
            raise PatolliError("these are not the components of Azteca")
        return new_game.set_up(players, options["peoples"] == "chosen", box, options["length"] == "short")

    def state_classes(self) -> list[type]:
        return [AztecaPosition, March, Battle, Fleets]

    def faults(self, p: AztecaPosition) -> list[str]:
        return invariants.faults(p)

    def faults_between(
        self, before: AztecaPosition, after: AztecaPosition, seat: int, move: int
    ) -> list[str]:
        return invariants.faults_between(before, after)

    def show(self, observed: AztecaPosition) -> dict[str, Any]:
        return dict(view.show(observed))

    def evaluate(self, p: AztecaPosition) -> list[int]:
        return evaluation.evaluate(p)

    def evaluate_seat(self, p: AztecaPosition, seat: int) -> int:
        return evaluation.evaluate_seat(p, seat)

    def features(self) -> AztecaFeatures:
        return FEATURES

    def turn_count(self, p: AztecaPosition) -> int:
        return p.round * names.PHASES + p.phase

    def in_turn(self, p: AztecaPosition) -> int:
        """While all seats choose at the same time, it is nobody's turn. The results of the slave market and
        of the judgement are then shown as news to the first player, too.
        """
        return NOBODY if p.phase in (names.SLAVE_MARKET, names.JUDGEMENT) else p.turn

    def horizon_rounds(self, tries: int) -> float:
        """Bots look ahead as many phases as there are players. With many tries, they look ahead twice as far,
        which is a whole round in a four-player game.
        """
        return 1.0 if tries < 4_000 else 2.0

    def opponent_rounds(self) -> float:
        return 0.0  # all seats take part in each phase

    def turn_segments(self) -> int:
        return names.PHASES

    def default_windows(self) -> list[str]:
        return standing_defaults.WINDOWS

    def passes_by_default(self, p: AztecaPosition, seat: int) -> bool:
        return standing_defaults.passes(p, seat)

    def passes_alone(self, observed: AztecaPosition, seat: int) -> bool:
        return standing_defaults.passes_alone(observed, seat)

    def stakes(self, observed: AztecaPosition, seat: int, move: int) -> odds.BattleStakes | None:
        return odds.stakes(observed, seat, move)

    def prospect_rules(self) -> ProspectRules[AztecaPosition]:
        return prospects.RULES

    def form_rules(self) -> AztecaForms:
        return FORMS

    def components(self) -> list[str]:
        return sources.EVERY_COMPONENT

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        return sources.components_in(event)


GAME: Final = Azteca()
