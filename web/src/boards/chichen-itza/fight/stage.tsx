import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTable } from "../../board";
import { AnswerButtons, useAnswers } from "../answers";
import { TextSign } from "../art/signs";
import type { ChichenBox } from "../components";
import { own } from "../messages";
import type { ChichenView, Creature } from "../view";
import { CreaturePanel } from "./creature-panel";
import { usePlayback } from "./playback";
import { type Scene, sceneAt, sceneOfView } from "./scene";
import { Scenery } from "./scenery";
import { gearOf, SidePanel } from "./side-panel";
import { type Fight, latestFight } from "./story";

export interface Shown {
  scene: Scene;
  creature: Creature | null;
  place: string;
  text: string;
  shown: number;
  playing: boolean;
  /** Whether it goes on and is not only looked back at. */
  live: boolean;
  skip: () => void;
  close: () => void;
}

/** How long another player's fight stays in sight when it is over. */
const LINGERS = 2200;
/** Answers that lie on the map, which the stage would hide. */
const ON_MAP = /^(go|step|from|to|send|scout|pull|claim|swap|hex) /;

/** The fight that is to be seen now; nothing: none is. */
export function useFight(): { fight: Shown | null; closed: Fight | null; reopen: () => void } {
  const table = useTable();
  const view = table.view as ChichenView;
  const fight = useMemo(() => (table.events ? latestFight(table.events) : null), [table.events]);
  const { shown, playing, skip } = usePlayback(fight);
  const opened = useRef<number | null | undefined>(undefined);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [reopened, setReopened] = useState<number | null>(null);
  const finished = useRef<{ from: number; question: number | null } | null>(null);
  const [lingered, setLingered] = useState<number | null>(null);
  if (opened.current === undefined && table.events) opened.current = fight?.over ? fight.from : null;
  const question = table.question?.number ?? null;
  const own = fight !== null && (fight.attacker === table.viewer || fight.foe === table.viewer);
  const over = fight?.over === true && !playing;
  useEffect(() => {
    if (!over || own) return;
    const timer = window.setTimeout(() => setLingered(fight.from), LINGERS);
    return () => clearTimeout(timer);
  }, [over, own, fight?.from]);
  if (!fight) {
    const v = view.venture;
    const fights = v && (v.creature !== undefined || v.foe_seat !== undefined);
    const past: Shown | null = fights
      ? {
          scene: sceneOfView(v, view),
          creature: v.creature ?? null,
          place: v.at,
          text: "",
          shown: 0,
          playing: false,
          live: false,
          skip: () => {},
          close: () => {},
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
  const answered = over && own && finished.current?.question !== question;
  const hidesAnswers =
    over && [...table.offers].some(([word, offer]) => offer.chain.length === 1 && ON_MAP.test(word));
  const isOld =
    opened.current === fight.from || answered || hidesAnswers || (over && !own && lingered === fight.from);
  const gone = reopened !== fight.from && (closedAt === fight.from || isOld);
  if (gone) return { fight: null, closed: fight, reopen: () => setReopened(fight.from) };
  return {
    fight: {
      scene: sceneAt(fight, shown, view),
      creature: fight.creature,
      place: fight.place,
      text: fight.text,
      shown,
      playing,
      live: !fight.over || playing,
      skip,
      close: () => {
        setReopened(null);
        setClosedAt(fight.from);
      },
    },
    closed: null,
    reopen: () => {},
  };
}

/** Which die a creature rolls: the dark one in the later rounds; at the city as soon as the attacks grow stronger. */
function isNight(round: number, city: boolean, { round_track }: ChichenBox): boolean {
  return city ? round_track.city_die[round - 1] === "dark" : round > round_track.light_rounds;
}

/** Two sides, the phases between them, their dice, and what one may answer. */
export function FightStage({ fight }: { fight: Shown }) {
  const table = useTable();
  const { scene, creature, place, text, shown, playing, skip, close } = fight;
  const answers = useAnswers(true);
  const [attacker, defender] = scene.sides;
  const won = scene.end?.won;
  const view = table.view as ChichenView;
  const night = isNight(view.round, place === "city", table.box as ChichenBox);
  const setting =
    place === "city" ? "city" : (view.tiles.find((tile) => tile.id === place)?.terrain ?? "land");
  return (
    <section class={playing ? "fight-stage playing" : "fight-stage"} aria-label={own("fight")} onClick={skip}>
      <header>
        <ol class="fight-phases">
          {scene.phases.map((phase) => {
            const gear = gearOf(phase);
            const past = scene.phases.indexOf(phase) < scene.phases.indexOf(scene.phase);
            return (
              <li
                key={phase}
                class={phase === scene.phase ? "now" : past ? "past" : ""}
                aria-current={phase === scene.phase ? "step" : undefined}
                title={table.thing(phase)}
              >
                {gear && <TextSign name={gear} size={24} />}
                <span>{table.thing(phase)}</span>
              </li>
            );
          })}
        </ol>
        <button
          class="fight-close"
          aria-label={own("close-fight")}
          onClick={(event) => {
            event.stopPropagation();
            close();
          }}
        >
          ×
        </button>
      </header>
      <Scenery scene={scene} creature={creature} setting={setting} night={night} />
      <div class="fight-sides">
        {attacker && <SidePanel side={attacker} scene={scene} shown={shown} />}
        {creature ? (
          <CreaturePanel creature={creature} scene={scene} night={night} />
        ) : (
          defender && <SidePanel side={defender} scene={scene} shown={shown} />
        )}
      </div>
      <p class={scene.end ? `fight-text ${won ? "won" : won === false ? "lost" : ""}` : "fight-text"}>
        {scene.end ? scene.end.texts.join(" ") : scene.text || text}
      </p>
      <div class="fight-answers" onClick={(event) => event.stopPropagation()}>
        {playing ? <span class="fight-skip">{own("skip")}</span> : <AnswerButtons answers={answers} />}
      </div>
    </section>
  );
}
