"""What the table and its guests say to each other; docs/protocol.md tells it in prose.

Every message is JSON. Over the socket a client's message names itself in `do`, the server's in `is`. Unknown
fields and wrong types are refused. `VERSION` rises when an old client would misunderstand a new server.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .acts import Act as Act
from .acts import Agree as Agree
from .acts import AskAbandon as AskAbandon
from .acts import AskPause as AskPause
from .acts import AskRewind as AskRewind
from .acts import Close as Close
from .acts import Fill as Fill
from .acts import Kick as Kick
from .acts import Leave as Leave
from .acts import Pause as Pause
from .acts import Rematch as Rematch
from .acts import Resume as Resume
from .acts import SayWord as SayWord
from .acts import StandIn as StandIn
from .acts import Start as Start
from .acts import TableAct as TableAct
from .acts import TakeBack as TakeBack
from .bodies import Acting as Acting
from .bodies import Again as Again
from .bodies import Components as Components
from .bodies import DamagedTable as DamagedTable
from .bodies import DeleteTable as DeleteTable
from .bodies import EndTable as EndTable
from .bodies import HostPage as HostPage
from .bodies import HostQuestion as HostQuestion
from .bodies import Invite as Invite
from .bodies import Key as Key
from .bodies import Link as Link
from .bodies import Lobby as Lobby
from .bodies import Mine as Mine
from .bodies import NewSeat as NewSeat
from .bodies import NewTable as NewTable
from .bodies import Problem as Problem
from .bodies import SeatGiven as SeatGiven
from .bodies import Shown as Shown
from .bodies import Sit as Sit
from .bodies import TableMade as TableMade
from .bodies import Tokens as Tokens
from .client import AskHint as AskHint
from .client import ClientMessage as ClientMessage
from .client import HandOver as HandOver
from .client import Held as Held
from .client import Hello as Hello
from .client import Imagine as Imagine
from .client import Lift as Lift
from .client import Note as Note
from .client import Ping as Ping
from .client import Play as Play
from .client import PlayChain as PlayChain
from .client import Preview as Preview
from .client import Propose as Propose
from .client import Reach as Reach
from .client import Reply as Reply
from .client import Say as Say
from .client import Standing as Standing
from .client import Stream as Stream
from .client import Undo as Undo
from .client import Why as Why
from .facts import CardText as CardText
from .facts import Fate as Fate
from .facts import GameInfo as GameInfo
from .facts import Hints as Hints
from .facts import Language as Language
from .facts import Level as Level
from .facts import LevelInfo as LevelInfo
from .facts import Name as Name
from .facts import Number as Number
from .facts import Pace as Pace
from .facts import Pausing as Pausing
from .facts import PromiseKind as PromiseKind
from .facts import Promises as Promises
from .facts import Rules as Rules
from .facts import RuleText as RuleText
from .facts import Seat as Seat
from .facts import SeatInfo as SeatInfo
from .facts import TableInfo as TableInfo
from .facts import Text as Text
from .facts import Token as Token
from .facts import UncertainValue as UncertainValue
from .facts import Vote as Vote
from .facts import Word as Word
from .server import Ack as Ack
from .server import Asked as Asked
from .server import Because as Because
from .server import ChatLine as ChatLine
from .server import Chatted as Chatted
from .server import Clocks as Clocks
from .server import ClocksSet as ClocksSet
from .server import Error as Error
from .server import Happened as Happened
from .server import Hinted as Hinted
from .server import Imagined as Imagined
from .server import Looking as Looking
from .server import Option as Option
from .server import Pong as Pong
from .server import Previewed as Previewed
from .server import Prospect as Prospect
from .server import Reached as Reached
from .server import Reason as Reason
from .server import ServerMessage as ServerMessage
from .server import Shows as Shows
from .server import TableChanged as TableChanged
from .server import Talk as Talk
from .server import Told as Told
from .server import Update as Update
from .server import Welcome as Welcome

VERSION: Final = 2

BODIES: Final = (
    NewTable, TableMade, Sit, SeatGiven, Tokens, Lobby, Key, Link, Shown, HostPage, HostQuestion, DeleteTable,
    Problem, Acting, GameInfo,
    Rules, TableInfo, Components, Invite, CardText, EndTable,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """JSON Schema of everything: `ClientMessage`, `ServerMessage`, and the HTTP bodies by their names."""
    (client, server, *_), definitions = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *BODIES], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Patolli table protocol {VERSION}",
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }
