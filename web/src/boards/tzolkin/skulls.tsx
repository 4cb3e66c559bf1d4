import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Place } from "../place";

const FOOT = 5;
const STEP = { x: 27, y: 25 };

/** The skulls left in the supply, on a rack with a place for each skull in the game. */
export function Skulls({ left, all }: { left: number; all: number }) {
  const table = useTable();
  const rows = rack(all);
  let n = 0;
  return (
    <Place words={[]} label={`${left} ${table.thing("skull", left)}`} about="skull" class="skulls">
      <rect
        class="day-ground"
        x={-74}
        y={26 - rows.length * STEP.y}
        width={148}
        height={rows.length * STEP.y + 10}
      />
      <path class="rack" d="M-74 26H74V36H-74Z" />
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const there = n++ < left;
          const x = (i - (count - 1) / 2) * STEP.x - 13;
          const y = -row * STEP.y;
          return there ? (
            <Glyph key={n} name="skull" size={26} x={x} y={y} />
          ) : (
            <rect key={n} class="cleared" x={x + 5} y={y + 5} width={16} height={16} rx={5} />
          );
        }),
      )}
      <text class="skulls-left" x={70} y={-20}>
        {left}
      </text>
    </Place>
  );
}

/**
 * The four rows have room for five, four, three and one skulls. Skulls that do not fit are only included in
 * the printed number.
 */
function rack(all: number): number[] {
  const rows: number[] = [];
  for (let room = FOOT, rest = Math.min(all, 15); rest > 0 && room > 0; room--) {
    rows.push(Math.min(room, rest));
    rest -= room;
  }
  return rows;
}
