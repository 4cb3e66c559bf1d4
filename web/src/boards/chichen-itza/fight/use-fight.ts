import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { stopPlaying } from "../../../state/playing";
import { type Table, useTable } from "../../board";
import type { ChichenView, Creature } from "../view";
import { type Part, partOf } from "../words";
import { CITY_STAYS, pace, usePlayback } from "./playback";
import { type Scene, sceneAt, sceneOfView } from "./scene";
import { type Fight, fightsFrom } from "./story";

export interface Shown {
  scene: Scene;
  creature: Creature | null;
  place: string;
  /** The round of the fight; null if it is the current round of the view. */
  round: number | null;
  text: string;
  shown: number;
  playing: boolean;
  /** Whether the fight is still going on and is not a replay. */
  live: boolean;
  skip: () => void;
  close: () => void;
  /** Called when the pointer moves over the stage; a stage that someone may be about to press stays. */
  keep: () => void;
  /** Closes the fight and the fights that are waiting to be shown after it. */
  closeAll: () => void;
}

/** How many milliseconds a fight stays visible after its end. */
const LINGERS = 2200;
/**
 * How many milliseconds the viewer's own fight stays visible, if its end was not animated or the viewer is
 * not asked anything.
 */
const OWN_LINGERS = 6000;
/** A finished fight does not close while the pointer has moved over it within this many milliseconds. */
const POINTED = 1500;

/** The fight to show now, or null. A finished fight does not cover parts of the board that contain
 * answers. */
export function useFight(covers: ReadonlySet<Part>): {
  fight: Shown | null;
  closed: Fight | null;
  reopen: () => void;
} {
  const table = useTable();
  const view = table.view as ChichenView;
  const [from, setFrom] = useState<number | null>(null);
  const fights = useMemo(() => (table.events ? fightsFrom(table.events, from) : []), [table.events, from]);
  const fight = fights[0] ?? null;
  const forAll = fight?.place === "city"; // the outcome of a fight for the city affects all players
  const own = forAll || (fight !== null && (fight.attacker === table.viewer || fight.foe === table.viewer));
  const [closed, setClosed] = useState<{ first: number; last: number } | null>(null);
  const [reopened, setReopened] = useState<number | null>(null);
  const isClosed =
    fight !== null && closed !== null && closed.first <= fight.from && fight.from <= closed.last;
  const isHidden = fight === null || (reopened !== fight.from && isClosed);
  const { shown, playing, skip } = usePlayback(fight, own, isHidden);
  const next = playing ? (fight?.from ?? null) : (fights[1]?.from ?? fight?.from ?? null);
  useEffect(() => setFrom(next), [next]); // fights are shown one after the other, so that none is missed
  const opened = useRef<number | null | undefined>(undefined);
  const finished = useRef<{ from: number; question: number | null } | null>(null);
  const [lingered, setLingered] = useState<number | null>(null);
  if (opened.current === undefined && table.events) opened.current = fight?.over ? fight.from : null;
  const question = table.question?.number ?? null;
  const over = fight?.over === true && !playing;
  useEffect(() => {
    if (question !== null) setReopened(null); // an old fight does not cover a new question
  }, [question]);
  const hidesAnswers = over && isAnsweredIn(covers, table.offers);
  // the animations have already shown the end for long enough
  const endOfCity = pace() === 0 ? CITY_STAYS : 0;
  const keepsLonger = own && (pace() === 0 || question === null);
  const lingers = forAll && hidesAnswers ? endOfCity : keepsLonger ? OWN_LINGERS : LINGERS;
  const pointedAt = useRef(Number.NEGATIVE_INFINITY);
  const keep = () => {
    pointedAt.current = performance.now();
  };
  useEffect(() => {
    if (!over) return;
    const end = () => {
      const left = pointedAt.current + POINTED - performance.now();
      if (left > 0) timer = window.setTimeout(end, left);
      else setLingered(fight.from);
    };
    let timer = window.setTimeout(end, lingers);
    return () => clearTimeout(timer);
  }, [over, lingers, fight?.from]);
  useLayoutEffect(() => {
    if (!playing || isHidden) return;
    stopPlaying.value = skip;
    return () => void (stopPlaying.value = null);
  }, [playing, isHidden, fight?.from]);
  if (!fight) {
    const v = view.moving_group;
    const fights = v && (v.creature !== undefined || v.foe_seat !== undefined);
    const past: Shown | null = fights
      ? {
          scene: sceneOfView(v, view),
          creature: v.creature ?? null,
          place: v.at,
          round: null,
          text: "",
          shown: 0,
          playing: false,
          live: false,
          skip: () => {},
          close: () => {},
          keep: () => {},
          closeAll: () => {},
        }
      : null;
    return { fight: past, closed: null, reopen: () => {} };
  }
  if (over) {
    const had = finished.current;
    finished.current =
      had?.from === fight.from
        ? { from: fight.from, question: had.question ?? question }
        : { from: fight.from, question };
  }
  const answered = over && finished.current?.question !== question;
  const inTheWay = hidesAnswers && !forAll;
  const isOld = opened.current === fight.from || answered || inTheWay || (over && lingered === fight.from);
  const gone = reopened !== fight.from && (isClosed || isOld);
  if (gone) return { fight: null, closed: fight, reopen: () => setReopened(fight.from) };
  const closeUpTo = (last: number) => {
    skip();
    setReopened(null);
    setClosed({ first: fight.from, last });
  };
  return {
    fight: {
      scene: sceneAt(fight, shown, view),
      creature: fight.creature,
      place: fight.place,
      round: fight.round,
      text: fight.text,
      shown,
      playing,
      live: !fight.over || playing,
      skip,
      close: () => closeUpTo(fight.from),
      keep,
      closeAll: () => closeUpTo(fights[fights.length - 1]?.from ?? fight.from),
    },
    closed: null,
    reopen: () => {},
  };
}

function isAnsweredIn(parts: ReadonlySet<Part>, offers: Table["offers"]): boolean {
  return [...offers].some(([word, { chain }]) => {
    const part = chain.length === 1 && !word.startsWith("idol") ? partOf(word) : null;
    return part !== null && parts.has(part);
  });
}
