"""The interface of Chichén Itzá to the kernel."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.box import Box
from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...kernel.prospect_rules import ProspectRules
from ...kernel.stakes import Stakes
from . import box_facts, events, invariants, moves, names, odds, prospects, reasons, view
from . import god_cards as god_cards
from . import hero_cards as hero_cards
from .action_phase import turn
from .components.loader import LOADER
from .components.tables import Components
from .economy import idols
from .evaluation import overall
from .features import FEATURES, ChichenFeatures
from .forms import FORMS, ChichenForms
from .position import ChichenPosition, connect
from .rounds import final_scoring
from .setup import start
from .state.combat import Combat
from .state.group import Group
from .state.land import Land
from .state.player import Player

AUTOMATIC: Final = "automatic"
FREE: Final = "free"


class ChichenItza(Game[ChichenPosition]):
    """Chichén Itzá, for two to four players."""

    def __init__(self) -> None:
        self.name = "chichen-itza"
        self.title = "Chichén Itzá"
        self.edition = 4
        self.fewest = names.FEWEST_PLAYERS
        self.most = names.MOST_PLAYERS
        self.choices = {"layout": [AUTOMATIC, FREE]}
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

    def set_up(self, players: int, options: dict[str, str], box: Box) -> ChichenPosition:
        if not isinstance(box, Components):
            raise PatolliError("these are not the components of Chichén Itzá")
        return start.set_up(players, options["layout"] == FREE, box)

    def state_classes(self) -> list[type]:
        return [ChichenPosition, Player, Land, Group, Combat]

    def faults(self, p: ChichenPosition) -> list[str]:
        return invariants.faults(p)

    def faults_between(
        self, before: ChichenPosition, after: ChichenPosition, seat: int, move: int
    ) -> list[str]:
        return invariants.faults_between(before, after, seat, move)

    def show(self, observed: ChichenPosition) -> dict[str, Any]:
        return dict(view.show(observed))

    def box_facts(self, box: Box) -> dict[str, Any]:
        return dict(box_facts.facts(box)) if isinstance(box, Components) else {}

    def evaluate(self, p: ChichenPosition) -> list[int]:
        return overall.evaluate(p)

    def evaluate_seat(self, p: ChichenPosition, seat: int) -> int:
        return overall.evaluate_seat(p, seat)

    def features(self) -> ChichenFeatures:
        return FEATURES

    def turn_count(self, p: ChichenPosition) -> int:
        return p.round * p.players * p.tables.actions_per_round + p.turns

    def in_turn(self, p: ChichenPosition) -> int:
        return turn.seat_in_turn(p)

    def horizon_rounds(self, tries: int) -> float:
        """Bots look ahead to the end of the seat's next action, because what happens later depends too much
        on dice.
        """
        return 0.5

    def stakes(self, observed: ChichenPosition, seat: int, move: int) -> odds.CombatStakes | None:
        return odds.stakes(observed, seat, move)

    def form_rules(self) -> ChichenForms:
        return FORMS

    def prospect_rules(self) -> ProspectRules[ChichenPosition]:
        return prospects.RULES

    def open_stakes(
        self, observed: ChichenPosition, seat: int
    ) -> dict[str, tuple[Stakes[Any], ChichenPosition]]:
        return odds.open_stakes(observed, seat)

    def components(self) -> list[str]:
        """Every card."""
        return [*names.CARD_IDS, *names.TASK_IDS]

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        """Returns the cards used and the tasks claimed in this event."""
        found: list[str] = []
        card = event.get("card")
        if isinstance(card, int):
            found.append(names.CARD_IDS[card])
        task = event.get("task")
        if isinstance(task, int) and event["event"] == "claimed":
            found.append(names.TASK_IDS[task])
        if event["event"] == "swapped":  # only this card can cause the event
            found.append("G27")
        return found


connect(idols.EXCHANGE, final_scoring.scores_of)
GAME: Final = ChichenItza()
