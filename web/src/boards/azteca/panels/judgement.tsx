import { useState } from "preact/hooks";
import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { isFightShown } from "../../plain/seen-fights";
import { SeatSign } from "../../seats";
import { Mirror } from "../art/gods";
import { own } from "../messages";
import { AFTER_JUDGEMENT } from "../names";
import { Die } from "./dice";

export interface Judgement {
  /** The number of its last event among all. */
  at: number;
  offered: { seat: number; sp: number }[];
  die: number;
  offering: number;
  value: number;
  reached: number;
  descends: boolean;
  /** What the urn brought before, and what followed. */
  before: string[];
  after: string[];
}

const FOLLOWS = new Set<string>(AFTER_JUDGEMENT);

/** The last judgement that was held, from what has been told. */
export function lastJudgement(events: readonly Happened[]): Judgement | null {
  const at = events.findLastIndex(({ event }) => event.event === "judged");
  if (at < 0) return null;
  const { die, offering, value, descends, reached } = events[at]!.event;
  const begin = events.slice(0, at).findLastIndex(({ event }) => event.event === "phase");
  const told = events.slice(begin + 1, at);
  const after = events.slice(at + 1);
  const next = after.findIndex(({ event }) => !FOLLOWS.has(event.event));
  return {
    at,
    offered: told
      .filter(({ event }) => event.event === "offered")
      .map(({ event }) => ({ seat: Number(event.seat), sp: Number(event.sp) })),
    die: Number(die),
    offering: Number(offering),
    value: Number(value),
    reached: Number(reached),
    descends: Number(descends) > 0,
    before: told.filter(({ event }) => event.event === "urn-opened").map(({ words }) => words),
    after: (next < 0 ? after : after.slice(0, next)).map(({ words }) => words),
  };
}

/** Once a second phase has begun after it, a judgement is history. */
function isFresh(events: readonly Happened[], at: number): boolean {
  return events.slice(at).filter(({ event }) => event.event === "phase").length <= 1;
}

/** The judgement that is to be shown now: until it is closed or the next question is answered. */
export function useJudgement(): { judgement: Judgement; close: () => void } | null {
  const table = useTable();
  const judgement = lastJudgement(table.events ?? []);
  const [closed, setClosed] = useState(table.ended ? (judgement?.at ?? -1) : -1);
  if (!judgement || closed === judgement.at || !isFresh(table.events ?? [], judgement.at)) return null;
  if (!isFightShown(table.id ?? "", table.viewer, judgement.at, table.question?.number ?? null)) return null;
  return { judgement, close: () => setClosed(judgement.at) };
}

/** Offerings, card and die, one after the other, and what they decide; a tap closes it. */
export function JudgementStage({ judgement, close }: { judgement: Judgement; close: () => void }) {
  const table = useTable();
  const { offered, die, offering, value, reached, descends, before, after } = judgement;
  return (
    <div class={descends ? "judgement-stage falls" : "judgement-stage"}>
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

/** The dark god on his step; he moves down where he descends. */
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
