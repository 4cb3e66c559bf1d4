"""The interface of Teotihuacan to the kernel."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.box import Box
from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...kernel.prospect_rules import ProspectRules
from . import (
    box_facts,
    evaluation,
    events,
    invariants,
    moves,
    names,
    prospects,
    reasons,
    sources,
    standing_defaults,
    view,
)
from .components.loader import LOADER
from .components.tables import Components
from .features import FEATURES, TeotihuacanFeatures
from .position import Player, TeotihuacanPosition
from .setup import new_game
from .turn import asides as asides  # imported to add the asides to positions
from .turn import rounds


class Teotihuacan(Game[TeotihuacanPosition]):
    """Teotihuacan: City of Gods, for one to four players."""

    def __init__(self) -> None:
        self.name = "teotihuacan"
        self.title = "Teotihuacan"
        self.edition = 2
        self.fewest = names.FEWEST_PLAYERS
        self.most = names.MOST_PLAYERS
        self.choices = {
            "setup": ["random", "first-game"],
            "eclipse": ["usual", "dark"],
            "starting-tiles": ["secret", "draft"],
            "layout": ["0", "1", "2", "3"],
            "power-ups": ["workers-used", "any-on-board"],
        }
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

    def set_up(self, players: int, options: dict[str, str], box: Box) -> TeotihuacanPosition:
        if not isinstance(box, Components):
            raise PatolliError("these are not the components of Teotihuacan")
        return new_game.set_up(players, options, box)

    def state_classes(self) -> list[type]:
        return [TeotihuacanPosition, Player]

    def faults(self, p: TeotihuacanPosition) -> list[str]:
        return invariants.faults(p)

    def faults_between(
        self, before: TeotihuacanPosition, after: TeotihuacanPosition, seat: int, move: int
    ) -> list[str]:
        return invariants.faults_between(before, after)

    def show(self, observed: TeotihuacanPosition) -> dict[str, Any]:
        return dict(view.show(observed))

    def box_facts(self, box: Box) -> dict[str, Any]:
        return dict(box_facts.facts(box)) if isinstance(box, Components) else {}

    def evaluate(self, p: TeotihuacanPosition) -> list[int]:
        return evaluation.evaluate(p)

    def evaluate_seat(self, p: TeotihuacanPosition, seat: int) -> int:
        return evaluation.evaluate_seat(p, seat)

    def features(self) -> TeotihuacanFeatures:
        return FEATURES

    def points_to_come(self, p: TeotihuacanPosition, seat: int) -> int:
        return evaluation.points_to_come(p)

    def turn_count(self, p: TeotihuacanPosition) -> int:
        """The last eclipse belongs to the last turn, so that a search sees what upkeep leaves at the end."""
        last = bool(p.agenda) and p.eclipses == p.tables.eclipses
        return p.round * p.players + p.turns - int(last)

    def in_turn(self, p: TeotihuacanPosition) -> int:
        return rounds.active_seat(p)

    def horizon_rounds(self, tries: int) -> float:
        return 1.25 if tries < 8_000 else 2.25

    def default_windows(self) -> list[str]:
        return standing_defaults.WINDOWS

    def default_windows_among_bots(self) -> list[str]:
        return standing_defaults.WINDOWS

    def passes_by_default(self, p: TeotihuacanPosition, seat: int) -> bool:
        return standing_defaults.passes(p, seat)

    def prospect_rules(self) -> ProspectRules[TeotihuacanPosition]:
        return prospects.RULES

    def components(self) -> list[str]:
        return list(sources.COMPONENTS.values())

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        """Returns the component that caused a change, if there is one, or the masks of a set that
        was scored.
        """
        if event["event"] == "masks-scored":
            masks = event["masks"]
            assert isinstance(masks, int)
            return [
                name for mask, name in enumerate(names.DISCOVERY_IDS[: names.MASKS]) if masks & (1 << mask)
            ]
        source = event.get("source", sources.NOTHING)
        name = sources.COMPONENTS.get(source) if isinstance(source, int) else None
        return [name] if name is not None and changes(event) else []


def changes(event: dict[str, str | int]) -> bool:
    """Returns whether the event describes an effect. Turning over a tile that gives something does not count,
    because there is a separate event for the gain.
    """
    if event["event"] == "used":
        tile = event["discovery"]
        return isinstance(tile, int) and tile >= names.DTWIN
    counted = [event[name] for name in ("amount", "points") if name in event]
    return not counted or any(counted)


GAME: Final = Teotihuacan()
