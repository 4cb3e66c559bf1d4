"""The limits and default values of all messages and of exported tables, stored in `protocol_bounds.txt`.

Other clients and servers rely on them. After an intended change, `python -m tests.table.protocol_bounds`
writes the file again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from patolli.table import table_import
from patolli.table.protocol import schema
from patolli.table.table_import import Bounds, Exported

FILE = Path(__file__).with_suffix(".txt")
BOUNDS = (
    "default", "enum", "maxItems", "maxLength", "maxProperties", "maximum", "minItems", "minLength",
    "minProperties", "minimum", "pattern",
)  # fmt: skip
INSIDE = ("items", "additionalProperties", "propertyNames")


EXPORTED = [one for one in vars(table_import).values() if isinstance(one, type) and issubclass(one, Bounds)]


def bounds() -> list[str]:
    messages = schema()
    _, rows = msgspec.json.schema_components([*EXPORTED, Exported])
    named = [*sorted(messages["$defs"].items()), *sorted(rows.items())]
    return [messages["title"], *(line for name, one in named for line in bounds_of(name, one))]


def bounds_of(place: str, node: Any) -> Iterator[str]:
    if not isinstance(node, dict):
        return
    own = {bound: node[bound] for bound in BOUNDS if bound in node}
    if own:
        yield f"{place} {json.dumps(own)}"
    for name, one in node.get("properties", {}).items():
        yield from bounds_of(f"{place}.{name}", one)
    for name in INSIDE:
        yield from bounds_of(f"{place} {name}", node.get(name))
    for n, one in enumerate([*node.get("anyOf", []), *node.get("prefixItems", [])]):
        yield from bounds_of(f"{place} {n}", one)


if __name__ == "__main__":
    FILE.write_text("\n".join(bounds()) + "\n", encoding="utf-8")
