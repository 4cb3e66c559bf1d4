"""Views are sent as differences: changed keys, changed list entries, and removals."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.table.view_diff import changes_of

SEATS = [{"corn": 1}, {"corn": 2}, {"corn": 3}]


@pytest.mark.parametrize(
    ("before", "now", "table", "entries", "gone"),
    [
        ({"day": 1}, {"day": 1}, {}, {}, []),
        ({"day": 1}, {"day": 2}, {"day": 2}, {}, []),
        ({"day": 1, "corn": 2}, {"day": 1}, {}, {}, ["corn"]),
        ({"seats": SEATS}, {"seats": [*SEATS[:2], {"corn": 4}]}, {}, {"seats": {"2": {"corn": 4}}}, []),
        ({"seats": SEATS}, {"seats": SEATS[:2]}, {"seats": SEATS[:2]}, {}, []),
        ({"seats": SEATS[:1]}, {"seats": [{"corn": 9}]}, {"seats": [{"corn": 9}]}, {}, []),
        ({"wheel": [1, 0]}, {"wheel": [0, 0]}, {"wheel": [0, 0]}, {}, []),
        ({"seats": None}, {"seats": SEATS}, {"seats": SEATS}, {}, []),
    ],
)
def test_only_what_changed_is_sent(
    before: dict[str, Any],
    now: dict[str, Any],
    table: dict[str, Any],
    entries: dict[str, Any],
    gone: list[str],
) -> None:
    assert changes_of(before, now) == (table, entries, gone)


def test_a_list_of_which_everything_changed_is_sent_whole() -> None:
    now = [{"corn": one["corn"] + 1} for one in SEATS]
    assert changes_of({"seats": SEATS}, {"seats": now}) == ({"seats": now}, {}, [])
