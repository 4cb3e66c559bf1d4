"""Permutations of the other seats' features, for games in which the order of these seats does not matter."""

from __future__ import annotations

from itertools import permutations

from ...kernel.features import Block


def seat_orders(blocks: list[Block]) -> dict[int, list[list[int]]]:
    """Returns, for each number of players, a list of permutations. Each permutation gives, for every feature,
    the index of the feature whose value it takes.
    """
    names = [block.name for block in blocks for _ in range(block.size)]
    seats: list[list[int]] = []
    while places := [at for at, name in enumerate(names) if name.startswith(f"other{len(seats) + 1}.")]:
        seats.append(places)
    found: dict[int, list[list[int]]] = {}
    for others in range(1, len(seats) + 1):
        found[others + 1] = []
        for order in permutations(range(others)):
            taken = list(range(len(names)))
            for to, source in enumerate(order):
                for there, here in zip(seats[to], seats[source], strict=True):
                    taken[there] = here
            found[others + 1].append(taken)
    return found
