"""Messages over the socket of the start page."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .command_messages import IncomingMessage
from .http_bodies import MyTable
from .server_messages import OutgoingMessage
from .shared_types import Language, TableInfo, Token


class Watch(IncomingMessage, tag="watch"):
    """Adds keys whose tables the server then reports to this page. Keys that do not fit into one message
    are sent in further messages.
    """

    version: int
    tokens: Annotated[list[Token], Meta(max_length=100)]
    language: Language = ""
    """The language of the sentences about last moves; empty for no sentences."""


class LobbyNews(OutgoingMessage, tag="lobby"):
    """The tables that have changed, each with its complete description: those of the page's keys, and the
    listed tables.
    """

    mine: list[MyTable]
    gone: list[str]
    """Tables for which the page no longer has a valid key."""
    listed: list[TableInfo]
    unlisted: list[str]
    """Tables that have been removed from the public list."""
