"""Hints: a player running in a separate process computes advice for a seat from the seat's observation."""

from __future__ import annotations

import logging
from typing import Any

from ..kernel.errors import HiddenValue
from ..kernel.match import Match, only_option
from ..kernel.position import Position
from ..kernel.stakes import odds_from
from ..texts import GameTexts, odds_text
from ..texts.gain_names import gain_name
from . import chat
from .protocol import AskHint, Hinted, HintGain, HintMove, Option
from .refusal import Refusal
from .session import TableSession
from .store.rows import ChatRow
from .table_moves import must_be_asked
from .view_diff import options
from .worker_process import CutOff, Unwanted

log = logging.getLogger("patolli.hints")


async def hint(session: TableSession, asked: AskHint, words: GameTexts | None, address: str = "") -> Hinted:
    """Computes a hint. Play at the table continues meanwhile, so the answer includes the number of its
    question.
    """
    seat = asked.seat
    async with session.lock:
        session.must_run()
        if session.row.hints == "off":
            raise Refusal("no-hints", "this table allows no hints")
        match = await session.loaded()
        must_be_asked(session, match, seat, asked.question)
        observed = match.position.observation(seat)
        saved = session.observe(seat).saved
        moment = (session.row.era, match.position.barrier, 0 if observed.drafts else asked.question)
    wanted = {
        "game": session.row.game,
        "owner": session.row.owner,
        "hint": asked.strength,
        "seat": seat,
        "position": saved,
    }
    if seat in session.advised:
        raise Refusal("busy", "a hint for this seat is being computed")
    session.advised.add(seat)
    try:
        advice = await session.registry.bots.advise(session, address, wanted)
    except (CutOff, Unwanted) as fault:
        log.warning("no hint", extra={"table": session.id, "seat": seat, "why": str(fault)})
        raise Refusal("no-hint", "there is no advice for this question") from None
    finally:
        session.advised.discard(seat)
    session.must_run()  # the table may have been paused meanwhile
    if session.row.hints == "announced":
        await announce(session, seat, moment)
    return worded(asked, match, observed, advice, words)


async def announce(session: TableSession, seat: int, moment: tuple[int, int, int]) -> None:
    """Announces that a seat is using a hint. There is one announcement per question or, while sealed answers
    are collected, one per round of answers, because more would reveal how many questions the seat has already
    answered.
    """
    async with session.lock:
        if session.announced.get(seat) != moment:
            await chat.keep(session, ChatRow(0, 0, None, "", f"hint-taken {seat}"))
            session.announced[seat] = moment


def worded(
    asked: AskHint, match: Match, observed: Position, advice: dict[str, Any], words: GameTexts | None
) -> Hinted:
    here = observed.question(asked.seat)

    def option(text: str) -> Option:
        return options(match.game, [match.game.vocabulary.move(text)], here, words)[0]

    return Hinted(
        asked.id,
        asked.question,
        asked.strength,
        [option(text) for text in advice["look"]],
        option(advice["move"]) if advice["move"] else None,
        [
            HintMove(option(one["move"]), one["points"], one["share"], odds_words(one["odds"], words))
            for one in advice["best"] or []
        ],
        line(match, observed, asked.seat, advice["line"] or [], words),
        reasons(advice["because"] or [], words),
        reasons(advice["brings"] or [], words),
    )


def odds_words(odds: dict[str, Any] | None, words: GameTexts | None) -> str:
    return "" if odds is None or words is None else odds_text.sentence(words, odds_from(odds))


def reasons(gains: list[dict[str, Any]], words: GameTexts | None) -> list[HintGain]:
    """Lists the gains that have a name. Goods whose points are already listed under the same name, such as
    gems, are not listed twice.
    """
    found: dict[str, HintGain] = {}
    for one in gains:
        name = one["what"] if words is None else gain_name(words, one["what"], one["points"], one["by"])
        if name:
            found.setdefault(name.casefold(), HintGain(one["what"], name, one["points"], one["by"]))
    return list(found.values())


def line(
    match: Match, observed: Position, seat: int, texts: list[str], words: GameTexts | None
) -> list[Option]:
    """Describes the moves of a continuation, up to the first question that the seat cannot know."""
    p = observed.copy()
    found: list[Option] = []
    try:
        for text in texts:
            while p.asked() == [seat] and (forced := only_option(p, seat)) >= 0:
                p.play(seat, forced)
            move = match.game.vocabulary.move(text)
            if seat not in p.asked() or move not in p.legal_moves(seat):
                break
            found.extend(options(match.game, [move], p.question(seat), words))
            p.play(seat, move)
    except HiddenValue:
        pass
    return found
