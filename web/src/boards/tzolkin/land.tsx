/** The ground under the five cities. */

import { type Point, polar } from "../polar";
import type { WheelParts } from "./components";
import { wheelCentre, wheelRadius } from "./geometry";
import type { WheelName } from "./view-types";

function blob(centre: Point, radius: (angle: number) => number, corners: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i * 360) / corners;
    return polar(angle, radius(angle), centre);
  });
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const last = points[points.length - 1]!;
  let path = `M${middle(last, points[0]!)}`;
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length]!;
    path += `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, next)}`;
  });
  return `${path}Z`;
}

/** Leaves: a scalloped edge of half circles. */
function canopy(centre: Point, radius: (angle: number) => number, scallops: number): string {
  const points = Array.from({ length: scallops }, (_, i) =>
    polar((i * 360) / scallops, radius((i * 360) / scallops), centre),
  );
  let path = `M${points[0]!.x.toFixed(1)} ${points[0]!.y.toFixed(1)}`;
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length]!;
    const half = Math.hypot(next.x - point.x, next.y - point.y) / 1.85;
    path += `A${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${next.x.toFixed(1)} ${next.y.toFixed(1)}`;
  });
  return `${path}Z`;
}

function stepped(centre: Point, r: number): string {
  const a = r * 0.62;
  const b = r * 0.82;
  const { x, y } = centre;
  return `M${x - a} ${y - r}H${x + a}V${y - b}H${x + b}V${y - a}H${x + r}V${y + a}H${x + b}V${y + b}H${x + a}V${y + r}H${x - a}V${y + b}H${x - b}V${y + a}H${x - r}V${y - a}H${x - b}V${y - b}H${x - a}Z`;
}

/**
 * Hills in the style of the codices: a bell shape on a base of red and yellow. They fill the corners of the
 * valley.
 */
const HILLS = [
  { x: -442, y: 398, size: 1 },
  { x: -372, y: 398, size: 0.72 },
  { x: 404, y: 398, size: 0.9 },
  { x: 336, y: 398, size: 0.62 },
];

function Hill({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        class="land-line hill"
        d="M-44-16C-46-40-30-48-28-66-26-88-14-96 0-96S26-88 28-66C30-48 46-40 44-16Z"
      />
      <path
        class="hill-mark"
        d="M-20-38c6-8 14-8 16 0M6-58c4-7 11-7 13 0M8-30c5-7 13-7 15 0M-12-72c4-6 9-6 11 0"
      />
      <path class="hill-band" d="M-47-16H47V-7H-47Z" />
      <path class="hill-foot" d="M-47-7H47V4H-47Z" />
    </g>
  );
}

export function Land({ wheels }: { wheels: WheelParts[] }) {
  const at = (name: WheelName) => {
    const teeth = wheels.find((wheel) => wheel.id === name)?.teeth ?? 10;
    return { centre: wheelCentre(name, teeth), radius: wheelRadius(teeth) };
  };
  const palenque = at("palenque");
  const yaxchilan = at("yaxchilan");
  const tikal = at("tikal");
  const uxmal = at("uxmal");
  const chichen = at("chichen");
  const jungle = (angle: number) => {
    const outward = Math.cos(((angle - 280) * Math.PI) / 180);
    return 140 + 62 * Math.max(0, outward) + 6 * Math.sin(angle);
  };
  return (
    <g class="land" aria-hidden="true">
      {HILLS.map((hill, i) => (
        <Hill key={i} {...hill} />
      ))}
      <path class="jungle-deep" d={canopy(palenque.centre, (angle) => jungle(angle) + 12, 26)} />
      <path class="jungle" d={canopy(palenque.centre, (angle) => jungle(angle) - 12, 22)} />
      <path
        class="river"
        d={blob(yaxchilan.centre, (angle) => 150 + 9 * Math.sin((angle * Math.PI) / 36), 40)}
      />
      {[-112, -92, 92, 112].map((dy) => (
        <path
          key={dy}
          class="wave"
          d={`M${yaxchilan.centre.x - 62} ${yaxchilan.centre.y + dy + (dy > 0 ? 24 : -24)}q10-9 20 0t20 0 20 0 20 0 20 0 20 0`}
        />
      ))}
      <path class="quarry" d={stepped(tikal.centre, 148)} />
      <path class="quarry-line" d={stepped(tikal.centre, 137)} />
      <rect
        class="market-ground"
        x={uxmal.centre.x - 146}
        y={uxmal.centre.y - 146}
        width={292}
        height={292}
        rx={54}
      />
      <rect
        class="market-line"
        x={uxmal.centre.x - 136}
        y={uxmal.centre.y - 136}
        width={272}
        height={272}
        rx={46}
      />
      <circle class="sacred" cx={chichen.centre.x} cy={chichen.centre.y} r={188} />
      <circle class="sacred-line" cx={chichen.centre.x} cy={chichen.centre.y} r={177} />
    </g>
  );
}
