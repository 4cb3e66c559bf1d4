"""Records when and why keys became invalid, so that the page can explain it to their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .keys import HOST, hashed
from .protocol import LostKey
from .session import milliseconds
from .store.rows import MOST_OLD_KEYS, OldKey, SeatRow

if TYPE_CHECKING:
    from .registry import TableRegistry
    from .session import TableSession

Why = Literal["renewed", "claimed", "handed", "left", "freed"]


def retire(at: SeatRow, why: Why) -> None:
    """Invalidates the key of a seat. The caller stores the seat."""
    if at.key:
        at.old_keys = [*at.old_keys, OldKey(at.key, why, milliseconds())][-MOST_OLD_KEYS:]
        at.key = ""


def explain(registry: TableRegistry, session: TableSession, token: str, place: int) -> LostKey:
    """Explains why a token is not valid, using only facts that its holder may see."""
    key = registry.keys.read(token)
    if key is None:
        return LostKey(place, "broken")
    if key.table != session.id:
        return LostKey(place, "other-table")
    if key.who == HOST or not 0 <= key.who < session.players:
        return LostKey(place, "unknown")
    at = session.seats[key.who]
    if at.key and at.key == hashed(key.random):
        return LostKey(place, "banned", key.who)
    old = next((one for one in at.old_keys if one.hash == hashed(key.random)), None)
    if old is None:
        return LostKey(place, "unknown", key.who)
    return LostKey(place, old.why, key.who, old.at)
