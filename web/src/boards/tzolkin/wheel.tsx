import { Place } from "../place";
import { Pawn } from "../seats";
import { SignsBlock, SignsRow } from "../signs-row";
import { useTable, type Question } from "../board";
import { Glyph, type GlyphName } from "../../glyphs/glyph";
import { gearPath, polar, positionAngle, wheelCentre, wheelRadius, WHEELS, type WheelName } from "./geometry";
import { actionRows } from "./signs";
import type { WheelParts } from "./components";
import type { TzolkinView, Worker } from "./view";

const EMBLEM: Record<WheelName, GlyphName> = {
  palenque: "corn",
  yaxchilan: "stone",
  tikal: "build",
  uxmal: "market",
  chichen: "skull",
};

interface Props {
  parts: WheelParts;
  workers: Worker[];
  day: number;
  offerings?: (number | "neutral" | null)[];
}

/** One action wheel: turning rim with its workers, a still hub with its name, and the spaces around it. */
export function Wheel({ parts, workers, day, offerings }: Props) {
  const { id, teeth } = parts;
  const centre = wheelCentre(id, teeth);
  return (
    <g transform={`translate(${centre.x} ${centre.y})`} class={`wheel-place wheel-${id}`}>
      <Rim parts={parts} workers={workers} day={day} />
      <Hub parts={parts} workers={workers} />
      <Riders parts={parts} workers={workers} day={day} />
      {Array.from({ length: parts.top_space + 1 }, (_, space) => (
        <Space key={space} parts={parts} space={space} offering={offerings?.[space - 1]} />
      ))}
    </g>
  );
}

function Rim({ parts, day }: Props) {
  const { id, teeth } = parts;
  const radius = wheelRadius(teeth);
  const start = positionAngle(id, teeth, 0);
  const step = 360 / teeth;
  return (
    <g class="turning" style={{ "--angle": `${start + day * step}deg` }}>
      <path class="gear" d={gearPath(teeth, radius)} />
      <circle class="gear-ring" r={radius - 10} />
      {Array.from({ length: teeth }, (_, tooth) => {
        const seat = polar(tooth * step, radius - 22);
        return <circle key={tooth} class="gear-seat" cx={seat.x} cy={seat.y} r={9} />;
      })}
    </g>
  );
}

function Hub({ parts, workers }: { parts: WheelParts; workers: Worker[] }) {
  const table = useTable();
  const radius = wheelRadius(parts.teeth) - 40;
  const name = table.thing(parts.id);
  const large = parts.teeth > 10;
  const cost = placingCost(parts, workers, table.view as TzolkinView);
  const shown = cost !== null && table.offers.has(`place ${parts.id}`);
  return (
    <Place words={[`place ${parts.id}`]} label={name} about={parts.id} class="hub">
      <circle class="edge" r={radius} />
      {shown ? (
        <SignsRow row={[{ mark: cost ? `−${cost}` : "0" }, { glyph: "corn" }]} x={0} y={large ? -15 : -13} size={large ? 32 : 26} />
      ) : (
        <Glyph name={EMBLEM[parts.id]} size={large ? 38 : 30} x={large ? -19 : -15} y={large ? -34 : -28} />
      )}
      <text class="hub-name" y={large ? 24 : 19} font-size={large ? 18 : 15.5}>
        {name}
      </text>
    </Place>
  );
}

/** What the next worker on this wheel costs: its space, and one more for each placed before (TZ-5.5). */
function placingCost(parts: WheelParts, workers: Worker[], view: TzolkinView): number | null {
  const space = workers.findIndex((worker, i) => worker === null && i <= parts.top_space);
  return space < 0 ? null : space + view.placed;
}

/** Workers turn with the rim and stay upright; each is known by its tooth, so that it rides along. */
function Riders({ parts, workers, day }: Props) {
  const table = useTable();
  const { id, teeth } = parts;
  const step = 360 / teeth;
  const start = positionAngle(id, teeth, 0);
  const angle = { "--angle": `${start + day * step}deg` };
  const after = table.preview ? (table.preview.view as TzolkinView) : null;
  const ghosts = after !== null && after.day === day ? after.wheels[id] : [];
  return (
    <g class="turning" style={angle}>
      {ghosts.map((worker, position) => {
        if (worker === null || workers[position] !== null) return null;
        const spot = polar((position - day) * step, wheelRadius(teeth) - 23);
        return (
          <g key={`ghost${position}`} class="ghost" transform={`translate(${spot.x} ${spot.y})`}>
            <g class="upright" style={angle}>
              <Pawn seat={worker} scale={1.12} />
            </g>
          </g>
        );
      })}
      {workers.map((worker, position) => {
        if (worker === null) return null;
        const tooth = (((position - day) % teeth) + teeth) % teeth;
        const spot = polar(tooth * step, wheelRadius(teeth) - 23);
        const own = worker === table.viewer;
        const who = worker === "neutral" ? table.say("worker-neutral") : (table.names[worker] ?? "");
        return (
          <g key={tooth} transform={`translate(${spot.x} ${spot.y})`}>
            <g class="upright" style={angle}>
              <Place
                words={own ? [`pick ${id} ${position}`] : []}
                label={`${table.thing(id)} ${position}: ${who}`}
                class="rider"
              >
                <circle class="edge rider-edge" r={17} />
                <Pawn seat={worker} scale={1.12} />
              </Place>
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface SpaceProps {
  parts: WheelParts;
  space: number;
  offering: number | "neutral" | null | undefined;
}

function Space({ parts, space, offering }: SpaceProps) {
  const table = useTable();
  const { id, teeth } = parts;
  const radius = wheelRadius(teeth);
  const angle = positionAngle(id, teeth, space);
  const action = parts.actions.find((one) => one.space === space);
  const free = parts.free_choice_spaces.includes(space);
  const digit = polar(angle, radius + 12);
  if (action === undefined && !free) {
    return <SpaceNumber at={polar(angle, radius + 15)} space={space} />;
  }
  const spot = polar(angle, radius + (free ? 32 : 42));
  const words = action ? wordsHere(table.question, id, space) : [];
  return (
    <>
      <Place
        words={words}
        label={`${table.thing(id)} ${space}`}
        about={`${id} ${space}`}
        class={free ? "space free" : "space"}
        transform={`translate(${spot.x} ${spot.y})`}
      >
        {free ? (
          <>
            <circle class="edge" r={18} />
            <Glyph name="free-choice" size={28} x={-14} y={-14} bare />
          </>
        ) : (
          <>
            <rect class="edge" x={-27} y={-25} width={54} height={50} rx={13} />
            {slot(parts, space, offering)}
            <SignsBlock rows={actionRows(action!)} x={0} y={0} size={19} lead={2} />
          </>
        )}
      </Place>
      <SpaceNumber at={digit} space={space} />
    </>
  );
}

function slot(parts: WheelParts, space: number, offering: number | "neutral" | null | undefined) {
  const out = polar(positionAngle(parts.id, parts.teeth, space), 37);
  if (parts.id !== "chichen" || offering === undefined) return null;
  return (
    <g transform={`translate(${out.x} ${out.y})`}>
      <circle class="slot" r={14} />
      {offering === null ? <circle class="slot-rim" r={9} /> : <Glyph name="skull" size={26} x={-13} y={-13} />}
    </g>
  );
}

/** `act 3` belongs to the wheel whose worker was picked up. */
function wordsHere(question: Question | null, wheel: WheelName, space: number): string[] {
  const own = question?.kind === "ChooseAction" && WHEELS[question.numbers[0] ?? -1] === wheel;
  return own ? [`act ${space}`, `higher ${space}`] : [`use ${wheel} ${space}`];
}

function SpaceNumber({ at, space }: { at: { x: number; y: number }; space: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} class="space-number" aria-hidden="true">
      <circle r={9} />
      <text y={4.8}>{space}</text>
    </g>
  );
}
