"""Types of what a view shows; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

AreaKind = Literal["inner", "capital", "outer", "sea"]
DieColour = Literal["red", "yellow", "white"]
Outcome = Literal["running", "hell", "pyramid"]


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
    """Its value, as far as the viewer knows it."""
    face_down: bool
    struck: bool
    armies: list[ArmyView]
    links: list[str]
    """Neighbours that can be entered from here."""
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
    """Soldiers of an army or of the reserve."""

    units: int
    known: dict[str, int]
    """The soldiers whose kind the viewer knows."""
    area: str | None


class AztecaPlayerView(TypedDict):
    people: str | None
    capital: str | None
    t: int
    """Tribute."""
    sp: int | None
    """Sacrifice points, if the viewer knows them exactly."""
    sp_at_least: int
    sp_at_most: int
    given: int | None
    """Points given to the urn; nothing while only the seat knows them."""
    cards: int
    hand: dict[str, int]
    """The cards that the viewer knows of."""
    last_card: str | None
    markers: int
    marker_hand: dict[str, int]
    soldiers: dict[str, int]
    boxes: dict[str, BoxView]
    activated: list[str]
    ships: int
    ships_in_capital: int
    pochtecas_in_capital: list[str]
    expeditions: list[str]
    cities: int
    bids: list[int]


class LotView(TypedDict):
    lot: int
    sp: int | None
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


BattleView = TypedDict(
    "BattleView",
    {
        "area": str,
        "from": str,
        "interception": bool,
        "attacker_seat": int,
        "army": str,
        "defender_seat": int | None,
        "defending_armies": list[str],
        "reserve": dict[str, int],
        "temporary": list[int],
        "allies": list[int | None],
        "neutral": dict[str, int],
        "cousins": list[str | None],
        "prisoners": list[int],
        "sure_prisoners": int,
        "eruptions": int,
        "winner": str | None,
        "strengths": list[int | None],
    },
)


class NavalBattleView(TypedDict):
    lake: str
    attacker_seat: int
    defender_seat: int
    sides: list[str | None]
    losses: list[int]
    favour: list[int]


class AztecaView(TypedDict):
    players: int
    turn: int
    round: int
    phase: str
    first_seat: int
    quetzalcoatl: int
    pyramid_top: int
    tezcatlipoca: int
    hell: int
    control_urn: int
    judgement_cards_left: list[str]
    demand: int | None
    """Of the card of Tezcatlipoca that is turned up, until he is judged."""
    offered: int
    """To Tezcatlipoca in this round."""
    outcome: Outcome
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
    container: list[int]
    diversions: list[int]
    march: list[MarchView]
    battle: list[BattleView]
    naval_battle: list[NavalBattleView]
    offer: list[int | None]
    promises: list[int | None]
    slips: list[str]
    """The viewer's own answers that are sealed."""
    sealed: list[int]
    """Seats that have sealed their answers."""


View = AztecaView
