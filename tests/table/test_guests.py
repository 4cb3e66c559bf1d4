"""A client of a table: whose view it shows, and what happens if it does not read its messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest

from patolli.kernel.seats import SPECTATOR
from patolli.table.guests import MOST_WAITING, Guest
from patolli.table.limits import Limits
from patolli.table.protocol import Pong


def in_loop(body: Callable[[], None]) -> None:
    async def run() -> None:
        body()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("seats", "curtain", "looking", "viewers"),
    [
        ([], False, None, [SPECTATOR]),
        ([], True, 1, [SPECTATOR]),
        ([1], True, None, [1]),
        ([0, 2], False, 2, [0, 2]),
        ([0, 2], True, None, [SPECTATOR]),
        ([0, 2], True, 0, [0]),
    ],
)
def test_a_shared_device_with_a_curtain_shows_one_view(
    seats: list[int], curtain: bool, looking: int | None, viewers: list[int]
) -> None:
    def body() -> None:
        guest = Guest()
        guest.seats, guest.curtain, guest.looking = seats, curtain, looking
        assert guest.viewers() == viewers
        assert [seat for seat in range(3) if guest.may(seat)] == [one for one in viewers if one in seats]
        assert not guest.foresees(0)
        guest.prospects = True
        assert [seat for seat in range(3) if guest.foresees(seat)] == [one for one in viewers if one in seats]
        guest.close(1000)
        assert not any(guest.foresees(seat) for seat in range(3))

    in_loop(body)


def test_unread_bytes_are_counted_for_the_client_and_its_address() -> None:
    def body() -> None:
        unread: Counter[str] = Counter()
        one, two = Guest(address="a", all_unread=unread), Guest(address="a", all_unread=unread)
        one.send(b"four")
        two.send(b"sixsix")
        assert (one.unread, two.unread, unread) == (4, 6, {"a": 10})
        one.count(-4)
        assert unread == {"a": 6}
        two.close(1001)
        assert unread == {}
        two.send(b"more")
        assert unread == {}
        assert two.waiting.get_nowait() is None, "nothing but the end is sent to a closed connection"
        assert two.waiting.empty()

    in_loop(body)


@pytest.mark.parametrize(("own", "others", "code"), [(10, 0, 0), (11, 0, 1013), (5, 15, 0), (5, 16, 1013)])
def test_a_client_that_does_not_read_is_disconnected(own: int, others: int, code: int) -> None:
    def body() -> None:
        unread = Counter({"a": others})
        guest = Guest(address="a", all_unread=unread)
        guest.most_unread = (10, 20)
        guest.send(b"x" * own)
        assert guest.closed == code

    in_loop(body)


def test_without_settings_the_usual_limits_apply() -> None:
    def body() -> None:
        assert Guest().most_unread == (Limits().unread_per_client, Limits().unread_per_address)

    in_loop(body)


def test_a_client_has_a_limited_number_of_waiting_messages() -> None:
    def body() -> None:
        guest = Guest()
        for _ in range(MOST_WAITING):
            guest.tell(Pong(1, 2))
        assert guest.closed == 0
        guest.send(b"x")
        assert guest.closed == 1013
        guest.close(1000)
        assert guest.closed == 1013, "the first reason counts"

    in_loop(body)
