"""The messages between the table and its clients; docs/protocol.md describes them in prose.

Every message is JSON. On the socket, the field `do` names the kind of a client's message, and the field `is`
names the kind of a server's message. Unknown fields and wrong types are refused. `VERSION` increases when an
old client would misunderstand a new server.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .client_messages import AskHint as AskHint
from .client_messages import AskPreview as AskPreview
from .client_messages import ClientMessage as ClientMessage
from .client_messages import EnterOutcome as EnterOutcome
from .client_messages import FillForm as FillForm
from .client_messages import HandOver as HandOver
from .client_messages import Held as Held
from .client_messages import Hello as Hello
from .client_messages import Imagine as Imagine
from .client_messages import Lift as Lift
from .client_messages import Note as Note
from .client_messages import Ping as Ping
from .client_messages import Play as Play
from .client_messages import PlayChain as PlayChain
from .client_messages import Propose as Propose
from .client_messages import Reach as Reach
from .client_messages import ReopenWindow as ReopenWindow
from .client_messages import Reply as Reply
from .client_messages import Say as Say
from .client_messages import SetStandingAnswer as SetStandingAnswer
from .client_messages import Stream as Stream
from .client_messages import TakeBackOutcome as TakeBackOutcome
from .client_messages import Undo as Undo
from .client_messages import Why as Why
from .command_messages import Agree as Agree
from .command_messages import Approve as Approve
from .command_messages import AskAbandon as AskAbandon
from .command_messages import AskPause as AskPause
from .command_messages import AskRemoval as AskRemoval
from .command_messages import AskRewind as AskRewind
from .command_messages import Claim as Claim
from .command_messages import Close as Close
from .command_messages import Fill as Fill
from .command_messages import IncomingMessage as IncomingMessage
from .command_messages import Kick as Kick
from .command_messages import Leave as Leave
from .command_messages import Mute as Mute
from .command_messages import Pause as Pause
from .command_messages import Rematch as Rematch
from .command_messages import ReportSeat as ReportSeat
from .command_messages import Resume as Resume
from .command_messages import SayWord as SayWord
from .command_messages import StandIn as StandIn
from .command_messages import Start as Start
from .command_messages import TableCommand as TableCommand
from .command_messages import TakeBack as TakeBack
from .editor_bodies import EditorAsked as EditorAsked
from .editor_bodies import EditorEdit as EditorEdit
from .editor_bodies import EditorFault as EditorFault
from .editor_bodies import EditorField as EditorField
from .editor_bodies import EditorGroup as EditorGroup
from .editor_bodies import EditorRequest as EditorRequest
from .editor_bodies import EditorState as EditorState
from .editor_bodies import EditorTrouble as EditorTrouble
from .http_bodies import Again as Again
from .http_bodies import Ban as Ban
from .http_bodies import BanRequest as BanRequest
from .http_bodies import CommandRequest as CommandRequest
from .http_bodies import Components as Components
from .http_bodies import DamagedTable as DamagedTable
from .http_bodies import DeleteTable as DeleteTable
from .http_bodies import EndTable as EndTable
from .http_bodies import HostPage as HostPage
from .http_bodies import HostQuestion as HostQuestion
from .http_bodies import Invite as Invite
from .http_bodies import Link as Link
from .http_bodies import LinkRequest as LinkRequest
from .http_bodies import Lobby as Lobby
from .http_bodies import Moment as Moment
from .http_bodies import MomentKind as MomentKind
from .http_bodies import Moments as Moments
from .http_bodies import MyTable as MyTable
from .http_bodies import NewSeat as NewSeat
from .http_bodies import NewTable as NewTable
from .http_bodies import Problem as Problem
from .http_bodies import ProcessInfo as ProcessInfo
from .http_bodies import ReplayState as ReplayState
from .http_bodies import ReportInfo as ReportInfo
from .http_bodies import SeatGiven as SeatGiven
from .http_bodies import SettleReport as SettleReport
from .http_bodies import SetUp as SetUp
from .http_bodies import Sit as Sit
from .http_bodies import Summary as Summary
from .http_bodies import TableMade as TableMade
from .http_bodies import Tokens as Tokens
from .lobby_messages import LobbyNews as LobbyNews
from .lobby_messages import Watch as Watch
from .position_bodies import PlayedMove as PlayedMove
from .position_bodies import PositionAnalysis as PositionAnalysis
from .position_bodies import PositionBestLine as PositionBestLine
from .position_bodies import PositionLines as PositionLines
from .position_bodies import PositionMove as PositionMove
from .position_bodies import PositionProspects as PositionProspects
from .position_bodies import PositionQuery as PositionQuery
from .position_bodies import PositionState as PositionState
from .prospect_messages import AnswerOdds as AnswerOdds
from .prospect_messages import ChainOption as ChainOption
from .prospect_messages import FieldMessage as FieldMessage
from .prospect_messages import FormMessage as FormMessage
from .prospect_messages import LimitMessage as LimitMessage
from .prospect_messages import MissingAnswer as MissingAnswer
from .prospect_messages import OddsOutcome as OddsOutcome
from .prospect_messages import PatchEntry as PatchEntry
from .prospect_messages import Payment as Payment
from .prospect_messages import Prospect as Prospect
from .prospect_messages import ThingAmount as ThingAmount
from .puzzle_bodies import DailyPuzzle as DailyPuzzle
from .puzzle_bodies import PuzzleAnswer as PuzzleAnswer
from .puzzle_bodies import PuzzleEntry as PuzzleEntry
from .puzzle_bodies import PuzzleList as PuzzleList
from .puzzle_bodies import PuzzlePosition as PuzzlePosition
from .puzzle_bodies import PuzzleStep as PuzzleStep
from .puzzle_bodies import PuzzleTurn as PuzzleTurn
from .question_types import Asked as Asked
from .question_types import Happened as Happened
from .question_types import Option as Option
from .review_bodies import GameReview as GameReview
from .review_bodies import RecordMoment as RecordMoment
from .review_bodies import RecordReview as RecordReview
from .review_bodies import RecordTry as RecordTry
from .review_bodies import ReviewCurvePoint as ReviewCurvePoint
from .review_bodies import ReviewedChance as ReviewedChance
from .review_bodies import ReviewedChoice as ReviewedChoice
from .review_bodies import ReviewLedgerRow as ReviewLedgerRow
from .review_bodies import ReviewMoment as ReviewMoment
from .review_bodies import ReviewRequest as ReviewRequest
from .review_bodies import ReviewState as ReviewState
from .review_bodies import ReviewTried as ReviewTried
from .review_bodies import ReviewTry as ReviewTry
from .review_bodies import ReviewTurningPoint as ReviewTurningPoint
from .review_bodies import ReviewVerdict as ReviewVerdict
from .server_messages import Ack as Ack
from .server_messages import ChanceAsked as ChanceAsked
from .server_messages import ChatLine as ChatLine
from .server_messages import Chatted as Chatted
from .server_messages import Clocks as Clocks
from .server_messages import ClocksSet as ClocksSet
from .server_messages import Failure as Failure
from .server_messages import Hinted as Hinted
from .server_messages import HintGain as HintGain
from .server_messages import HintMove as HintMove
from .server_messages import Imagined as Imagined
from .server_messages import Looking as Looking
from .server_messages import LostKey as LostKey
from .server_messages import OutgoingMessage as OutgoingMessage
from .server_messages import PassedWindow as PassedWindow
from .server_messages import Pong as Pong
from .server_messages import Previewed as Previewed
from .server_messages import Prospects as Prospects
from .server_messages import Reached as Reached
from .server_messages import ServerMessage as ServerMessage
from .server_messages import Shows as Shows
from .server_messages import TableChanged as TableChanged
from .server_messages import Talk as Talk
from .server_messages import Update as Update
from .server_messages import Welcome as Welcome
from .server_messages import WhyAnswer as WhyAnswer
from .shared_types import About as About
from .shared_types import CardText as CardText
from .shared_types import ChanceBy as ChanceBy
from .shared_types import Fate as Fate
from .shared_types import GameInfo as GameInfo
from .shared_types import Hints as Hints
from .shared_types import Language as Language
from .shared_types import Level as Level
from .shared_types import LevelInfo as LevelInfo
from .shared_types import Name as Name
from .shared_types import Number as Number
from .shared_types import Pace as Pace
from .shared_types import Pausing as Pausing
from .shared_types import PreviewEnd as PreviewEnd
from .shared_types import PromiseKind as PromiseKind
from .shared_types import Promises as Promises
from .shared_types import Rules as Rules
from .shared_types import RuleText as RuleText
from .shared_types import Scores as Scores
from .shared_types import Seat as Seat
from .shared_types import SeatInfo as SeatInfo
from .shared_types import TableEvent as TableEvent
from .shared_types import TableInfo as TableInfo
from .shared_types import Text as Text
from .shared_types import Token as Token
from .shared_types import UncertainValue as UncertainValue
from .shared_types import View as View
from .shared_types import Vote as Vote
from .shared_types import VoteSubject as VoteSubject
from .shared_types import Word as Word
from .tour_bodies import TourChapter as TourChapter
from .tour_bodies import TourInfo as TourInfo
from .tour_bodies import TourMove as TourMove
from .tour_bodies import TourProspects as TourProspects
from .tour_bodies import TourQuery as TourQuery
from .tour_bodies import TourState as TourState
from .tour_bodies import TourStepInfo as TourStepInfo
from .workshop_bodies import OwnComponents as OwnComponents
from .workshop_bodies import Workshop as Workshop
from .workshop_bodies import WorkshopChanges as WorkshopChanges
from .workshop_bodies import WorkshopEntry as WorkshopEntry
from .workshop_bodies import WorkshopFile as WorkshopFile
from .workshop_bodies import WorkshopGroup as WorkshopGroup
from .workshop_bodies import WorkshopProblem as WorkshopProblem
from .workshop_bodies import WorkshopValue as WorkshopValue

VERSION: Final = 6

BODIES: Final = (
    NewTable, TableMade, Sit, SeatGiven, Tokens, Lobby, LinkRequest, Link, ReplayState, Moments, HostPage,
    HostQuestion, DeleteTable, Problem, CommandRequest, GameInfo,
    Promises, Rules, TableInfo, Components, Invite, CardText, EndTable,
    BanRequest, SettleReport, About, SetUp,
    Workshop, WorkshopChanges, WorkshopFile, OwnComponents,
    TourInfo, TourMove, TourQuery, TourProspects, TourState,
    PositionMove, PositionQuery, PositionProspects, PositionState,
    PositionAnalysis, PositionLines,
    EditorRequest, EditorState,
    ReviewRequest, ReviewState, ReviewTry, ReviewTried, RecordReview, RecordTry,
    RecordMoment, ReviewMoment,
    Watch, LobbyNews,
    DailyPuzzle, PuzzleList, PuzzlePosition, PuzzleTurn, PuzzleAnswer,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """Returns the JSON Schema of the whole protocol: `ClientMessage`, `ServerMessage`, and the bodies of HTTP
    requests and responses by name.
    """
    (client, server, *_), definitions = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *BODIES], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Patolli table protocol {VERSION}",
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }
