import { Glyph } from "../../glyphs/glyph";
import type { Row, Sign } from "./signs";

const GAP = 2;

function width(sign: Sign, size: number): number {
  if ("mark" in sign) return sign.mark.length * size * 0.42 + 3;
  const digits = sign.n === undefined || sign.n === 1 ? 0 : String(sign.n).length;
  return size + (digits ? digits * size * 0.46 + 2 : 0);
}

/** One row of glyphs with their numbers, centred on x. */
export function SignsRow({ row, x, y, size }: { row: Row; x: number; y: number; size: number }) {
  const widths = row.map((sign) => width(sign, size));
  let at = x - (widths.reduce((sum, one) => sum + one, 0) + GAP * (row.length - 1)) / 2;
  return (
    <>
      {row.map((sign, i) => {
        const from = at;
        at += (widths[i] ?? 0) + GAP;
        if ("mark" in sign) {
          return (
            <text
              key={i}
              class="sign-mark"
              x={from + (widths[i] ?? 0) / 2}
              y={y + size * 0.33}
              font-size={size * 0.88}
            >
              {sign.mark}
            </text>
          );
        }
        const counted = sign.n !== undefined && sign.n !== 1;
        const room = (widths[i] ?? size) - size;
        return (
          <g key={i} class={sign.faint ? "faint" : undefined}>
            {counted && (
              <text class="sign-number" x={from + room / 2 - 1} y={y + size * 0.34} font-size={size * 0.95}>
                {sign.n}
              </text>
            )}
            <Glyph name={sign.glyph} size={size} x={from + room} y={y - size / 2} />
          </g>
        );
      })}
    </>
  );
}

/** Several rows, centred on a point. */
export function SignsBlock({
  rows,
  x,
  y,
  size,
  lead = 3,
}: {
  rows: Row[];
  x: number;
  y: number;
  size: number;
  lead?: number;
}) {
  const step = size + lead;
  const top = y - (step * (rows.length - 1)) / 2;
  return (
    <>
      {rows.map((row, i) => (
        <SignsRow key={i} row={row} x={x} y={top + i * step} size={size} />
      ))}
    </>
  );
}
