"""Types of the game's view; the page's types are generated from them."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from . import names

AreaKind = Literal["inner", "capital", "outer", "sea"]
DieColour = Literal["red", "yellow", "white"]
Outcome = Literal["running", "hell", "time-over", "pyramid"]
PieceKind = Literal["army", "pochteca", "ship"]


PAGE_NAMES: Final = {
    "ARMIES": names.ARMY_IDS,
    "BOXES": names.BOX_IDS,
    "SOLDIERS": names.SOLDIER_IDS,
    "LAKES": names.SEA_IDS,
    "PLACES": names.AREA_IDS,
    "AFTER_JUDGEMENT": ["stair", "hell", "time-over", "pyramid-reached"],
    "USUAL_MISSIONS": [names.MISSION_IDS[kind] for kind in names.USUAL_MISSIONS],
    "ROLLS_IN_BATTLE": [names.ROLL_IDS[names.FOR_MOBILISATION], names.ROLL_IDS[names.FOR_TERRAIN]],
}
"""Ids in the order in which questions number them, and the rolls that precede the dice of a battle.

The lists also contain the events that follow a judgement, and the missions in order of preference: the
default is the first one that is possible.
"""
PAGE_TABLES: Final = {
    "SIDE_DICE": {
        "stronger": names.DICE_IDS[names.STRONGER_DIE],
        "weaker": names.DICE_IDS[names.WEAKER_DIE],
    }
}
"""The dice of the two sides of a battle (AZ-12.35)."""
PAGE_NUMBERS: Final[dict[str, int]] = {"SPEAR": names.SPEAR, "BLANK": names.BLANK}


class ArmyView(TypedDict):
    seat: int
    army: str
    units: int


class PochtecaView(TypedDict):
    seat: int
    letter: str
    spy: bool


class AreaView(TypedDict):
    id: str
    kind: AreaKind
    x: int
    y: int
    owner: int | None
    assimilated: bool
    marker: int | None
    """The value of the territory marker, if the viewer knows it."""
    face_down: bool
    garrison: dict[str, int] | None
    """The soldiers of a neutral area."""
    struck: bool
    armies: list[ArmyView]
    links: list[str]
    """The neighbours that can be entered from this area."""
    over_mountain: list[str]
    over_swamp: list[str]
    over_chinampas: list[str]
    over_dike: list[str]
    pochtecas: list[PochtecaView]


class LakeView(TypedDict):
    id: str
    x: int
    y: int
    controlled_by: int | None
    ships: list[int]
    """By seat."""
    armies: list[ArmyView]
    links: list[str]


class BoxView(TypedDict):
    """The soldiers of an army or of the reserve."""

    units: int
    known: dict[str, int]
    """For each kind of soldier, the number that the viewer knows of."""
    area: str | None
    general_lost: NotRequired[bool]
    """True if the army has lost its general and is in no area."""


class AztecaPlayerView(TypedDict):
    people: str | None
    capital: str | None
    t: int
    """Tribute."""
    sp: int | None
    """The sacrifice points, if the viewer knows them exactly."""
    sp_at_least: int
    sp_at_most: int
    given: int | None
    """The points that the seat has put into the urn; null if only the seat knows their number."""
    cards: int
    hand: dict[str, int]
    """The cards that the viewer knows."""
    last_card: str | None
    markers: int
    marker_hand: dict[str, int]
    units: int
    """All soldiers in armies and the Reserve."""
    soldiers: dict[str, int]
    boxes: dict[str, BoxView]
    activated: list[str]
    ships: int
    ships_in_capital: int
    pochtecas: int
    pochtecas_in_capital: list[str]
    expeditions: list[str]
    cities: int
    bids: list[int]


class LotView(TypedDict):
    lot: int
    sp: int | None
    own_bid: int | None
    """The viewer's sealed bid."""
    seen_by: list[int]


class DieView(TypedDict):
    colour: DieColour
    face: int


class MarchView(TypedDict):
    seat: int
    army: str
    start: str
    steps: int
    raid: bool
    over: bool


class ForceView(TypedDict):
    """The soldiers of one side of a battle."""

    warrior: int
    jaguar: int
    unknown: int


BattleView = TypedDict(
    "BattleView",
    {
        "area": str,
        "from": str,
        "interception": bool,
        "attacker_seat": int,
        "army": str,
        "defender_seat": int | None,
        "allies": list[int | None],
        "prisoners": list[int],
        "sure_prisoners": int,
        "points_if_won": list[int],  # the points of each side for its prisoners
        # the points for prisoners taken with the terrain roll, which the defender scores in any case
        "sure_points": int,
        "eruptions": int,
        "winner": str | None,
        "forces": list[ForceView],
        "strengths": list[int | None],
        "dice": list[list[int]],
    },
)


class NavalSideView(TypedDict):
    seats: list[int]
    ships: list[int]
    """The number of ships for each of these seats."""
    losses: list[int]
    favour: bool
    dice: list[int]
    """The indices of the side's dice in `dice` of the view."""


class NavalBattleView(TypedDict):
    lake: str
    attacker_seat: int
    defender_seat: int
    sides: list[NavalSideView]


class JudgementCardView(TypedDict):
    id: str
    demand: int
    left: bool


class GodsView(TypedDict):
    step: int
    """Quetzalcoatl's step on the pyramid."""
    top: int
    control_urn: int
    points_per_step: int
    urn_opens_in: int
    """The number of rounds until the urn is opened; 0 means in this round."""
    urn_round: int
    """The round in which the urn is opened."""
    stair: int
    """Tezcatlipoca's step."""
    hell: int
    cards: list[JudgementCardView]
    demand: int | None
    """The demand of the card that is turned up, until the god is judged."""
    demands: list[int]
    """The possible demands of the remaining cards."""
    dice: int
    offered: int
    """The points offered to Tezcatlipoca in this round."""
    best_die: int | None
    reached: int | None
    """The value of the best die plus the offerings."""
    risk: int
    """The chance, in percent, that Tezcatlipoca goes down a step with the present offerings."""
    risks: list[int]
    """The same chance for each number of extra points offered. The last entry also holds for any larger
    number.
    """
    last_step: bool
    """True if all players lose when Tezcatlipoca goes down one more step."""


class WaitingView(TypedDict):
    ships: int
    pochtecas: list[str]


class SentPiece(TypedDict):
    """One of the seat's own pieces, which an answer sends somewhere."""

    piece: PieceKind
    letter: str
    """The letter of an army or pochteca; empty for a ship."""
    place: str


class AztecaView(TypedDict):
    players: int
    turn: int
    round: int
    phase: str
    phases: list[str]
    next_phase: str
    card_phases: dict[str, int]
    """The phase in which each card is played, counted from 1. Cards that are played in several phases are not
    listed.
    """
    hand_size: int
    """The hand size up to which each seat draws."""
    first_seat: int
    gods: GodsView
    outcome: Outcome
    winners: list[int]
    """The seats that have won; empty if the game ended in hell."""
    areas: list[AreaView]
    lakes: list[LakeView]
    dikes: dict[str, bool]
    seats: list[AztecaPlayerView]
    deck: int
    discard: dict[str, int]
    expeditions_left: dict[str, int]
    lots: list[LotView]
    dice: list[DieView]
    rolled_for: str | None
    rolled_in_phase: bool
    """True if the dice were rolled in this phase."""
    container: list[int]
    """For each seat, the counters that are still to be drawn in the flower war."""
    march: list[MarchView]
    battle: list[BattleView]
    naval_battle: list[NavalBattleView]
    offer: list[int | None]
    promises: list[int | None]
    slips: list[str]
    """The viewer's own sealed answers."""
    ordered: dict[str, str]
    """Maps the letter of each of the viewer's pochtecas to its destination in the sealed orders; `exp`
    means an expedition.
    """
    sailing: dict[str, int]
    """For each lake, the number of ships that the viewer's sealed orders send there."""
    waiting: list[WaitingView]
    """For each seat, the pieces in its capital without an order, as far as the viewer knows."""
    sends: list[SentPiece]
    """The piece that each answer to the viewer's question sends somewhere."""
    placing: dict[str, dict[str, int]]
    """The viewer's soldiers in each box at set-up, as the sealed answers place them."""
    sealed: list[int]
    """The seats that have sealed their answers."""


View = AztecaView
