import { useState } from "preact/hooks";
import { useTable } from "../../board";
import type { ChichenBox } from "../components";
import { around, type Box, bounds, fitted, viewBox } from "../geometry";
import { own } from "../messages";
import type { ChichenView } from "../view";
import { placeAnswers } from "../words";
import { GameMap, mapBounds } from "./map";
import { tuft } from "./plants";

interface Props {
  box: Box;
  zooms?: boolean;
  /** Whether the space around the map is filled with jungle. */
  leaves?: boolean;
}

/**
 * The map, drawn as large as possible with all tiles visible. With `zooms`, a tap on a tile that is not an
 * answer enlarges the tile with its neighbours. A tap that hits no answer then shows the whole map again.
 */
export function MapFrame({ box, zooms = false, leaves = false }: Props) {
  const table = useTable();
  const view = table.view as ChichenView;
  const [near, setNear] = useState<string | null>(null);
  const tile = view.tiles.find((one) => one.id === near);
  const whole = mapBounds(view, table.box as ChichenBox, table.offers.keys());
  const seen = tile && tile.q !== null && tile.r !== null ? bounds(around(tile.q, tile.r)) : whole;
  // a tap during the choice of an action may also be meant to look at a tile
  const choosesAction = table.question?.kind === "ChooseAction";
  const zoom = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const place = target?.closest(".tile, .city") ?? null;
    if (target?.closest("[data-step], .lit") || (place === null && near === null)) return;
    if (place?.matches(".near") && (near !== null || !choosesAction)) return;
    event.stopPropagation();
    setNear(near === null ? (place?.getAttribute("data-about") ?? null) : null);
  };
  const map = (
    <svg
      class="map-frame"
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      viewBox={viewBox(fitted(seen, box.width, box.height))}
      onClickCapture={zooms ? zoom : undefined}
    >
      {leaves && <Leaves />}
      {tile && <rect class="hit" x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} />}
      <GameMap />
    </svg>
  );
  if (!tile) return map;
  const answers = view.tiles.flatMap(({ id }) => placeAnswers(id, table.question?.kind, table.offers));
  return (
    <>
      {map}
      <foreignObject class="map-note" x={box.x} y={box.y + box.height - NOTE} width={box.width} height={NOTE}>
        <p>{own(answers.some((word) => table.offers.has(word)) ? "map-near" : "map-near-only")}</p>
      </foreignObject>
    </>
  );
}

const NOTE = 30;

const FAR = 1500;

function Leaves() {
  return (
    <>
      <pattern id="chichen-leaves" width={64} height={56} patternUnits="userSpaceOnUse">
        <path class="jungle-leaves" d={tuft(16, 18, 22) + tuft(48, 46, 22)} />
      </pattern>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#chichen-leaves)" />
    </>
  );
}
