"""A worker process that counts up to the number in `{"count": 3}`, or forever if the number is negative."""

from __future__ import annotations

import itertools
from typing import Any

from patolli.table.worker_process import answer_lines


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    for n in itertools.count():
        if n == asked["count"]:
            return {"counted": n}
    return {}


if __name__ == "__main__":
    answer_lines(answer)
