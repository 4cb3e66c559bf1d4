import { useMemo } from "preact/hooks";
import { useTable } from "../../board";
import { Memo } from "../../memo";
import type { ChichenBox } from "../components";
import { type Box, bounds, hexCentre, middle } from "../geometry";
import { MapSteppers } from "../steppers/map-steppers";
import type { ChichenView, TileView } from "../view";
import { City } from "./city";
import type { Hex } from "./coast";
import { Landscape } from "./landscape";
import { Notices } from "./notices";
import { EmptyHex, groupAt, HexOdds, Tile } from "./tile";

/** The margin around the hexes; tree crowns extend farther, under the panels. */
const MARGIN = 7;

/** The box around all hexes that must be visible: tiles, the city, and empty hexes on which a tile may be
 * placed. */
export function mapBounds(view: ChichenView, box: ChichenBox, offered: Iterable<string> = []): Box {
  const tiles = view.tiles.flatMap((tile): [number, number][] =>
    tile.q === null || tile.r === null ? [] : [[tile.q, tile.r]],
  );
  return bounds([...tiles, ...box.layout.city_hexes, ...emptyHexes(offered)], MARGIN);
}

function emptyHexes(offered: Iterable<string>): [number, number][] {
  return [...offered].flatMap((word): [number, number][] => {
    const found = /^hex (-?\d+) (-?\d+)$/.exec(word);
    return found ? [[Number(found[1]), Number(found[2])]] : [];
  });
}

/** All tiles around the city. Possible targets are drawn last, so that no other tile covers their edges. */
export function GameMap() {
  const table = useTable();
  const view = table.view as ChichenView;
  const box = table.box as ChichenBox;
  const tried = (table.preview?.view as ChichenView | undefined) ?? null;
  const was = table.was as ChichenView | null | undefined;
  const city = useMemo(() => middle(box.layout.city_hexes), [box]);
  const laid = view.tiles.filter((tile) => tile.q !== null);
  const free = view.free_layout ? emptyHexes(table.offers.keys()) : [];
  return (
    <g class="map">
      <Memo of={[laid.map((tile) => `${tile.q} ${tile.r} ${tile.terrain}`).join()]}>
        {() => <Landscape hexes={grounds(laid, box)} />}
      </Memo>
      {free.map(([q, r]) => {
        const at = hexCentre(q, r);
        return <EmptyHex key={`${q} ${r}`} q={q} r={r} x={at.x} y={at.y} />;
      })}
      <City view={view} tried={tried} x={city.x} y={city.y} />
      {laid.map((tile) => {
        const at = hexCentre(tile.q!, tile.r!);
        const then = tried?.tiles.find((one) => one.id === tile.id) ?? null;
        const before = was?.tiles?.find((one) => one.id === tile.id);
        return (
          <Tile
            key={tile.id}
            tile={tile}
            x={at.x}
            y={at.y}
            group={groupAt(view.moving_group, tile.id)}
            tried={then}
            triedGroup={groupAt(tried?.moving_group, tile.id)}
            fresh={before !== undefined && isNews(before, tile, table.viewer)}
          />
        );
      })}
      {(table.odds?.size ?? 0) > 0 &&
        table.offers.size > 0 &&
        laid.map((tile) => {
          const at = hexCentre(tile.q!, tile.r!);
          return <HexOdds key={tile.id} id={tile.id} x={at.x} y={at.y} />;
        })}
      <MapSteppers />
      <Notices />
    </g>
  );
}

/** The ground of each hex, including the two hexes of the city. */
function grounds(tiles: TileView[], box: ChichenBox): Hex[] {
  const laid = tiles.map((tile): Hex => ({ q: tile.q!, r: tile.r!, ground: tile.terrain }));
  return [...laid, ...box.layout.city_hexes.map(([q, r]): Hex => ({ q, r, ground: "city" }))];
}

/** Whether another seat has changed something on this tile since the viewer's own last move. */
function isNews(before: TileView, now: TileView, viewer: number): boolean {
  if (before.seat !== now.seat) return now.seat !== viewer;
  return before.creature !== now.creature || before.scouts_seat.length !== now.scouts_seat.length;
}
