"""Builds the part of an observation that a board draws, using names in place of numbers."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import SealedAnswers, Step
from ...kernel.secrets import HOLE
from ...kernel.vocabulary import PASS
from . import moves, names, view_battles, view_gods
from .cards.hand_cards import CARD_PHASES
from .common import army_boxes, board, sacrifice_points
from .common.dice import ROLL_PHASES
from .flower_war import movement
from .lakes import ship_orders
from .phases import slave_market
from .pochtecas import orders
from .position import AztecaPosition
from .view_types import (
    AreaKind,
    AreaView,
    ArmyView,
    AztecaPlayerView,
    AztecaView,
    BoxView,
    DieColour,
    LakeView,
    LotView,
    MarchView,
    Outcome,
    SentPiece,
    WaitingView,
)

KINDS: Final[list[AreaKind]] = ["inner", "capital", "outer", "sea"]
COLOURS: Final[list[DieColour]] = ["red", "yellow", "white"]


def show(p: AztecaPosition) -> AztecaView:
    return {
        "players": p.players,
        "turn": p.turn,
        "round": p.round,
        "phase": names.PHASE_IDS[p.phase],
        "phases": names.PHASE_IDS[1:],
        "next_phase": names.PHASE_IDS[p.phase % names.PHASES + 1],
        "card_phases": CARD_PHASES,
        "hand_size": p.tables.hand_size,
        "first_seat": p.first,
        "gods": view_gods.show_gods(p),
        "outcome": outcome(p),
        "winners": p.scores().winners() if p.outcome == names.PYRAMID else [],
        "areas": [show_land(p, area) for area in range(names.LAND)] if p.capital else [],
        "lakes": [show_lake(p, names.LAND + sea) for sea in range(names.SEAS)],
        "dikes": {names.SITE_IDS[site]: bool(p.dikes[site]) for site in range(names.DIKES)},
        "seats": show_seats(p),
        "deck": p.deck.length(),
        "discard": counted(p.discard, names.CARD_IDS),
        "expeditions_left": counted(p.expedition_deck, names.EXPEDITION_IDS),
        "lots": show_lots(p),
        "dice": [
            {"colour": COLOURS[p.dice_colour[die]], "face": p.dice_face[die]}
            for die in range(len(p.dice_face))
        ],
        "rolled_for": names.ROLL_IDS[p.rolled_for] if p.dice_face else None,
        "rolled_in_phase": bool(p.dice_face) and ROLL_PHASES[p.rolled_for] == p.phase,
        "container": [p.container[seat] + p.extra[seat] for seat in range(p.players)],
        "march": show_march(p),
        "battle": [view_battles.show_battle(p, b) for b in p.battle],
        "naval_battle": [view_battles.show_naval_battle(p, f) for f in p.fleets],
        "offer": [purse.amount if purse.amount != HOLE else None for purse in p.offers],
        "promises": [purse.amount if purse.amount != HOLE else None for purse in p.promises],
        "slips": slips(p),
        "ordered": ordered(p),
        "sailing": sailing(p),
        "waiting": [waiting(p, seat) for seat in range(p.players)],
        "sends": sent_pieces(p),
        "placing": placing(p),
        "sealed": [seat for seat in range(len(p.drafts)) if is_sealed(p.drafts[seat])],
    }


def slips(p: AztecaPosition) -> list[str]:
    """Returns the viewer's own secret answers, in the order in which they were given."""
    if not 0 <= p.viewer < len(p.drafts):
        return []
    return [p.vocabulary().text(move) for move in p.drafts[p.viewer].moves]


def own_moves(p: AztecaPosition) -> list[int]:
    return p.drafts[p.viewer].moves if 0 <= p.viewer < len(p.drafts) else []


def ordered(p: AztecaPosition) -> dict[str, str]:
    """Returns the destination of each pochteca in the viewer's secret orders; `exp` is an expedition."""
    found: dict[str, str] = {}
    written = own_moves(p)
    if not written or not isinstance(p.agenda[-1], orders.Orders):
        return found
    letters = orders.waiting_pochtecas(p, p.viewer)
    for i in range(len(written)):
        if written[i] == moves.ORDER_EXPEDITION:
            found[names.LETTERS[letters[i]]] = "exp"
        elif written[i] != PASS:
            found[names.LETTERS[letters[i]]] = names.AREA_IDS[written[i] - moves.ORDER]
    return found


def sailing(p: AztecaPosition) -> dict[str, int]:
    """Returns the number of ships that the viewer's secret orders send to each lake."""
    sent = own_moves(p)
    counts = [sent.count(moves.SAIL + sea) for sea in range(names.SEAS)]
    return counted(counts, names.SEA_IDS)


def outcome(p: AztecaPosition) -> Outcome:
    """AZ-14.1, AZ-14.6: returns the outcome of the game."""
    if p.outcome == names.HELL:
        return "hell" if p.stair >= p.tables.hell else "time-over"
    return "pyramid" if p.outcome == names.PYRAMID else "running"


def waiting(p: AztecaPosition, seat: int) -> WaitingView:
    """Returns the units in a seat's capital. Units of the viewer that have been sent away by secret orders
    are omitted.
    """
    letters = orders.waiting_pochtecas(p, seat)
    ships = p.harbour[seat]
    if seat == p.viewer:
        sent = ordered(p)
        letters = [letter for letter in letters if names.LETTERS[letter] not in sent]
        ships -= sum(sailing(p).values())
    return {"ships": ships, "pochtecas": [names.LETTERS[letter] for letter in letters]}


def sent_pieces(p: AztecaPosition) -> list[SentPiece]:
    """Returns the piece of the viewer that will be sent somewhere by the answer to the pending question, and
    its current place.
    """
    seat = p.viewer
    asked = asked_of(p, seat)
    if isinstance(asked, orders.Order):
        letter = names.LETTERS[orders.waiting_pochtecas(p, seat)[asked.nth]]
        return [{"piece": "pochteca", "letter": letter, "place": names.AREA_IDS[p.capital[seat]]}]
    if isinstance(asked, ship_orders.Sail):
        return [{"piece": "ship", "letter": "", "place": names.AREA_IDS[p.capital[seat]]}]
    if isinstance(asked, movement.NextArea) and p.current_march.seat == seat:
        army = p.current_march.army
        place = names.AREA_IDS[p.army_area(seat, army)]
        return [{"piece": "army", "letter": names.LETTERS[army], "place": place}]
    return []


def asked_of(p: AztecaPosition, seat: int) -> Step[AztecaPosition] | None:
    if p.drafts:
        desk = p.drafts[seat].desk if 0 <= seat < len(p.drafts) else []
        return desk[-1] if desk else None
    return p.agenda[-1] if p.agenda and seat >= 0 else None


def placing(p: AztecaPosition) -> dict[str, dict[str, int]]:
    """Returns the viewer's soldiers in each box according to the secret answers at set-up; empty before the
    first answer.
    """
    if p.phase != names.SET_UP or not own_moves(p):
        return {}
    boxes = army_boxes.placed(p, p.viewer, army_boxes.amounts_answered(p, p.viewer))
    return {names.BOX_IDS[box]: counted(boxes[box], names.SOLDIER_IDS) for box in range(names.BOXES)}


def is_sealed(answers: SealedAnswers) -> bool:
    return bool(answers.opening) and not answers.desk


def counted(numbers: list[int], ids: list[str]) -> dict[str, int]:
    return {ids[i]: numbers[i] for i in range(len(ids)) if numbers[i] > 0}


def who(seat: int) -> int | None:
    return None if seat == names.NOBODY else seat


def show_land(p: AztecaPosition, area: int) -> AreaView:
    c = p.tables
    marker: int | None = p.marker[area]
    if p.marking and area < names.INNER_AREAS:
        value = p.face_down_markers.values[area]
        marker = c.marker_value[value] if value >= 0 else None
    return {
        "id": names.AREA_IDS[area],
        "kind": KINDS[c.kind[area]],
        "x": c.x[area],
        "y": c.y[area],
        "owner": who(p.owner[area]),
        "assimilated": bool(p.assimilated[area]),
        "marker": marker,
        "face_down": bool(p.marking) and area < names.INNER_AREAS and p.face_down_markers.decided(area),
        "garrison": garrison(p, area),
        "struck": bool(p.struck >> area & 1),
        "armies": show_armies(p, area),
        "links": links(p, area),
        "over_mountain": beyond(p, area, names.MOUNTAIN),
        "over_swamp": beyond(p, area, names.SWAMP),
        "over_chinampas": beyond(p, area, names.CHINAMPAS),
        "over_dike": beyond(p, area, names.DIKE),
        "pochtecas": [
            {
                "seat": at // names.POCHTECAS,
                "letter": names.LETTERS[at % names.POCHTECAS],
                "spy": bool(p.spies >> at & 1),
            }
            for at in range(len(p.pochtecas))
            if p.pochtecas[at] == area
        ],
    }


def garrison(p: AztecaPosition, area: int) -> dict[str, int] | None:
    """Returns the soldiers in a neutral area before mobilisation (AZ-12.39)."""
    kind = p.tables.kind[area]
    if p.owner[area] != names.NOBODY or kind == names.CAPITAL:
        return None
    return counted(p.tables.garrison[kind], names.SOLDIER_IDS)


def show_armies(p: AztecaPosition, area: int) -> list[ArmyView]:
    return [
        {
            "seat": at // names.ARMIES,
            "army": names.LETTERS[at % names.ARMIES],
            "units": p.box_of(at // names.ARMIES, at % names.ARMIES).size,
        }
        for at in range(len(p.army_at))
        if p.army_at[at] == area
    ]


def links(p: AztecaPosition, area: int) -> list[str]:
    """Returns the neighbouring areas that can be entered from here. Dike sites can be crossed only once the
    dike has been built.
    """
    near = p.tables.neighbours[area]
    return [names.AREA_IDS[other] for other in near if board.border(p, area, other) != names.NO_BORDER]


def beyond(p: AztecaPosition, area: int, terrain: int) -> list[str]:
    """Returns the neighbouring areas across this terrain, where an attack faces a terrain roll (AZ-12.34)."""
    near = p.tables.neighbours[area]
    return [names.AREA_IDS[other] for other in near if board.border(p, area, other) == terrain]


def show_lake(p: AztecaPosition, area: int) -> LakeView:
    return {
        "id": names.AREA_IDS[area],
        "x": p.tables.x[area],
        "y": p.tables.y[area],
        "controlled_by": who(board.controller(p, area)),
        "ships": [board.ships_in(p, area, seat) for seat in range(p.players)],
        "armies": show_armies(p, area),
        "links": links(p, area),
    }


def show_seats(p: AztecaPosition) -> list[AztecaPlayerView]:
    low, high = sacrifice_points.known_bounds(p)
    return [show_seat(p, seat, low[seat], high[seat]) for seat in range(p.players)]


def show_seat(p: AztecaPosition, seat: int, least_sp: int, most_sp: int) -> AztecaPlayerView:
    """Shows a seat. The viewer knows that it has between `least_sp` and `most_sp` sacrifice points."""
    settled = seat < len(p.people)
    first = seat * names.POCHTECAS
    pochtecas = p.pochtecas[first : first + names.POCHTECAS]
    sp = p.sp[seat]
    return {
        "people": names.PEOPLE_IDS[p.people[seat]] if settled else None,
        "capital": names.AREA_IDS[p.capital[seat]] if settled else None,
        "t": p.tribute[seat],
        "sp": sp.amount if sp.amount != HOLE else None,
        "sp_at_least": least_sp,
        "sp_at_most": most_sp,
        "given": p.given(seat) if p.urn[seat].amount != HOLE else None,
        "cards": p.hands[seat].size,
        "hand": counted(p.hands[seat].cards, names.CARD_IDS),
        "last_card": names.CARD_IDS[p.last_card[seat]] if p.last_card[seat] >= 0 else None,
        "markers": p.marker_hands[seat].size if p.marker_hands else 0,
        "marker_hand": counted(p.marker_hands[seat].cards, names.MARKER_IDS) if p.marker_hands else {},
        "units": sum(p.box_of(seat, box).size for box in range(names.BOXES)),
        "soldiers": dict(
            zip(
                names.SOLDIER_IDS,
                p.soldiers[seat * names.SOLDIERS : seat * names.SOLDIERS + names.SOLDIERS],
                strict=True,
            )
        ),
        "boxes": {name: show_box(p, seat, box) for box, name in enumerate(names.BOX_IDS)},
        "activated": [
            names.LETTERS[army]
            for army in range(names.ARMIES)
            if p.activated >> (seat * names.ARMIES + army) & 1
        ],
        "ships": p.fleet(seat),
        "ships_in_capital": p.harbour[seat],
        "pochtecas": sum(1 for at in pochtecas if at != names.IN_SUPPLY),
        "pochtecas_in_capital": counted_letters(pochtecas, names.IN_CAPITAL),
        "expeditions": counted_letters(pochtecas, names.IN_MEXICO),
        "cities": sum(1 for owner in p.owner if owner == seat) - (1 if settled else 0),
        "bids": p.bids[seat * p.players : seat * p.players + p.players],
    }


def army_area(p: AztecaPosition, seat: int, box: int) -> str | None:
    if box == names.RESERVE or p.army_area(seat, box) == names.NOBODY:
        return None
    return names.AREA_IDS[p.army_area(seat, box)]


def show_box(p: AztecaPosition, seat: int, box: int) -> BoxView:
    held = p.box_of(seat, box)
    area = army_area(p, seat, box)
    found: BoxView = {"units": held.size, "known": counted(held.cards, names.SOLDIER_IDS), "area": area}
    if area is None and box != names.RESERVE and p.phase != names.SET_UP:
        found["general_lost"] = True
    return found


def counted_letters(pochtecas: list[int], where: int) -> list[str]:
    return [names.LETTERS[letter] for letter, at in enumerate(pochtecas) if at == where]


def show_lots(p: AztecaPosition) -> list[LotView]:
    if not p.lots:
        return []
    market = p.current_lots
    sealed = own_bids(p)
    return [
        {
            "lot": lot + 1,
            "sp": p.tables.slave_value[market.values[lot]] if market.values[lot] >= 0 else None,
            "own_bid": sealed[lot] if lot < len(sealed) else None,
            "seen_by": [seat for seat in range(p.players) if market.knowers[lot] >> seat & 1],
        }
        for lot in range(len(market.values))
    ]


def own_bids(p: AztecaPosition) -> list[int]:
    """Returns the viewer's secret bids for the lots, until they are revealed."""
    return own_moves(p) if p.drafts and isinstance(p.agenda[-1], slave_market.BidRound) else []


def show_march(p: AztecaPosition) -> list[MarchView]:
    return [
        {
            "seat": m.seat,
            "army": names.LETTERS[m.army],
            "start": names.AREA_IDS[m.start],
            "steps": m.steps,
            "raid": bool(m.raid),
            "over": bool(m.over),
        }
        for m in p.march
    ]
