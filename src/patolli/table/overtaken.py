"""If two servers write to one table at the same time, the second one reads the table again and retries."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from .refusal import Refusal

if TYPE_CHECKING:
    from .session import TableSession

TRIES: Final = 12
PAUSE_SECONDS: Final = 0.02
"""The longest pause before a retry, so that two servers do not keep overtaking each other."""
P = ParamSpec("P")
T = TypeVar("T")


class OvertakenRefusal(Refusal):
    """Another server wrote to the table first. The table has been read again."""


def again_if_overtaken(
    work: Callable[Concatenate[TableSession, P], Awaitable[T]],
) -> Callable[Concatenate[TableSession, P], Coroutine[Any, Any, T]]:
    """Retries a command with the new state of the table, unless a part of the change has been written."""

    @functools.wraps(work)
    async def tried(session: TableSession, *args: P.args, **kwargs: P.kwargs) -> T:
        for left in reversed(range(TRIES)):
            written = session.written
            try:
                return await work(session, *args, **kwargs)
            except OvertakenRefusal:
                if not left or session.written != written:
                    raise
                await asyncio.sleep(random.random() * PAUSE_SECONDS)
        raise AssertionError

    return tried  # type: ignore[return-value]
