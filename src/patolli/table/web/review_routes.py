"""Reviews of finished games over HTTP."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..protocol import RecordMoment, RecordReview, RecordTry, ReviewRequest, ReviewTry
from ..refusal import Refusal
from ..registry import TableRegistry
from ..reviews import GameUnderReview
from .guard import address_of
from .responses import answer, body_of, language_of, refusing
from .table_routes import registry_of, session_of


async def review(request: Request) -> Response:
    """Returns the results so far, without starting a review."""
    session = await session_of(request)
    reviews = registry_of(request).reviews
    return answer(await reviews.state(session, language_of(request), address_of(request.scope)))


async def change(request: Request) -> Response:
    """Starts or stops a review. A key to the table is needed, because reviews are expensive."""
    registry = registry_of(request)
    wanted = await body_of(request, ReviewRequest, registry.settings.most_message)
    session = await session_of(request)
    if registry.holder(session, wanted.token) is None and not registry.keys.is_operator(wanted.token):
        raise Refusal("not-yours", "this key is not valid")
    found = registry.reviews.review(session)
    if wanted.action == "start":
        await found.start(address_of(request.scope))
    else:
        found.stop()
    return answer(await found.report(language_of(request), address_of(request.scope)))


async def attempt(request: Request) -> Response:
    """Judges another answer to a choice. The time is charged like that of a hint."""
    registry = registry_of(request)
    wanted = await body_of(request, ReviewTry, registry.settings.most_message)
    session = await session_of(request)
    key = registry.holder(session, wanted.token)
    if key is None:
        raise Refusal("not-yours", "this key is not valid")
    found = registry.reviews.review(session)
    address, language = address_of(request.scope), language_of(request)
    charge = registry.budget.reserve(f"{session.id}/{key.who}", address)
    began = time.monotonic()
    try:
        return answer(await found.attempt(wanted.at, wanted.text, language, address))
    finally:
        charge.settle(1000 * (time.monotonic() - began))


@contextmanager
def charged_review(registry: TableRegistry, record: str, address: str) -> Iterator[GameUnderReview]:
    """Yields the review of an uploaded record. Afterwards, charges the time that was spent on it to the
    address.
    """
    found = registry.reviews.of_record(record)
    charge = registry.budget.reserve("", address)
    try:
        yield found
    finally:
        charge.settle(found.spent())


async def of_record(request: Request) -> Response:
    """Starts, stops or continues the review of an uploaded record. The client's address is charged for it."""
    registry = registry_of(request)
    wanted = await body_of(request, RecordReview, registry.settings.most_body)
    address = address_of(request.scope)
    with charged_review(registry, wanted.record, address) as found:
        await found.open(address)
        if wanted.action == "start":
            await found.start(address)
        elif wanted.action == "stop":
            found.stop()
        return answer(await found.report(language_of(request), address))


async def attempt_of_record(request: Request) -> Response:
    """Judges another answer to a choice in an uploaded record. The client's address is charged for it."""
    registry = registry_of(request)
    wanted = await body_of(request, RecordTry, registry.settings.most_body)
    address = address_of(request.scope)
    with charged_review(registry, wanted.record, address) as found:
        return answer(await found.attempt(wanted.at, wanted.text, language_of(request), address))


async def moment_of_record(request: Request) -> Response:
    """Returns a position from an uploaded record. The client's address is charged for it."""
    registry = registry_of(request)
    wanted = await body_of(request, RecordMoment, registry.settings.most_body)
    address = address_of(request.scope)
    with charged_review(registry, wanted.record, address) as found:
        return answer(await found.moment(wanted.at, address))


def routes() -> list[Route]:
    here = "/api/tables/{table}/review"
    return [
        Route(here, refusing(review)),
        Route(here, refusing(change), methods=["POST"]),
        Route("/api/review", refusing(of_record), methods=["POST"]),
        Route("/api/review/try", refusing(attempt_of_record), methods=["POST"]),
        Route("/api/review/moment", refusing(moment_of_record), methods=["POST"]),
        Route(here + "/try", refusing(attempt), methods=["POST"]),
    ]
