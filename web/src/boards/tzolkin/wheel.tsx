import { Glyph, type GlyphName } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import { gearPath, polar } from "../polar";
import type { WheelParts } from "./components";
import { positionAngle, wheelCentre, wheelRadius } from "./geometry";
import { useLeastText, useSmallTexts } from "./least-text";
import { SignsRow } from "./signs-row";
import { Spaces } from "./spaces";
import { useNearbyWorkers } from "./use-nearby-workers";
import type { TzolkinView, WheelName, Worker } from "./view-types";
import { WorkersOnWheel } from "./workers-on-wheel";

const EMBLEM: Record<WheelName, GlyphName> = {
  palenque: "corn",
  yaxchilan: "stone",
  tikal: "build",
  uxmal: "market",
  chichen: "skull",
};

export interface WheelProps {
  parts: WheelParts;
  workers: Worker[];
  /** The number of teeth by which the wheel has turned. */
  turned: number;
  offerings?: TzolkinView["offerings"];
}

/** An action wheel: a turning rim with its workers, a fixed hub with its name, and the spaces around it. */
export function Wheel({ parts, workers, turned, offerings }: WheelProps) {
  const centre = wheelCentre(parts.id, parts.teeth);
  return (
    <g transform={`translate(${centre.x} ${centre.y})`} class={`wheel-place wheel-${parts.id}`}>
      <Rim parts={parts} turned={turned} />
      <Hub parts={parts} />
      <Spaces parts={parts} {...(offerings ? { offerings } : {})} />
      <WorkersOnWheel parts={parts} workers={workers} turned={turned} />
    </g>
  );
}

function Rim({ parts, turned }: { parts: WheelParts; turned: number }) {
  const { id, teeth } = parts;
  const radius = wheelRadius(teeth);
  const start = positionAngle(id, teeth, 0);
  const step = 360 / teeth;
  return (
    <g class="turning" style={{ "--angle": `${start + turned * step}deg` }}>
      <Memo of={[teeth]}>{() => <Gear teeth={teeth} radius={radius} />}</Memo>
    </g>
  );
}

function Gear({ teeth, radius }: { teeth: number; radius: number }) {
  return (
    <>
      <path class="gear" d={gearPath(teeth, radius)} />
      <circle class="gear-ring" r={radius - 10} />
      {Array.from({ length: teeth }, (_, tooth) => {
        const seat = polar((tooth * 360) / teeth, radius - 22);
        return <circle key={tooth} class="gear-seat" cx={seat.x} cy={seat.y} r={9} />;
      })}
    </>
  );
}

/** The hub of a wheel, which shows the price of placing a worker. A click on the wheel places a worker. */
function Hub({ parts }: { parts: WheelParts }) {
  const table = useTable();
  const near = useNearbyWorkers(parts.id);
  const radius = wheelRadius(parts.teeth);
  const name = table.thing(parts.id);
  const large = parts.teeth > 10;
  const next = (table.view as TzolkinView).placements[parts.id];
  const named = useSmallTexts();
  const size = Math.max(large ? 18 : 15.5, useLeastText());
  const room = 2 * (radius - 45);
  const tight = name.length * size * 0.5 > room;
  const glyph = (large ? 38 : 30) * (named ? 1 : 1.3);
  const shown = next !== null && table.offers.has(`place ${parts.id}`);
  return (
    <Place words={[`place ${parts.id}`]} label={name} about={parts.id} near={near} class="hub">
      <circle class="whole-wheel" r={radius + 4} />
      <circle class="edge" r={radius - 40} />
      {shown ? (
        <SignsRow
          row={[{ mark: next.corn ? `−${next.corn}` : "0" }, { glyph: "corn" }]}
          x={0}
          y={named ? (large ? -15 : -13) : 0}
          size={large ? 32 : 26}
        />
      ) : (
        <Glyph name={EMBLEM[parts.id]} size={glyph} x={-glyph / 2} y={named ? 4 - glyph : -glyph / 2} />
      )}
      {named && (
        <text
          class="hub-name"
          y={large ? 24 : 19}
          font-size={size}
          {...(tight ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {})}
        >
          {name}
        </text>
      )}
    </Place>
  );
}
