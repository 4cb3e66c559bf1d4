"""What a refused promise must name, in the message to the person who proposed it."""

from __future__ import annotations

import pytest

from patolli.table import promises
from patolli.table.refusal import Refusal


@pytest.mark.parametrize(
    ("promise", "needed"),
    [("peace 3", "nothing"), ("spare", "land"), ("war 9", "seat")],
)
def test_a_refused_promise_says_what_it_must_name(promise: str, needed: str) -> None:
    with pytest.raises(Refusal) as refused:
        promises.check("azteca", 2, promise)
    assert refused.value.error == "no-word"
    assert str(refused.value).endswith(f"must name {needed}")
