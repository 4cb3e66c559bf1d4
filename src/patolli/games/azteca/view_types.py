"""The types of the game's view. The types in the web page are generated from them."""

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
"""Lists of ids in the order of their numbers in questions.

There are also lists of the events that follow a judgement, of the rolls made before the battle dice are
rolled, and of the missions in order of preference; by default, a pochteca carries out the first one that is
possible.
"""
PAGE_TABLES: Final = {
    "SIDE_DICE": {
        "stronger": names.DICE_IDS[names.STRONGER_DIE],
        "weaker": names.DICE_IDS[names.WEAKER_DIE],
    }
}
"""The dice of the stronger and the weaker side of a battle (AZ-12.35)."""
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
    """The value of the territory marker; null if the viewer does not know it."""
    face_down: bool
    garrison: dict[str, int] | None
    """The soldiers in a neutral area."""
    struck: bool
    armies: list[ArmyView]
    links: list[str]
    """The neighbouring areas that can be entered from this area."""
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
    """The soldiers of an army or the Reserve."""

    units: int
    known: dict[str, int]
    """The number of soldiers of each kind that the viewer knows of."""
    area: str | None
    general_lost: NotRequired[bool]
    """True if the army has lost its general and is therefore in no area."""


class AztecaPlayerView(TypedDict):
    people: str | None
    capital: str | None
    t: int
    """Tribute."""
    sp: int | None
    """The sacrifice points; null if the viewer does not know their exact number."""
    sp_at_least: int
    sp_at_most: int
    given: int | None
    """The points that the seat has put into the urn; null if only the seat itself knows their number."""
    cards: int
    hand: dict[str, int]
    """The cards that the viewer knows."""
    last_card: str | None
    markers: int
    marker_hand: dict[str, int]
    units: int
    """The number of all soldiers in the armies and the Reserve."""
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
    """The viewer's secret bid."""
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
        "points_if_won": list[int],  # the points that each side scores for its prisoners if it wins
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
    """The number of ships of each seat in `seats`."""
    losses: list[int]
    favour: bool
    dice: list[int]
    """The indices of this side's dice in the view's `dice`."""


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
    """The number of rounds until the urn is opened; 0 is the current round."""
    urn_round: int
    """The round in which the urn is opened next."""
    stair: int
    """Tezcatlipoca's step."""
    hell: int
    cards: list[JudgementCardView]
    demand: int | None
    """The demand of the card that has been turned up, until the god has been judged; otherwise null."""
    demands: list[int]
    """The possible demands of the remaining cards."""
    dice: int
    offered: int
    """The points offered to Tezcatlipoca in this round."""
    best_die: int | None
    reached: int | None
    """The sum of the best die and the offerings."""
    risk: int
    """The chance, in percent, that Tezcatlipoca goes down a step with the current offerings."""
    risks: list[int]
    """The chance, in percent, of another step down if 0, 1, 2, … more points are offered. The last entry also
    applies to any larger number.
    """
    last_step: bool
    """True if all players lose when Tezcatlipoca goes down another step."""


class WaitingView(TypedDict):
    ships: int
    pochtecas: list[str]


class SentPiece(TypedDict):
    """One of the seat's own pieces that an answer sends somewhere."""

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
    """The phase in which each card is played, counted from 1. Cards that can be played in several phases are
    not listed.
    """
    hand_size: int
    """The hand size up to which each seat draws cards."""
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
    """True if the dice shown were rolled in the current phase."""
    container: list[int]
    """The number of each seat's counters that can still be drawn in the flower war."""
    march: list[MarchView]
    battle: list[BattleView]
    naval_battle: list[NavalBattleView]
    offer: list[int | None]
    promises: list[int | None]
    slips: list[str]
    """The viewer's own secret answers."""
    ordered: dict[str, str]
    """The destination of each of the viewer's pochtecas in the secret orders, by letter; `exp` is an
    expedition.
    """
    sailing: dict[str, int]
    """The number of ships that the viewer's secret orders send to each lake."""
    waiting: list[WaitingView]
    """The pieces without orders in each seat's capital, as far as the viewer knows."""
    sends: list[SentPiece]
    """The piece sent by each answer to the viewer's question."""
    placing: dict[str, dict[str, int]]
    """The viewer's soldiers in each box according to the secret answers at set-up."""
    sealed: list[int]
    """The seats that have given their secret answers."""


View = AztecaView
