"""The names of the features computed in `features.py`."""

from __future__ import annotations

from typing import Final

from ...kernel.features import amounts, bits, choices, counts
from . import names

OTHERS: Final = names.MOST_PLAYERS - 1

OWN: Final = [
    choices("own.people", 1, names.PEOPLES, "people"),
    counts("own.tribute", 1, 30, "tribute"),
    counts("own.points", 1, 30, "sacrifice points in hand"),
    amounts("own.given", 1, 100, "points given to Quetzalcoatl"),
    counts("own.given_lately", 1, 16, "of these, since the last opening of the urn"),
    counts("own.soldiers", names.SOLDIERS, 12, "warriors, jaguars"),
    counts("own.reserve", names.SOLDIERS, 10, "warriors, jaguars in the Reserve"),
    counts("own.armies", names.ARMIES * names.SOLDIERS, 6, "warriors, jaguars by army"),
    choices("own.army_at", names.ARMIES, 4, "1 in the capital, 2 in an own area, 3 on a lake, 4 elsewhere"),
    counts("own.ships", 1, 8, "ships"),
    counts("own.harbour", 1, 6, "ships in the capital"),
    counts("own.lakes", 1, 5, "lakes controlled"),
    choices(
        "own.pochtecas", names.POCHTECAS, 5, "1 capital, 2 expedition, 3 own area, 4 neutral, 5 another's"
    ),
    counts("own.cards", names.CARDS, 2, "cards in hand, by kind"),
    counts("own.inner", 1, 12, "inner cities"),
    counts("own.outer", 1, 5, "outer cities"),
    counts("own.assimilated", 1, 12, "assimilated cities"),
    counts("own.markers", 1, 14, "points on the markers of own cities"),
    counts("own.threats", 1, 10, "units of others beside the capital"),
    counts("own.near_armies", 1, 14, "units of others beside own cities"),
    counts("own.near_neutral", 1, 10, "neutral areas beside own ones"),
    bits("own.sealed", 1, "an answer is sealed"),
    counts("own.gift", 1, 20, "points sealed for Quetzalcoatl"),
    counts("own.offer", 1, 12, "points sealed for Tezcatlipoca"),
    counts("own.bids", names.MOST_LOTS, 12, "tribute bid for each lot"),
]
EACH_OTHER: Final = [
    bits("sits", 1, "the seat is played"),
    counts("tribute", 1, 24, "tribute"),
    counts("points", 1, 30, "sacrifice points in hand, the middle of what is possible"),
    counts("doubt", 1, 20, "how many more or fewer they may be"),
    amounts("fortune", 1, 60, "points in hand and given by which this seat is behind, at least"),
    amounts("lead", 1, 60, "points given by which this seat is behind, likewise"),
    counts("soldiers", names.SOLDIERS, 10, "warriors, jaguars"),
    counts("reserve", 1, 14, "units in the Reserve"),
    counts("armies", names.ARMIES, 6, "units by army"),
    counts("ships", 1, 8, "ships"),
    counts("pochtecas", 1, 3, "pochtecas in play"),
    counts("cards", 1, 6, "cards in hand"),
    counts("inner", 1, 12, "inner cities"),
    counts("outer", 1, 5, "outer cities"),
    counts("assimilated", 1, 12, "assimilated cities"),
]
TABLE: Final = [
    choices("players", 1, names.MOST_PLAYERS, "how many play"),
    counts("round", 1, 16, "round"),
    choices("phase", 1, names.PHASES, "phase; 0: set-up"),
    choices("first", 1, 4, "seats from the own one to the first player"),
    counts("pyramid", 1, 12, "steps of Quetzalcoatl"),
    counts("to_top", 1, 12, "steps to the top"),
    counts("stair", 1, 4, "steps of Tezcatlipoca"),
    bits("judgement", names.TEZCATLIPOCA_CARDS, "cards of Tezcatlipoca still to come"),
    counts("control", 1, 30, "points in the control urn at its last opening"),
    counts("urn", 1, 2, "rounds until it is opened"),
    counts("offering", 1, 20, "points offered to Tezcatlipoca in this round"),
    choices("asked", 1, 3, "who is asked: 1 this seat, 2 chance, 3 another"),
    counts("due", 1, 8, "steps on the agenda"),
    bits("dikes", names.DIKES, "dikes built"),
    counts("struck", 1, 5, "areas struck by Insubordination"),
    choices("lots", names.MOST_LOTS, names.SLAVE_KINDS, "lots of the slave market that this seat has seen"),
    choices("areas", names.LAND, 4, "1 own, 2 own and assimilated, 3 another's, 4 another's and assimilated"),
    counts("markers", names.LAND, 3, "points on the marker of each area"),
]
WAR: Final = [
    choices("march.role", 1, 2, "an army is on its way: 1 an own one, 2 another's"),
    counts("march.steps", 1, 4, "steps made"),
    counts("march.units", names.SOLDIERS, 6, "its warriors, jaguars"),
    bits("march.over", 1, "its movement is over"),
    choices("battle.role", 1, 4, "1 attacks, 2 defends, 3 is an ally, 4 watches"),
    choices("battle.kind", 1, 4, "1 inner area, 2 capital, 3 outer area, 4 lake"),
    counts("battle.attackers", names.SOLDIERS, 6, "warriors, jaguars, the middle of what is possible"),
    counts("battle.defenders", names.SOLDIERS, 6, "likewise"),
    counts("battle.prisoners", 2, 6, "taken by attacker and defender"),
    choices("fleets.role", 1, 3, "1 attacks, 2 defends, 3 watches a naval battle"),
    counts("fleets.ships", 2, 6, "ships of attacker and defender"),
]
JUDGEMENT: Final = [
    amounts("value", 1, 500, "the hand-made evaluation as far as the seat knows, in tenths of a point"),
    amounts("value.points", 1, 200, "points in hand"),
    amounts("value.holdings", 1, 500, "tribute and areas"),
    amounts("value.forces", 1, 200, "soldiers, ships, generals, pochtecas"),
    amounts("value.plans", 1, 100, "answers that are sealed"),
    amounts("value.war", 1, 100, "a march or battle under way"),
    counts("left", 1, 12, "rounds to come, about"),
    amounts("survival", 1, 1000, "odds that hell stays closed, in thousandths"),
    amounts("battle.odds", 1, 1000, "odds of the attacker in a fight to the end, in thousandths"),
]
