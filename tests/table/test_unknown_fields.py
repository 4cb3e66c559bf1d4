"""Client messages with unknown fields are rejected, so that a misspelled field is not silently ignored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from patolli.table import protocol
from patolli.table.protocol import client_messages, command_messages, schema

SENT: list[str] = sorted(
    name
    for module in (client_messages, command_messages)
    for name, one in vars(module).items()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
)
BODIES = (
    *(
        "NewTable",
        "Sit",
        "Tokens",
        "LinkRequest",
        "CommandRequest",
        "RecordReview",
        "ReviewRequest",
        "ReviewTry",
    ),
    *("HostQuestion", "DeleteTable", "EndTable", "BanRequest", "SettleReport"),
    *("WorkshopChanges", "WorkshopFile", "TourQuery", "TourProspects", "EditorRequest", "PuzzleTurn"),
    *("PositionQuery", "PositionProspects", "PositionAnalysis"),
)
DEFINITIONS: dict[str, Any] = schema()["$defs"]


def below(node: Any) -> set[str]:
    """Returns the names of the definitions referenced by a part of the schema."""
    if isinstance(node, list):
        return {name for one in node for name in below(one)}
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"].rpartition("/")[2]} if "$ref" in node else set()
    return own | {name for one in node.values() for name in below(one)}


def sent() -> set[str]:
    found: set[str] = set()
    more = {*SENT, *BODIES}
    while more:
        found |= more
        more = {name for one in more for name in below(DEFINITIONS.get(one, {}))} - found
    return {one for one in found if DEFINITIONS.get(one, {}).get("type") == "object"}


def test_everything_that_clients_send_refuses_unknown_fields() -> None:
    names = sent()
    assert len(names) > 60
    assert not [one for one in sorted(names) if DEFINITIONS[one].get("additionalProperties") is not False]


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (protocol.SettleReport, {"token": "x", "report": 1}),
        (protocol.CommandRequest, {"token": "x", "act": {"do": "start", "id": 1}}),
    ],
)
def test_the_unknown_field_is_named(kind: type[msgspec.Struct], body: dict[str, Any]) -> None:
    msgspec.convert(body, kind)
    with pytest.raises(msgspec.ValidationError, match="`surplus`"):
        msgspec.convert(body | {"surplus": 1}, kind)
