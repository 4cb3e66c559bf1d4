/** The ground of a hex: jungle or lagoon, painted the same way for the same tile. */
import { hexPath } from "../geometry";

/** A small number that belongs to a tile, to vary what grows on it. */
function kindOf(id: string, kinds: number): number {
  return Number(id.replace(/\D/g, "")) % kinds;
}

const TREES: [number, number, number][][] = [
  [
    [-33, 20, 9],
    [-22, 29, 10],
    [30, -21, 8],
    [34, 19, 9],
  ],
  [
    [33, 22, 10],
    [22, 31, 9],
    [-33, -18, 8],
    [-34, 18, 8],
  ],
  [
    [-34, -16, 9],
    [35, -14, 8],
    [-26, 27, 10],
    [28, 28, 9],
  ],
];
const WAVES: [number, number][][] = [
  [
    [-34, -12],
    [14, -28],
    [-6, 36],
    [22, 14],
  ],
  [
    [-20, -30],
    [20, -16],
    [-36, 14],
    [6, 36],
  ],
  [
    [-8, -36],
    [-36, -2],
    [22, 22],
    [-22, 30],
  ],
];

/** Three scallops of leaves. */
function tree(x: number, y: number, r: number): string {
  const d = r * 0.9;
  return `M${x - d} ${y}a${r * 0.6} ${r * 0.6} 0 0 1 ${d * 0.5} ${-r * 0.75}a${r * 0.6} ${r * 0.6} 0 0 1 ${d} 0a${r * 0.6} ${r * 0.6} 0 0 1 ${d * 0.5} ${r * 0.75}Z`;
}

export function Terrain({ id, terrain }: { id: string; terrain: "land" | "water" }) {
  const variant = kindOf(id, 3);
  return (
    <>
      <path class={`hex-ground ${terrain} edge`} d={hexPath()} />
      {terrain === "land" ? (
        <path class="trees" d={TREES[variant]!.map(([x, y, r]) => tree(x, y, r)).join("")} />
      ) : (
        <path class="waves" d={WAVES[variant]!.map(([x, y]) => `M${x} ${y}q3.5-4.5 7 0t7 0`).join("")} />
      )}
    </>
  );
}
