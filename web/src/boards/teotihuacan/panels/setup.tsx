import { signal } from "@preact/signals";
import { useTable } from "../../board";
import { Place } from "../../place";
import { onPressKey } from "../../press-keys";
import { Items } from "../art/items";
import { Sign } from "../art/signs";
import { DiscoveryTile } from "../art/tiles";
import type { TeotihuacanBox } from "../components";
import { startingTile } from "../emblems";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { SetupView } from "../view";

/** True if the tiles have been moved aside so that the pyramid below them is visible. */
export const tilesAside = signal(false);
const FOLD = { width: 98, height: 36 };

/**
 * Shows starting tiles over the pyramid while they are chosen and carried out. A press next to the upper
 * stairs moves them aside.
 */
export function SetupOverPyramid({ setup, at }: { setup: SetupView; at: Box }) {
  if (setup.shown.length === 0) return null;
  const aside = tilesAside.value;
  const fold = () => void (tilesAside.value = !aside);
  const below = { ...at, y: at.y + FOLD.height, height: at.height - FOLD.height };
  return (
    <>
      {!aside && <Setup setup={setup} at={below} />}
      <g
        class="fold-tiles"
        transform={`translate(${at.x + at.width - FOLD.width} ${at.y})`}
        role="button"
        tabindex={0}
        aria-label={own(aside ? "tiles-back" : "tiles-aside")}
        onClick={fold}
        onKeyDown={onPressKey(() => fold())}
      >
        <rect class="edge" y={1} width={FOLD.width} height={FOLD.height - 4} rx={9} />
        <text x={FOLD.width / 2} y={22.5}>
          {own(aside ? "unfold-tiles" : "fold-tiles")}
        </text>
      </g>
    </>
  );
}

/** Shows starting tiles while they are chosen and carried out. */
export function Setup({ setup, at }: { setup: SetupView; at: Box }) {
  const table = useTable();
  const tiles = setup.shown;
  if (tiles.length === 0) return null;
  const pointed = table.preview?.word;
  const columns = tiles.length > 4 ? 3 : 2;
  const rows = Math.ceil(tiles.length / columns);
  const width = (at.width - 12) / columns;
  const height = Math.min(132, (at.height - 12) / rows);
  return (
    <g class="setup" transform={`translate(${at.x} ${at.y})`}>
      <rect
        class="setup-sheet"
        y={(at.height - rows * height) / 2 - 8}
        width={at.width}
        height={rows * height + 11}
        rx={14}
      />
      <g transform={`translate(6 ${(at.height - rows * height) / 2})`}>
        {tiles.map((id, i) => (
          <StartingTile
            key={id}
            id={id}
            beside={setup.beside[id]}
            kept={setup.kept.includes(id) || setup.chosen.includes(id) || pointed === `keep ${id}`}
            x={(i % columns) * width}
            y={Math.floor(i / columns) * height}
            width={width - 5}
            height={height - 5}
          />
        ))}
      </g>
    </g>
  );
}

interface TileProps extends Box {
  id: string;
  beside: string | undefined;
  kept: boolean;
}

function StartingTile({ id, beside, kept, x, y, width, height }: TileProps) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const { boards, gains } = startingTile(box, id);
  const label = own(kept ? "starting-tile-kept" : "starting-tile", {
    name: table.thing(id),
    boards: boards.map((board) => table.thing(board)).join(", "),
    gains: table.effect(id),
  });
  const small = height < 100;
  return (
    <Place
      words={[`keep ${id}`, `choose ${id}`]}
      label={label}
      about={id}
      class={kept ? "starting-tile kept" : "starting-tile"}
      transform={`translate(${x} ${y})`}
    >
      <rect class="edge starting-ground" width={width} height={height} rx={9} />
      {boards.map((board, i) => (
        <Sign
          key={board}
          name={board}
          size={small ? 24 : 34}
          x={width / 2 + (i - 0.5) * (small ? 30 : 44)}
          y={small ? 16 : 25}
        />
      ))}
      <path class="starting-line" d={`M8 ${small ? 31 : 47}H${width - 8}`} />
      {gains.map((item, i) => {
        const rows = Math.ceil(gains.length / 2);
        const last = gains.length % 2 === 1 && i === gains.length - 1;
        const top = small ? 31 : 47;
        const step = (height - top) / Math.max(2, rows);
        return (
          <Items
            key={item.sign}
            items={[item]}
            size={small ? 19 : 24}
            x={last ? width / 2 : width * (i % 2 === 0 ? 0.28 : 0.72)}
            y={top + (Math.floor(i / 2) + 0.5) * step}
          />
        );
      })}
      {kept && (
        <g class="kept-mark" transform="translate(17 17)">
          <circle r={11.5} />
          <path d="M-5.5 0.5-1.5 5 6-5" />
        </g>
      )}
      {beside && (
        <g transform={`translate(${width - 18} 20)`}>
          <DiscoveryTile id={beside} size={28} />
        </g>
      )}
    </Place>
  );
}
