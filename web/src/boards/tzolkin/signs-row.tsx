import { Glyph } from "../../glyphs/glyph";
import { useLeastText } from "./least-text";
import type { Row, Sign } from "./signs";

const GAP = 2;

interface Sizes {
  glyph: number;
  number: number;
  mark: number;
}

function sizesOf(size: number, least: number): Sizes {
  return { glyph: size, number: Math.max(size * 0.95, least), mark: Math.max(size * 0.88, least) };
}

function isCounted(sign: Sign): boolean {
  return !("mark" in sign) && sign.n !== undefined && sign.n !== 1;
}

function width(sign: Sign, { glyph, number, mark }: Sizes): number {
  if ("mark" in sign) return sign.mark.length * mark * 0.477 + 3;
  return glyph + (isCounted(sign) ? String(sign.n).length * number * 0.484 + 2 : 0);
}

function total(widths: number[]): number {
  return widths.reduce((sum, one) => sum + one, 0) + GAP * (widths.length - 1);
}

interface Props {
  row: Row;
  x: number;
  y: number;
  size: number;
  /** The available width. If it is too small, numbers are drawn over their glyphs. */
  room?: number;
}

/** Draws one row of glyphs with their numbers, centred on x. */
export function SignsRow({ row, x, y, size, room = Number.POSITIVE_INFINITY }: Props) {
  const sizes = sizesOf(size, useLeastText());
  let widths = row.map((sign) => width(sign, sizes));
  const over = total(widths) > room;
  if (over) widths = row.map((sign) => ("mark" in sign ? width(sign, sizes) : size));
  let at = x - total(widths) / 2;
  return (
    <>
      {row.map((sign, i) => {
        const from = at;
        const own = widths[i] ?? size;
        at += own + GAP;
        if ("mark" in sign) {
          return (
            <text
              key={i}
              class="sign-mark"
              x={from + own / 2}
              y={y + sizes.mark * 0.375}
              font-size={sizes.mark}
            >
              {sign.mark}
            </text>
          );
        }
        return (
          <g key={i} class={sign.faint ? "faint" : undefined}>
            <Glyph name={sign.glyph} size={size} x={from + own - size} y={y - size / 2} />
            {isCounted(sign) && (
              <text
                class={over ? "sign-number over" : "sign-number"}
                x={over ? from + size / 2 : from + (own - size) / 2 - 1}
                y={y + sizes.number * 0.36}
                font-size={sizes.number}
              >
                {sign.n}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface BlockProps extends Omit<Props, "row"> {
  rows: Row[];
  lead?: number;
}

/** Draws several rows, centred on a point. */
export function SignsBlock({ rows, x, y, size, lead = 3, ...more }: BlockProps) {
  const written = rows.some((row) => row.some((sign) => "mark" in sign || isCounted(sign)));
  const least = useLeastText();
  const step = Math.max(size + lead, written ? least * 0.8 : 0);
  const top = y - (step * (rows.length - 1)) / 2;
  return (
    <>
      {rows.map((row, i) => (
        <SignsRow key={i} row={row} x={x} y={top + i * step} size={size} {...more} />
      ))}
    </>
  );
}
