"""Retries a command if another server has written to the table in the meantime."""

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
"""The maximum pause before a retry. It is random, so that two servers do not keep colliding."""
P = ParamSpec("P")
T = TypeVar("T")


class OvertakenRefusal(Refusal):
    """Raised when another server has written to the table first. The table has been read again by then."""


def again_if_overtaken(
    work: Callable[Concatenate[TableSession, P], Awaitable[T]],
) -> Callable[Concatenate[TableSession, P], Coroutine[Any, Any, T]]:
    """Decorates a command so that it is repeated with the new state of the table, unless part of it has
    already been stored.
    """

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
