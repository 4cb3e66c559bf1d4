import { useTable } from "../board";
import { byId, type TzolkinBox } from "./components";
import { effectSigns, goodsSigns, type Row } from "./signs";
import { SignsRow } from "./signs-row";
import { WealthTile } from "./tiles";
import type { TzolkinView } from "./view-types";

const STEP = 136;

/**
 * Shows the dealt wealth tiles over the calendar while the player chooses, with the total of the chosen tiles
 * below them.
 */
export function WealthChoice({ view, box }: { view: TzolkinView; box: TzolkinBox }) {
  const table = useTable();
  const pointed = table.preview?.word.replace(/^keep /, "").toUpperCase() ?? "";
  const chosen =
    view.keeping.includes(pointed) || !view.hand.includes(pointed)
      ? view.keeping
      : [...view.keeping, pointed];
  const tiles = chosen.flatMap((id) => byId(box.wealth_tiles, id) ?? []);
  const goods = table.places?.[chosen.length > view.keeping.length ? pointed : "kept"] ?? {};
  const row: Row = [...goodsSigns(goods), ...tiles.flatMap((tile) => tile.effects.flatMap(effectSigns))];
  return (
    <g transform={`translate(${6 - STEP} -150)`} class="wealth-choice">
      <rect class="wealth-mat" x={-24} y={-24} width={2 * STEP + 36} height={356} rx={26} />
      {view.hand.map((id, i) => {
        const tile = byId(box.wealth_tiles, id);
        return tile ? (
          <WealthTile
            key={id}
            tile={tile}
            kept={view.keeping.includes(id)}
            x={(i % 2) * STEP}
            y={Math.floor(i / 2) * STEP}
          />
        ) : null;
      })}
      <g
        class={chosen.length > view.keeping.length ? "wealth-sum ghost-sum" : "wealth-sum"}
        transform={`translate(${STEP - 6} 298)`}
        aria-hidden="true"
      >
        <path class="wealth-line" d={`M${12 - STEP} -26H${STEP - 12}`} />
        {tiles.length > 0 && <SignsRow row={row} x={0} y={2} size={row.length > 5 ? 22 : 27} />}
      </g>
    </g>
  );
}
