"""Converts trained weights to the integers of a network file, and checks that no sum can overflow."""

from __future__ import annotations

from array import array
from typing import Any

from ...kernel.errors import PatolliError
from ...kernel.features import AMOUNT, COUNT, Block
from ...players.network import (
    FARTHEST,
    FIRST_BITS,
    FIRST_MOST,
    HEAD_BITS,
    HEADS,
    HIDDEN_BITS,
    HIDDEN_MOST,
    INPUT_BITS,
    WEIGHT_BITS,
    Layers,
)
from ...players.policy import MOST_NUMBERS, PolicyLayers

SHORT = 32767
LONG = 2**31 - 1


def columns(blocks: list[Block]) -> list[tuple[int, int, float]]:
    """Returns (feature, kind, value) for each input of the trained network. The value is a factor if the kind
    is `AMOUNT`, otherwise a threshold.
    """
    found: list[tuple[int, int, float]] = []
    at = 0
    for block in blocks:
        for _ in range(block.size):
            if block.kind == AMOUNT:
                found.append((at, AMOUNT, 1 / block.most))
            else:
                found += [(at, block.kind, value) for value in range(1, block.most + 1)]
            at += 1
    return found


def layers_of(blocks: list[Block], weights: dict[str, Any]) -> Layers:
    """Rounds the weights of a value network to integers. `weights` contains numpy arrays: `first` and `skip`
    (by column), and the weights and biases of the later layers.
    """
    import numpy as np

    hidden, second, third = (len(weights[name]) for name in ("first_bias", "second_bias", "third_bias"))
    layers = Layers([hidden, second, third])
    full = np.concatenate([weights["first"], weights["skip"]], axis=1).astype(np.float64)
    layers.inputs, rows, worst = first_layer(blocks, full)
    bias = np.rint(np.concatenate([weights["first_bias"], np.zeros(HEADS)]) * (1 << INPUT_BITS))
    if (worst + np.abs(bias)).max() > LONG:
        raise PatolliError("the sums of the first layer could overflow")
    layers.rows = array("h", rows.ravel().tolist())
    layers.bias = whole_numbers(bias)
    layers.second_weights, layers.second_bias = dense(
        weights["second"], weights["second_bias"], FIRST_BITS + WEIGHT_BITS, FIRST_MOST
    )
    layers.third_weights, layers.third_bias = dense(
        weights["third"], weights["third_bias"], HIDDEN_BITS + WEIGHT_BITS, HIDDEN_MOST
    )
    layers.head_weights, layers.head_bias = dense(
        weights["heads"], weights["head_bias"], HEAD_BITS, HIDDEN_MOST
    )
    return layers


def first_layer(blocks: list[Block], full: Any) -> tuple[list[int], Any, Any]:
    """Rounds the weights of the first layer. Returns the inputs in the form in which the file stores them,
    the rounded rows, and the largest possible sum for each column.
    """
    import numpy as np

    inputs: list[int] = []
    rows = []
    at = first = 0
    worst = np.zeros(full.shape[1])
    for block in blocks:
        for _ in range(block.size):
            count = 1 if block.kind == AMOUNT else block.most
            part = full[at : at + count]
            if block.kind == COUNT:
                part = np.cumsum(part, axis=0)
            if block.kind == AMOUNT:
                part = part / block.most
            whole, shift = whole_rows(part)
            reach = block.most * FARTHEST if block.kind == AMOUNT else 1
            worst += np.abs(whole).max(axis=0) * (1 << shift) * reach
            rows.append(whole)
            inputs += [block.kind, block.most, first, shift]
            at += count
            first += count
    return inputs, np.concatenate(rows), worst


def whole_rows(part: Any) -> tuple[Any, int]:
    """Rounds rows of the first layer to 16-bit integers with one common shift."""
    import numpy as np

    scaled = part * (1 << INPUT_BITS)
    shift = max(0, int(np.ceil(np.log2(max(1e-9, np.abs(scaled).max()) / SHORT))))
    return np.rint(scaled / (1 << shift)).astype(np.int64), shift


def policy_layers(blocks: list[Block], weights: dict[str, Any]) -> PolicyLayers:
    """Rounds the weights of a policy network to integers. `weights` contains numpy arrays: `first` (by
    column), the tokens, and the weights and biases of the later layers.
    """
    import numpy as np

    hidden, second = len(weights["first_bias"]), len(weights["second_bias"])
    layers = PolicyLayers([hidden, second])
    layers.inputs, rows, worst = first_layer(blocks, weights["first"].astype(np.float64))
    tokens, layers.token_shift = whole_rows(weights["tokens"].astype(np.float64))
    worst += np.abs(tokens).max(axis=0) * (1 << layers.token_shift) * (MOST_NUMBERS + 1)
    bias = np.rint(weights["first_bias"].astype(np.float64) * (1 << INPUT_BITS))
    if (worst + np.abs(bias)).max() > LONG:
        raise PatolliError("the sums of the first layer could overflow")
    layers.rows = array("h", rows.ravel().tolist())
    layers.token_rows = array("h", tokens.ravel().tolist())
    layers.bias = whole_numbers(bias)
    layers.second_weights, layers.second_bias = dense(
        weights["second"], weights["second_bias"], FIRST_BITS + WEIGHT_BITS, FIRST_MOST
    )
    layers.move_weights, layers.move_bias = dense(
        weights["moves"], weights["move_bias"], HEAD_BITS, HIDDEN_MOST
    )
    return layers


def weights_of(blocks: list[Block], layers: Layers) -> dict[str, Any]:
    """Converts the integers back to weights. The inverse of `layers_of`, except for rounding."""
    import numpy as np

    width = layers.hidden + HEADS
    rows = np.asarray(layers.rows, np.float64).reshape(-1, width) / (1 << INPUT_BITS)
    parts = []
    kinds = [block.kind for block in blocks for _ in range(block.size)]
    for kind, at in zip(kinds, range(0, len(layers.inputs), 4), strict=True):
        _, most, first, shift = layers.inputs[at : at + 4]
        part = rows[first : first + (1 if kind == AMOUNT else most)] * (1 << shift)
        if kind == COUNT:
            part = np.diff(part, axis=0, prepend=np.zeros((1, width)))
        if kind == AMOUNT:
            part = part * most
        parts.append(part)
    full = np.concatenate(parts)
    first_bias = np.asarray(layers.bias, np.float64) / (1 << INPUT_BITS)

    def back(numbers: Any, bits: int, columns: int = 0) -> Any:
        found = np.asarray(numbers, np.float64) / (1 << bits)
        return found.reshape(-1, columns) if columns else found

    return {
        "first": full[:, : layers.hidden],
        "first_bias": first_bias[: layers.hidden],
        "skip": full[:, layers.hidden :],
        "second": back(layers.second_weights, WEIGHT_BITS, layers.hidden),
        "second_bias": back(layers.second_bias, FIRST_BITS + WEIGHT_BITS),
        "third": back(layers.third_weights, WEIGHT_BITS, layers.second),
        "third_bias": back(layers.third_bias, HIDDEN_BITS + WEIGHT_BITS),
        "heads": back(layers.head_weights, WEIGHT_BITS, layers.third),
        "head_bias": back(layers.head_bias, HEAD_BITS),
    }


def dense(weights: Any, bias: Any, bits: int, most: int) -> tuple[array[int], array[int]]:
    import numpy as np

    whole = np.clip(np.rint(np.asarray(weights, np.float64) * (1 << WEIGHT_BITS)), -SHORT, SHORT)
    offset = np.rint(np.asarray(bias, np.float64) * (1 << bits))
    if (np.abs(whole).sum(axis=1) * most + np.abs(offset)).max() > LONG:
        raise PatolliError("the sums of a hidden layer could overflow")
    return array("h", whole.astype(int).ravel().tolist()), whole_numbers(offset)


def whole_numbers(numbers: Any) -> array[int]:
    return array("i", numbers.astype(int).tolist())
