import { useState } from "preact/hooks";
import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { isFightShown, wasFightBegun } from "../../plain/seen-fights";
import { SeatSign } from "../../seats";
import { Mirror } from "../art/gods";
import type { Box } from "../geometry";
import { own } from "../messages";
import { AFTER_JUDGEMENT } from "../names";
import type { AztecaView } from "../view";
import { Die } from "./dice";
import { LastStepWarning } from "./form-more";

export interface Judgement {
  /** The position of the judgement's last event in the list of all events. */
  at: number;
  offered: { seat: number; sp: number }[];
  die: number;
  offering: number;
  value: number;
  reached: number;
  descends: boolean;
  /** The texts of the events that come before the judgement (the urn, rerolled dice) and after it. */
  before: string[];
  after: string[];
}

const BEFORE = new Set(["urn-opened", "influences", "cancelled"]);
const FOLLOWS = new Set<string>(AFTER_JUDGEMENT);

/** Finds the latest judgement in the events. */
export function lastJudgement(events: readonly Happened[]): Judgement | null {
  const at = events.findLastIndex(({ event }) => event.event === "judged");
  if (at < 0) return null;
  const { die, offering, value, descends, reached } = events[at]!.event;
  const begin = events.slice(0, at).findLastIndex(({ event }) => event.event === "phase");
  const inPhase = events.slice(begin + 1, at);
  const after = events.slice(at + 1);
  const next = after.findIndex(({ event }) => !FOLLOWS.has(event.event));
  return {
    at,
    offered: inPhase
      .filter(({ event }) => event.event === "offered")
      .map(({ event }) => ({ seat: Number(event.seat), sp: Number(event.sp) })),
    die: Number(die),
    offering: Number(offering),
    value: Number(value),
    reached: Number(reached),
    descends: Number(descends) > 0,
    before: inPhase.filter(({ event }) => BEFORE.has(event.event)).map(({ words }) => words),
    after: (next < 0 ? after : after.slice(0, next)).map(({ words }) => words),
  };
}

/**
 * Whether a page that is opened after the judgement still shows it. A judgement is over when the second phase
 * after it has begun.
 */
function isFresh(events: readonly Happened[], at: number): boolean {
  return events.slice(at).filter(({ event }) => event.event === "phase").length <= 1;
}

/**
 * The judgement that is shown now. It is shown until the player closes it or answers the next question. A
 * judgement that happened while the page was open is shown even if several phases have passed, because these
 * may contain no question for the player.
 */
export function useJudgement(): { judgement: Judgement; close: () => void } | null {
  const table = useTable();
  const events = table.events ?? [];
  const [had] = useState(events.length);
  const judgement = lastJudgement(events);
  const [closed, setClosed] = useState(table.ended ? (judgement?.at ?? -1) : -1);
  if (!judgement || closed === judgement.at) return null;
  const { at } = judgement;
  const seen = at >= had || wasFightBegun(table.id ?? "", table.viewer, at);
  if (!seen && !isFresh(events, at)) return null;
  if (!isFightShown(table.id ?? "", table.viewer, judgement.at, table.question?.number ?? null)) return null;
  return { judgement, close: () => setClosed(judgement.at) };
}

/** Shows the offerings, the card and the die one after the other, and then their result; a tap closes the
 * picture. */
export function JudgementStage({
  judgement,
  close,
  over,
}: {
  judgement: Judgement;
  close: () => void;
  /** The area that the judgement covers, in fractions of the board. On a phone, the style sheet decides. */
  over: Box | null;
}) {
  const table = useTable();
  const { offered, die, offering, value, reached, descends, before, after } = judgement;
  return (
    <div class={descends ? "judgement-stage falls" : "judgement-stage"} style={over ? placed(over) : {}}>
      <div class="judgement-sheet" role="dialog" aria-label={own("judgement")} onClick={close}>
        <JudgedGod />
        <p class="stage-title">{own("judgement")}</p>
        {before.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div class="judgement-sum">
          <span class="judged-part">
            <span class="judged-seats">
              {offered.map(({ seat, sp }) => (
                <span key={seat} class="judged-seat">
                  <SeatSign seat={seat} size={18} /> {sp}
                </span>
              ))}
            </span>
            <b>{own("offered", { n: offering })}</b>
          </span>
          <span class="judged-sign">+</span>
          <span class="judged-part">
            <Die die={{ colour: "white", face: die }} />
            <b>{own("best", { n: die })}</b>
          </span>
          <span class="judged-break" />
          <span class="judged-sign">=</span>
          <span class="judged-total">{reached}</span>
          <span class="judged-sign">{descends ? "<" : "≥"}</span>
          <span class="judged-card">{value}</span>
        </div>
        <p class="judged-result">{own(descends ? "descends" : "stays")}</p>
        {after.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!table.ended && <LastStepWarning gods={(table.view as AztecaView).gods} />}
        <button class="button small" onClick={close}>
          {own("go-on")}
        </button>
      </div>
      <span class="sr" role="status">
        {table.names.length > 0 && own(descends ? "descends" : "stays")}
      </span>
    </div>
  );
}

function placed({ x, y, width, height }: Box) {
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** Draws Tezcatlipoca on his step; he moves down when he descends. */
function JudgedGod() {
  return (
    <svg class="judged-god" viewBox="-74 -80 148 96" aria-hidden="true">
      <path class="judged-stair" d="M-74 16V-6H-30V0H30V8H74V16Z" />
      <g class="judged-figure">
        <Mirror x={0} y={0} />
      </g>
    </svg>
  );
}
