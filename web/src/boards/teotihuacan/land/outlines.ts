/** Draws the outlines of the city's eight places, each within a given width and height. */
import type { BoardId } from "../view";

/** An outline with half circles along the edge, like leaves. */
function canopy(width: number, height: number, inset = 0): string {
  const across = Math.max(3, Math.round((width - 2 * inset) / 30));
  const down = Math.max(3, Math.round((height - 2 * inset) / 30));
  const from = inset + 7;
  const wide = (width - 2 * from) / across;
  const high = (height - 2 * from) / down;
  const arc = (dx: number, dy: number) => {
    const r = (Math.hypot(dx, dy) / 1.8).toFixed(1);
    return `a${r} ${r} 0 0 1 ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  };
  return `M${from} ${from}${arc(wide, 0).repeat(across)}${arc(0, high).repeat(down)}${arc(-wide, 0).repeat(across)}${arc(0, -high).repeat(down)}Z`;
}

/** An outline with stepped corners, like quarried rock. */
function terraced(width: number, height: number, inset = 0): string {
  const a = inset;
  const s = 11;
  const r = width - a;
  const b = height - a;
  const up = `v${-s}h${s}v${-s}h${s}`;
  return `M${a} ${a + 2 * s}${up}H${r - 2 * s}h${s}v${s}h${s}v${s}V${b - s}h${-s}v${s}H${a + s}v${-s}h${-s}Z`;
}

/** A range of hills above soft flanks. */
function hills(width: number, height: number): string {
  const w = width / 4;
  return [
    `M4 ${height - 14}C-2 ${height * 0.7} 2 ${height * 0.4} 1 26`,
    `C${w * 0.3} 2 ${w * 0.9}-4 ${w * 1.3} 9`,
    `S${w * 2}-3 ${w * 2.4} 4`,
    `S${w * 3.2} 2 ${w * 3.4} 7`,
    `S${width - 3} 12 ${width - 1} 30`,
    `C${width + 2} ${height * 0.5} ${width - 4} ${height * 0.75} ${width - 1} ${height - 12}`,
    `Q${width - 2} ${height} ${width - 18} ${height}H20Q5 ${height} 4 ${height - 14}Z`,
  ].join("");
}

/** Stepped battlements on a flat roof. */
function palace(width: number, height: number): string {
  const n = Math.max(4, Math.round(width / 44));
  const step = (width - 12) / n;
  const merlon = `h${(step / 2 - 9).toFixed(1)}v-4h5v-4h8v4h5v4h${(step / 2 - 9).toFixed(1)}`;
  return `M0 ${height}V${height - 9}H6V9${merlon.repeat(n)}V${height - 9}H${width}V${height}Z`;
}

/** Flat roofs of different heights, side by side. */
function street(width: number, height: number): string {
  const roofs = [7, 0, 10, 3, 9, 1, 6];
  const step = width / roofs.length;
  const top = roofs.map((y, i) => `${i === 0 ? "" : `V${y}`}H${((i + 1) * step).toFixed(1)}`).join("");
  return `M0 ${height - 8}V${roofs[0]}${top}V${height - 8}Q${width} ${height} ${width - 8} ${height}H8Q0 ${height} 0 ${height - 8}Z`;
}

/** Domes of kilns above a yard. */
function kilns(width: number, height: number): string {
  const n = Math.max(3, Math.round(width / 66));
  const step = (width - 8) / n;
  const dome = `a${(step / 2).toFixed(1)} 14 0 0 1 ${step.toFixed(1)} 0`;
  return `M4 14${dome.repeat(n)}V${height - 16}Q${width - 4} ${height} ${width - 20} ${height}H20Q4 ${height} 4 ${height - 16}Z`;
}

/** A panel that projects above a sloping foot. */
function wall(width: number, height: number): string {
  return `M5 0H${width - 5}V12H${width - 9}V${height - 30}L${width} ${height}H0L9 ${height - 30}V12H5Z`;
}

/** Blocks of different heights on a ramp. */
function site(width: number, height: number): string {
  return `M0 ${height}V${height - 20}H8V26H0V8H30V0H${width * 0.42}V6H${width * 0.7}V0H${width - 26}V10H${width}V30H${width - 7}V${height - 26}H${width}V${height}Z`;
}

const OUTLINES: Record<BoardId, (width: number, height: number) => string> = {
  forest: canopy,
  quarry: terraced,
  mine: hills,
  palace,
  nobles: street,
  alchemy: kilns,
  deco: wall,
  build: site,
};

export function outline(board: BoardId, width: number, height: number): string {
  return OUTLINES[board](width, height);
}

export { canopy, terraced };
