"""Linear least squares: finds the change of weights that would have given the best predictions."""

from __future__ import annotations

from array import array
from operator import mul


class NormalEquations:
    """The normal equations of many samples. `products` are the products of the slopes with each other, and
    `with_errors` their products with the errors.
    """

    def __init__(self, size: int) -> None:
        self.products = [[0.0] * size for _ in range(size)]
        self.with_errors = [0.0] * size
        self.samples = 0.0

    def add(self, slopes: list[array[float]], errors: array[float]) -> None:
        """Adds samples. `slopes` contains, for each weight, a list with one number per sample."""
        self.samples += len(errors)
        for i, column in enumerate(slopes):
            self.with_errors[i] += sum(map(mul, column, errors))
            row = self.products[i]
            for j in range(i, len(slopes)):
                row[j] += sum(map(mul, column, slopes[j]))

    def decay(self, kept: float) -> None:
        """Reduces the weight of all samples added so far."""
        self.samples *= kept
        self.with_errors = [kept * one for one in self.with_errors]
        self.products = [[kept * one for one in row] for row in self.products]

    def move(self, by: list[float]) -> None:
        """Updates the errors of earlier samples after the weights have been changed."""
        for i in range(len(by)):
            known = sum(self.products[min(i, j)][max(i, j)] * by[j] for j in range(len(by)))
            self.with_errors[i] -= known

    def solve(self, held: list[float]) -> list[float]:
        """Returns the best change of the weights. `held` contains the ridge penalty per sample for each
        weight.
        """
        size = len(held)
        rows = [
            [self.products[min(i, j)][max(i, j)] for j in range(size)] + [self.with_errors[i]]
            for i in range(size)
        ]
        for i in range(size):
            rows[i][i] += held[i] * self.samples
        for i in range(size):
            pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for k in range(i + 1, size):
                factor = rows[k][i] / rows[i][i]
                if factor:
                    rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
        found = [0.0] * size
        for i in range(size - 1, -1, -1):
            known = sum(rows[i][k] * found[k] for k in range(i + 1, size))
            found[i] = (rows[i][size] - known) / rows[i][i]
        return found
