"""The component that caused each event: a card from any deck, a territory marker or a unit."""

from __future__ import annotations

from typing import Final

from . import names

EVERY_COMPONENT: Final = [
    *names.CARD_IDS, *names.EXPEDITION_IDS, *names.SLAVE_IDS, *names.TEZCATLIPOCA_IDS,
    *names.MARKER_IDS, *names.UNIT_IDS,
]  # fmt: skip


def components_in(event: dict[str, str | int]) -> list[str]:
    kind = event["event"]
    if kind == "card-played":
        return [names.CARD_IDS[int(event["card"])]]
    if kind == "expedition":
        return [names.EXPEDITION_IDS[int(event["expedition"])]]
    if kind == "lot-value":
        return [names.SLAVE_IDS[int(event["sp"]) - 1]]
    if kind == "judgement-card":
        return [names.TEZCATLIPOCA_IDS[int(event["judgement"])]]
    if kind == "marker-shown":
        return [names.MARKER_IDS[int(event["value"])]]
    if kind == "bought":
        return [names.UNIT_IDS[int(event["unit"])]]
    return []
