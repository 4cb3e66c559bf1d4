"""Messages over the socket of the first page."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .command_messages import IncomingMessage
from .http_bodies import MyTable
from .server_messages import OutgoingMessage
from .shared_types import Language, TableInfo, Token


class Watch(IncomingMessage, tag="watch"):
    """Adds keys to the page's list. More than fit are sent as several messages."""

    version: int
    tokens: Annotated[list[Token], Meta(max_length=100)]
    language: Language = ""
    """Language of the sentences about last moves; if empty, none are made."""


class LobbyNews(OutgoingMessage, tag="lobby"):
    """Changed tables, each complete: those of the page's keys, and the listed ones."""

    mine: list[MyTable]
    gone: list[str]
    """Tables to which the page has no valid key any more."""
    listed: list[TableInfo]
    unlisted: list[str]
    """Tables that are no longer listed."""
