"""The base class of god and hero cards, with one method for each hook. docs/card-hooks.md describes all
hooks.

A card lists the hooks that it uses, and only the methods of these hooks are called.
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..position import ChichenPosition

# Prices and placing
DISCOUNT: Final = 0
MAXIMUM: Final = 1
FREE_MOVE: Final = 2
TOLL: Final = 3
SECOND_MARKER: Final = 4
EITHER_TERRAIN: Final = 5
# Limits and control
LIMIT: Final = 6
CONTROL: Final = 7
IDOLS: Final = 8
# Supply
INCOME: Final = 9
UPKEEP: Final = 10
SUPPLY_GAIN: Final = 11
SUPPLY_USE: Final = 12
# Actions
COINS_SPACE: Final = 13
WAR_DECLARED: Final = 14
GOD_ACTION: Final = 15
REINFORCE: Final = 16
SCOUTED: Final = 17
TREASURE: Final = 18
# Movement
JUMP: Final = 19
GATHER: Final = 20
FEE: Final = 21
MARKERS: Final = 22
NO_MARKERS: Final = 23
# Combat
BEFORE_COMBAT: Final = 24
HEARTS: Final = 25
DIE: Final = 26
COMBAT_START: Final = 27
DICE: Final = 28
FOE_DICE: Final = 29
FACES: Final = 30
FOE_FACES: Final = 31
FOLLOW: Final = 32
EXTRA_HITS: Final = 33
WINDOW: Final = 34
CREATURE_ROLLED: Final = 35
ANY_CARD: Final = 36
SILENCE: Final = 37
DENY_SHIELDS: Final = 38
CANCEL: Final = 39
LUCK_SHIELDS: Final = 40
LOST: Final = 41
LOST_TO: Final = 42
# Hooks after a combat or takeover
BEATEN: Final = 43
TAKEN: Final = 44
RUIN_BONUS: Final = 45
STAR_TWICE: Final = 46
TAKEN_USE: Final = 47
WON: Final = 48
# The end
SCORE: Final = 49
HOOKS: Final = 50

NO_MAXIMUM: Final = 99


class Card:
    """A god or hero card. A card that uses no hooks has no effect."""

    number: int  # the card's index in names.CARD_IDS
    hooks: list[int]

    def __init__(self, card_id: str, hooks: list[int]) -> None:
        self.number = names.CARD_IDS.index(card_id)
        self.hooks = hooks

    def printed(self, p: ChichenPosition) -> int:
        """Returns the number printed on the card."""
        if self.number < names.GODS:
            return p.tables.god_number[self.number]
        return p.tables.hero_number[self.number - names.GODS]

    # ---- hooks that ask the owner: `use …` or `pass`
    # ------------------------------------------------------------------------

    def can_use(self, p: ChichenPosition, seat: int, number: int) -> bool:
        """Returns whether the owner may use the card now. The meaning of `number` depends on the hook."""
        return True

    def can_use_for(self, p: ChichenPosition, seat: int, number: int, coins: int) -> bool:
        """Returns whether the owner could use the card with this number of coins.

        Only cards that cost coins override this.
        """
        return self.can_use(p, seat, number)

    def use(self, p: ChichenPosition, seat: int, number: int) -> None:
        """Carries out the effect when the owner uses the card."""
        raise NotImplementedError

    # ---- prices and placing ------------------------------------------------------------------------------

    def discount(self, p: ChichenPosition, seat: int, tile: int, price: int) -> int:
        return price

    def maximum(self, p: ChichenPosition, seat: int, action: int) -> int:
        return NO_MAXIMUM

    def toll(self, p: ChichenPosition, owner: int, seat: int, tile: int) -> int:
        """Returns the amount that `seat` must pay to the card's owner to place a marker on this tile."""
        return 0

    # ---- hooks for limits, control, idols and the supply phase
    # ------------------------------------------------------------------

    def limit(self, p: ChichenPosition, seat: int, units: int) -> int:
        return units

    def controls(self, p: ChichenPosition, seat: int) -> int:
        """Returns a bit mask of the tiles that the owner controls without having a unit there."""
        return 0

    def idol_factor(self, p: ChichenPosition, seat: int) -> int:
        return 1

    def before_income(self, p: ChichenPosition, seat: int) -> None:
        """Called before step A of the owner's supply phase. May push a question."""

    def upkeep(self, p: ChichenPosition, seat: int, coins: int) -> int:
        return coins

    def supply_gain(self, p: ChichenPosition, seat: int) -> None:
        """Called after step E of the supply phase. The card must not ask a question here."""

    # ---- actions -----------------------------------------------------------------------------------------

    def god_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns additional answers to the question of which god card to take."""
        return []

    def take_god(self, p: ChichenPosition, seat: int, move: int) -> None:
        """Carries out one of the answers that `god_moves` returns."""

    def reinforcements(self, p: ChichenPosition, seat: int, warriors: int) -> int:
        return warriors

    # ---- movement ----------------------------------------------------------------------------------------

    def jumps(self, p: ChichenPosition, terrain: int) -> bool:
        """Returns whether the hero's group can go directly to any tile with this type of movement."""
        return False

    def gathers(self, p: ChichenPosition, terrain: int) -> bool:
        """Returns whether warriors along the way can join a group with this type of movement."""
        return False

    def fee(self, p: ChichenPosition, owner: int) -> int:
        """Returns the amount that an attacker must pay to the card's owner."""
        return 0

    def markers(self, p: ChichenPosition, owner: int, number: int) -> int:
        """Returns the number of markers that an attacker must turn to attack the card's owner."""
        return number

    # ---- hooks of a combat: `side` is the side on which the card's owner fights
    # --------------------------------------------------

    def before_combat(self, p: ChichenPosition, side: int) -> None:
        """Called before the creature's strength is revealed. May push a question."""

    def hearts(self, p: ChichenPosition, side: int, hearts: int) -> int:
        return hearts

    def die(self, p: ChichenPosition, side: int, dark: int) -> int:
        return dark

    def dice(self, p: ChichenPosition, side: int) -> int:
        """Returns the change in the number of dice in the owner's roll in this phase."""
        return 0

    def foe_dice(self, p: ChichenPosition, side: int) -> int:
        """Returns the change in the number of dice in the opponent's roll in this phase."""
        return 0

    def faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        """Returns a bit mask of the faces of the owner's dice that hit in this phase."""
        return faces

    def foe_faces(self, p: ChichenPosition, side: int, faces: int) -> int:
        """Returns a bit mask of the faces of the opponent's dice that hit in this phase."""
        return faces

    def follow(self, p: ChichenPosition, side: int, faces: int) -> int:
        """Returns a bit mask of the hitting faces that earn a follow-up die.

        `faces` contains the faces that hit in this phase.
        """
        return 0

    def extra_hits(self, p: ChichenPosition, side: int) -> int:
        """Returns the number of additional hits, added after all dice have been rolled."""
        return 0

    def silences(self, p: ChichenPosition, side: int) -> bool:
        """Returns whether the card prevents the opponent from rolling in this phase."""
        return False

    def lost(self, p: ChichenPosition, side: int, warriors: int) -> None:
        """Called when this number of the owner's warriors in the combat have returned to the reserve."""

    # ---- hooks after a combat or takeover
    # ----------------------------------------------------------------------

    def beaten(self, p: ChichenPosition, seat: int, strength: int) -> None:
        """Called when a creature that the owner fought has lost its last heart."""

    def taken(self, p: ChichenPosition, seat: int, tile: int) -> None:
        """Called when the owner has taken over this tile."""

    # ---- the end -----------------------------------------------------------------------------------------

    def points(self, p: ChichenPosition, seat: int) -> int:
        return 0
