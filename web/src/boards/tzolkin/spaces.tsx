import { Glyph } from "../../glyphs/glyph";
import { type Question, useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import { type Point, polar } from "../polar";
import { Spot } from "../spot";
import type { WheelParts } from "./components";
import { positionAngle, wheelRadius } from "./geometry";
import { useLeastText, useSmallTexts } from "./least-text";
import { WHEELS } from "./names";
import { actionRows } from "./signs";
import { SignsBlock, SignsRow } from "./signs-row";
import { useNearbyWorkers } from "./use-nearby-workers";
import { usePreviewedView } from "./use-previewed-view";
import type { TzolkinView, Worker } from "./view-types";

type Offering = Worker | undefined;

interface Props {
  parts: WheelParts;
  offerings?: TzolkinView["offerings"];
}

/** The spaces around a wheel. The number of the space where the next worker would be placed is red. */
export function Spaces({ parts, offerings }: Props) {
  const table = useTable();
  const offered = table.offers.has(`place ${parts.id}`);
  const next = offered ? (table.view as TzolkinView).placements[parts.id] : null;
  return (
    <>
      {Array.from({ length: parts.top_space + 1 }, (_, space) => {
        const offering = offerings?.[space];
        const landing = next?.space === space;
        const acting = wordsHere(table.question, parts, space);
        return (
          <Memo key={space} of={[parts, table.thing, offering, landing, acting.join()]}>
            {() => (
              <Space
                parts={parts}
                space={space}
                name={table.thing(`${parts.id} ${space}`)}
                offering={offering}
                landing={landing}
                acting={acting}
              />
            )}
          </Memo>
        );
      })}
    </>
  );
}

interface SpaceProps {
  parts: WheelParts;
  space: number;
  name: string;
  offering: Offering;
  landing: boolean;
  /** The moves that a click on this space can play while the player chooses an action. */
  acting: string[];
}

function Space({ parts, space, name, offering, landing, acting }: SpaceProps) {
  const { id, teeth } = parts;
  const radius = wheelRadius(teeth);
  const angle = positionAngle(id, teeth, space);
  const action = parts.actions.find((one) => one.space === space);
  const free = parts.free_choice_spaces.includes(space);
  const about = `${id} ${space}`;
  const near = useNearbyWorkers(id);
  const place = [`place ${id}`];
  if (action === undefined && !free) {
    return (
      <Spot words={place} label={name} about={about} near={near} class="space-zero">
        <SpaceNumber at={polar(angle, radius + 15)} space={space} landing={landing} />
      </Spot>
    );
  }
  const spot = polar(angle, radius + (free ? 32 : 42));
  const shared = {
    label: name,
    about,
    transform: `translate(${spot.x} ${spot.y})`,
    class: free ? "space free" : "space",
  };
  const drawing = free ? (
    <>
      <circle class="edge" r={18} />
      <Glyph name="free-choice" size={28} x={-14} y={-14} bare />
    </>
  ) : (
    <>
      <rect class="edge" x={-27} y={-25} width={54} height={50} rx={13} />
      {id === "chichen" && <SkullPlace out={polar(angle, 37)} space={space} offering={offering} />}
      <SignsBlock rows={actionRows(action!)} x={0} y={0} size={19} lead={2} room={54} />
    </>
  );
  return (
    <>
      {acting.length > 0 ? (
        <Place {...shared} words={acting}>
          {drawing}
        </Place>
      ) : (
        <Spot {...shared} near={near} words={landing ? place : []}>
          {drawing}
        </Spot>
      )}
      {acting.length > 0 && <StepBack about={about} word={acting[0]!} at={spot} />}
      <SpaceNumber at={polar(angle, radius + 12)} space={space} landing={landing} />
    </>
  );
}

/**
 * The place of a skull offering: a ring while it is free, a skull once it is taken, and a pale skull in a
 * preview.
 */
function SkullPlace({ out, space, offering }: { out: Point; space: number; offering: Offering }) {
  const previewed = usePreviewedView();
  if (offering === undefined) return null;
  const coming = offering === null && previewed !== null && previewed.offerings[space] !== null;
  return (
    <g transform={`translate(${out.x} ${out.y})`}>
      <circle class="slot" r={14} />
      {offering === null && !coming ? (
        <circle class="slot-rim" r={9} />
      ) : (
        <g class={coming ? "ghost" : undefined}>
          <Glyph name="skull" size={26} x={-13} y={-13} />
        </g>
      )}
    </g>
  );
}

/** The cost of stepping back to this space with the selected worker (TZ-6.3). */
function StepBack({ about, word, at }: { about: string; word: string; at: Point }) {
  const table = useTable();
  const corn = table.places?.[about]?.corn ?? 0;
  const half = Math.max(22, useLeastText() * 1.15);
  if (!table.offers.has(word) || corn <= 0) return null;
  return (
    <g class="step-back" transform={`translate(${at.x} ${at.y - 27})`} aria-hidden="true">
      <rect x={-half} y={-11} width={2 * half} height={22} rx={9} />
      <SignsRow row={[{ mark: `−${corn}` }, { glyph: "corn" }]} x={0} y={0} size={17} />
    </g>
  );
}

/**
 * The moves that a click on a space can play. While the player chooses an action, a click on a space of the
 * selected worker's wheel chooses that space's action, such as `act 3`.
 */
function wordsHere(question: Question | null, { id, actions }: WheelParts, space: number): string[] {
  if (!actions.some((action) => action.space === space)) return [];
  if (question?.kind === "ChooseAction")
    return WHEELS[question.numbers[0] ?? -1] === id ? [`act ${space}`, `higher ${space}`] : [];
  return question?.kind === "Use" ? [`use ${id} ${space}`] : [];
}

function SpaceNumber({ at, space, landing }: { at: Point; space: number; landing: boolean }) {
  const size = Math.max(14, useLeastText());
  const written = useSmallTexts() || landing;
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      class={landing ? "space-number landing" : "space-number"}
      aria-hidden="true"
    >
      <circle r={written ? size * (landing ? 0.72 : 0.64) : 5} />
      {written && (
        <text y={size * 0.345} font-size={size}>
          {space}
        </text>
      )}
    </g>
  );
}
