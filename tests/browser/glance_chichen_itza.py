"""Twenty questions about a position of Chichén Itzá, to be answered from a screenshot by a person with the
rulebook.

`python -m tests.browser.glance chichen-itza FOLDER` writes the questions, the answers and the screenshots.
The questions are fixed; the answers come from the view of seat 0 (Ana).
"""

from __future__ import annotations

from typing import Any

from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.match import Match

from . import prepared
from .prepared import NAMES

SEED = 105
Box = dict[str, Any]


def position() -> Match:
    """Returns a position in round 4 of a four-player game in which Ana chooses where to put her marker."""

    def holds(p: Any) -> bool:
        assert isinstance(p, ChichenPosition)
        return p.round >= 4 and p.turns >= 9 and p.question(0).kind == "ChooseAction"

    return prepared.played("chichen-itza", 4, SEED, holds)


def questions(view: dict[str, Any], box: Box, thing: Any) -> list[tuple[str, str]]:
    """Returns the questions and their answers; `thing` returns the name of a component."""
    ana, _, caro, _ = view["seats"]
    tiles = view["tiles"]
    attack = view["attacks"][-1]
    now = view["round"] - 1
    scout, melee_tile = (tile_of(view, name) for name in ("scout", "melee"))
    secret = [t for t in tiles if t["creature"] and t["strength"] is not None and not t["strength_open"]]
    hidden_ruin = [t for t in tiles if t["ruin"] and not t["ruin_open"]]
    ruin = {one["id"]: one for one in box["ruins"]}
    upkeep = {one["id"]: one["upkeep"] for one in box["hero_cards"]}
    offered = [card for card in view["hero_cards"] if card]
    task = view["tasks"][-1]
    melee = box["gears"]["melee"]["hit_max"][ana["gears"]["melee"] - 1]
    owned = sorted(thing(gem) for gem in ana["gems"])
    trophies = sorted(f"{thing(one['creature'])} {one['strength']}" for one in caro["figures"])
    met = [one for one in view["tasks"] if 0 in one["met_seat"]]
    return [
        ("Which round is it?", str(view["round"])),
        ("Does the round belong to the day or to the night half?", "night" if now >= 3 else "day"),
        ("Who defends the city at the end of this round?", NAMES[view["favor_order"][0]]),
        (
            "How strong is the creature that attacks the city at the end of this round?",
            str(box["round_track"]["city_strength"][now]),
        ),
        (
            f"Which creature attacked at the end of round {attack['round']}, and did the city hold?",
            f"{thing(attack['creature'])}, {'yes' if attack['held'] else 'no'}",
        ),
        ("How many coins does Ana have?", str(ana["coins"])),
        ("What would scouting cost Ana now?", str(scout["prices"][0])),
        (
            "Whose markers lie on the action tile that raises the melee gear?",
            names(melee_tile["markers_seat"]),
        ),
        ("How many warriors does Caro have in the city?", str(caro["city"])),
        ("How many tiles of the map does Ben hold with units?", str(held(tiles, 1))),
        ("On how many tiles of the map is a jaguar?", str(count(tiles, "jaguar"))),
        (
            "Which creature's strength does only Ana know, and what is it?",
            ", ".join(f"{thing(t['creature'])} {t['strength']}" for t in secret),
        ),
        (
            "How many points has the ruin that only Ana has seen?",
            ", ".join(str(ruin[t["ruin"]]["points"]) for t in hidden_ruin),
        ),
        ("Which gems does Ana own?", ", ".join(owned)),
        ("Up to which face do Ana's melee dice hit?", str(melee)),
        ("How much is the income of Ana's strips?", str(ana["income"])),
        (f"How many points does the task of round {task['round']} bring?", str(task["points"])),
        ("How many of the four tasks does Ana meet now?", str(len(met))),
        (
            "Which hero card on offer has the lowest upkeep?",
            thing(min(offered, key=lambda card: upkeep[card])),
        ),
        ("Which creatures has Caro beaten, and how strong were they?", ", ".join(trophies)),
    ]


def tile_of(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(tile for tile in view["board"]["tiles"] if tile["tile"] == name)
    return found


def names(seats: list[int]) -> str:
    return ", ".join(NAMES[seat] for seat in seats) or "nobody's"


def held(tiles: list[dict[str, Any]], seat: int) -> int:
    return sum(1 for tile in tiles if tile["seat"] == seat)


def count(tiles: list[dict[str, Any]], creature: str) -> int:
    return sum(1 for tile in tiles if tile["creature"] == creature)
