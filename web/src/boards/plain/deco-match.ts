import { printedIcon, TEMPLES } from "./icon-tile";
import type { Dict } from "./shape";

export const SIDES = ["top", "right", "bottom", "left"];
/** Of a decoration; what a step covers is told in this order. */
const HALVES = ["a", "b"];

interface Cell {
  row: number;
  column: number;
  icon: string;
  level: number;
}

/** What a decoration brings on a side: where it lies, which icons it covers, how many points. */
export interface Laid {
  side: string;
  step: number;
  covers: string[];
  matches: number;
  points: number;
  /** Temples of coloured matches. */
  temples: string[];
}

/** The step of a side on which the next decoration lies, and the icons that it covers; nothing: it cannot lie there yet. */
export function nextStep(
  box: Dict,
  view: Dict,
  side: string,
): { step: number; covers: string[]; cells: [number, number][] } | null {
  const laid = ((view.decorations as Dict | undefined)?.[side] ?? []) as (string | null)[];
  const printed = (box.decoration_sides as Dict | undefined)?.[side] as Dict | undefined;
  const step = laid.indexOf(null);
  if (step < 0 || !printed) return null;
  if (step === 0) {
    const [icons, halves] = [printed.printed as string[], printed.halves as string[]];
    return {
      step,
      covers: HALVES.map((half) => printedIcon(icons[halves.indexOf(half)] ?? "").icon),
      cells: [],
    };
  }
  const cells = (printed[`cells_${step}`] ?? []) as [number, number][];
  const found = cells.map(([row, column]) =>
    ((view.icons ?? []) as Cell[]).find((cell) => cell.row === row && cell.column === column),
  );
  return found.every((cell) => cell !== undefined && cell.level >= step)
    ? { step, covers: found.map((cell) => cell!.icon), cells }
    : null;
}

/** What a decoration would bring on each side where it can lie. */
export function layings(box: Dict, view: Dict, tile: string): Laid[] {
  const found = ((box.decoration_tiles ?? []) as Dict[]).find((one) => one.id === tile);
  const worth = (box.decorations ?? {}) as Record<string, number>;
  if (!found) return [];
  return SIDES.flatMap((side): Laid[] => {
    const next = nextStep(box, view, side);
    if (!next) return [];
    const matched = HALVES.map((half) => printedIcon(String(found[half]))).filter(
      ({ icon }, i) => icon === next.covers[i],
    );
    const temples = matched.filter(({ coloured }) => coloured).map(({ icon }) => TEMPLES[icon] ?? "");
    return [
      {
        side,
        step: next.step,
        covers: next.covers,
        matches: matched.length,
        points: (worth.vp_fixed ?? 0) + matched.length * (worth.vp_per_match ?? 0),
        temples,
      },
    ];
  });
}
