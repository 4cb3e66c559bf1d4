"""Decodes WebSocket messages strictly and up to a maximum size."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..protocol import ClientMessage

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
MOST_UNREADABLE: Final = 20
"""The number of invalid messages after which a client is disconnected."""
SLOWED_SECONDS: Final = 0.1
"""The number of seconds by which each message beyond the rate limit is delayed."""


class Unreadable(Exception):
    """Raised for an invalid message. `to` is its id if that could be read, otherwise 0."""

    def __init__(self, to: int, error: str, text: str) -> None:
        super().__init__(text)
        self.to, self.error, self.text = to, error, text


def decode(raw: bytes, most: int, decoder: msgspec.json.Decoder[Any] = decoder) -> Any:
    if len(raw) > most:
        raise Unreadable(0, "too-long", f"a message has at most {most} bytes")
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Unreadable(id_in(raw), "unreadable", f"the message cannot be read: {fault}") from None


def id_in(raw: bytes) -> int:
    """Returns the id of an invalid message if it can be read, so that the client learns which one was
    refused.
    """
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    id_ = found.get("id") if isinstance(found, dict) else None
    return id_ if isinstance(id_, int) and 0 <= id_ <= 2**31 else 0
