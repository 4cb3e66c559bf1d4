"""The interface of Tzolk'in to the kernel."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.box import Box
from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...kernel.prospect_rules import ProspectRules
from . import (
    box_facts,
    effect_questions,
    events,
    invariants,
    moves,
    names,
    prospects,
    reasons,
    setup,
    sources,
    turn,
    view,
)
from .components.loader import LOADER
from .components.tables import Components
from .evaluation import seats as evaluation
from .features import FEATURES, TzolkinFeatures
from .position import Player, TzolkinPosition
from .wheels import registration


class Tzolkin(Game[TzolkinPosition]):
    """Tzolk'in: The Mayan Calendar, for two to four players."""

    def __init__(self) -> None:
        self.name = "tzolkin"
        self.title = "Tzolk'in"
        self.edition = 1
        self.fewest = names.FEWEST_PLAYERS
        self.most = names.MOST_PLAYERS
        self.choices = {}
        self.package = __name__.rpartition(".")[0]
        self.vocabulary = moves.VOCABULARY
        self.events = events.EVENTS
        self.reasons = reasons.REASONS
        registration.register()
        effect_questions.register()

    def printed_box(self) -> Box:
        return LOADER.printed()

    def owners_box(self, text: str) -> Box:
        return LOADER.from_owner(text)

    def stress_box(self) -> Box:
        return LOADER.stress()

    def set_up(self, players: int, options: dict[str, str], box: Box) -> TzolkinPosition:
        if not isinstance(box, Components):
            raise PatolliError("these are not the components of Tzolk'in")
        return setup.set_up(players, box)

    def state_classes(self) -> list[type]:
        return [TzolkinPosition, Player]

    def faults(self, p: TzolkinPosition) -> list[str]:
        return invariants.faults(p)

    def faults_between(
        self, before: TzolkinPosition, after: TzolkinPosition, seat: int, move: int
    ) -> list[str]:
        return invariants.faults_between(before, after, seat, move)

    def show(self, observed: TzolkinPosition) -> dict[str, Any]:
        return dict(view.show(observed))

    def show_shared(self, observed: TzolkinPosition) -> dict[str, Any]:
        return dict(view.shared(observed))

    def show_own(self, observed: TzolkinPosition) -> dict[str, Any]:
        return dict(view.own(observed))

    def evaluate(self, p: TzolkinPosition) -> list[int]:
        return evaluation.evaluate(p)

    def evaluate_seat(self, p: TzolkinPosition, seat: int) -> int:
        return evaluation.evaluate_seat(p, seat)

    def features(self) -> TzolkinFeatures:
        return FEATURES

    def horizon_rounds(self, tries: int) -> float:
        return 3.25 if tries < 8_000 else 5.0

    def turn_count(self, p: TzolkinPosition) -> int:
        return p.round * p.players + p.turns

    def in_turn(self, p: TzolkinPosition) -> int:
        return turn.whose(p)

    def box_facts(self, box: Box) -> dict[str, Any]:
        if not isinstance(box, Components):
            raise PatolliError("these are not the components of Tzolk'in")
        return dict(box_facts.facts(box))

    def prospect_rules(self) -> ProspectRules[TzolkinPosition]:
        return prospects.RULES

    def components(self) -> list[str]:
        return list(sources.COMPONENTS.values())

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        """Returns the component that caused the change described by an event, if there is one."""
        source = event.get("source", sources.NOTHING)
        name = sources.COMPONENTS.get(source) if isinstance(source, int) else None
        if name is None or not changes(event):
            return []
        return [name]


def changes(event: dict[str, str | int]) -> bool:
    """Returns whether the event describes a change that is not zero."""
    counted = [event[name] for name in ("amount", "corn", "points") if name in event]
    return not counted or any(counted)


GAME: Final = Tzolkin()
