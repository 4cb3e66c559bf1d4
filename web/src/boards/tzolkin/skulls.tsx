import { useTable } from "../board";
import { Place } from "../place";
import { Glyph } from "../../glyphs/glyph";

const ROWS = [5, 4, 3, 1];

/** The thirteen skulls that are not taken yet, on a rack. */
export function Skulls({ left }: { left: number }) {
  const table = useTable();
  let n = 0;
  return (
    <Place words={[]} label={`${left} ${table.thing("skull", left)}`} about="skull" class="skulls">
      <path class="rack" d="M-74 26H74V36H-74Z" />
      {ROWS.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const there = n++ < left;
          const x = (i - (count - 1) / 2) * 27 - 13;
          const y = -row * 25;
          return there ? <Glyph key={n} name="skull" size={26} x={x} y={y} /> : <rect key={n} class="cleared" x={x + 5} y={y + 5} width={16} height={16} rx={5} />;
        }),
      )}
      <text class="skulls-left" x={70} y={-20}>{left}</text>
    </Place>
  );
}
