import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Place } from "../place";
import { polar } from "../polar";
import { Pawn } from "../seats";
import { Spot } from "../spot";
import { positionAngle, toothAt, wheelRadius } from "./geometry";
import { useNearbyWorkers } from "./use-nearby-workers";
import { usePreviewedView } from "./use-previewed-view";
import { useViewBefore } from "./use-view-before";
import type { TzolkinView, Worker } from "./view-types";
import type { WheelProps } from "./wheel";

/**
 * Workers turn with the rim and stay upright. Each worker is identified by its tooth, so that it moves with
 * the wheel.
 */
export function WorkersOnWheel({ parts, workers, turned }: WheelProps) {
  const falling = (useTable().view as TzolkinView).falling[parts.id];
  const { id, teeth } = parts;
  const step = 360 / teeth;
  const angle = { "--angle": `${positionAngle(id, teeth, 0) + turned * step}deg` };
  const previewed = usePreviewedView();
  const then = previewed !== null && previewed.turned === turned ? previewed.wheels[id] : workers;
  const news = useViewBefore();
  const fresh = (worker: Worker, position: number) => {
    if (news === null || typeof worker !== "number" || worker === news.viewer) return false;
    const before = news.was.wheels[id].findIndex(
      (_, i) => toothAt(i, news.was.turned, teeth) === toothAt(position, turned, teeth),
    );
    return news.was.wheels[id][before] !== worker;
  };
  const spot = (tooth: number) => polar(tooth * step, wheelRadius(teeth) - 23);
  return (
    <g class="turning" style={angle}>
      {then.map((worker, position) => {
        if (worker === null || workers[position] !== null) return null;
        const at = spot(toothAt(position, turned, teeth));
        return (
          <g key={`ghost${position}`} class="ghost" transform={`translate(${at.x} ${at.y})`}>
            <g class="upright" style={angle}>
              <Pawn seat={worker} scale={1.12} />
            </g>
          </g>
        );
      })}
      {workers.map((worker, position) => {
        if (worker === null) return null;
        const tooth = toothAt(position, turned, teeth);
        const at = spot(tooth);
        return (
          <g
            key={tooth}
            transform={`translate(${at.x} ${at.y})`}
            class={then[position] === null ? "leaving" : undefined}
          >
            <g class="upright" style={angle}>
              <Rider
                wheel={id}
                position={position}
                worker={worker}
                falls={falling === position}
                fresh={fresh(worker, position)}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface RiderProps {
  wheel: string;
  position: number;
  worker: Exclude<Worker, null>;
  falls: boolean;
  fresh: boolean;
}

/**
 * A worker on a wheel. The player's own workers can be picked up; a click on any other worker counts as a
 * click on its wheel. A worker that falls off tomorrow is labelled, and a worker placed since the player's
 * last move has a ring.
 */
function Rider({ wheel, position, worker, falls, fresh }: RiderProps) {
  const table = useTable();
  const near = useNearbyWorkers(wheel);
  const pick = `pick ${wheel} ${position}`;
  const who = worker === "neutral" ? table.say("worker-neutral") : (table.names[worker] ?? "");
  const given = {
    label: `${table.thing(wheel)} ${position}: ${who}`,
    about: `worker ${wheel} ${position}`,
    class: "rider",
    near,
  };
  const drawing = (
    <>
      <circle class="edge rider-edge" r={17} />
      <Pawn seat={worker} scale={1.12} />
      {fresh && <circle class="news" r={19} />}
      {falls && <Glyph name="fall" size={17} x={5} y={-24} />}
    </>
  );
  if (worker === table.viewer && table.offers.has(pick))
    return (
      <Place {...given} words={[pick]}>
        {drawing}
      </Place>
    );
  return (
    <Spot
      {...given}
      words={table.offers.has(`place ${wheel}`) || worker !== table.viewer ? [`place ${wheel}`] : [pick]}
    >
      {drawing}
    </Spot>
  );
}
