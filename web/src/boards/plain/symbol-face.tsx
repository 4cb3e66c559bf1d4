import { useTable } from "../board";
import { spoken } from "./labels";

/** Signs on the dice of creatures, each about 8 wide. */
const SYMBOLS: Record<string, string> = {
  hit: "M-3.4 3.2-2-3.4M-.6 3.6.8-3.6M2.2 3.2 3.6-3.4",
  ranged: "M-4 0H4M1.5-2.5 4 0 1.5 2.5",
  stone: "M-3.5 2-2-2.5 1.5-3 3.5 0 2.5 3H-2Z",
  fire: "M0-4C3-1 3.5 1 2 3.5H-2C-3.5 1-1.5 0 0-4Z",
  shield: "M-3-3.5H3V0C3 2 1.5 3.2 0 4-1.5 3.2-3 2-3 0Z",
  coin: "M-3.2 0A3.2 3.2 0 1 0 3.2 0 3.2 3.2 0 1 0-3.2 0Z",
};
const PLACES: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-5, 0],
    [5, 0],
  ],
  [
    [-5.5, 4],
    [5.5, 4],
    [0, -5],
  ],
];

/** The six faces of a die, in a row. */
export function SymbolFaces({ faces }: { faces: string[][] }) {
  const table = useTable();
  const said = faces.map((face) => face.map((symbol) => spoken(table, symbol)).join(" + ") || "–").join(", ");
  return (
    <span class="symbol-faces" role="img" aria-label={said} title={said}>
      {faces.map((face, i) => (
        <svg key={i} class="symbol-face" viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
          <rect x="-11" y="-11" width="22" height="22" rx="4" />
          {face.map((symbol, n) => (
            <path
              key={n}
              class={`symbol-${symbol}`}
              d={SYMBOLS[symbol] ?? ""}
              transform={`translate(${(PLACES[face.length]?.[n] ?? [0, 0]).join(" ")}) scale(${face.length > 1 ? 1 : 1.5})`}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}
