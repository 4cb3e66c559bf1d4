import { render } from "preact";
import { expect, it } from "vitest";
import { type Table, WithTable } from "../src/boards/board";
import { City } from "../src/boards/chichen-itza/map/city";
import { Tile } from "../src/boards/chichen-itza/map/tile";
import { MapSteppers } from "../src/boards/chichen-itza/steppers/map-steppers";
import type { ChichenView, TileView } from "../src/boards/chichen-itza/view";
import type { FormMessage } from "../src/net/protocol";

const field = (name: string, most: number, value = 0) => ({ name, most, value });
const REGROUP: FormMessage = {
  fields: [
    field("P01", 5, 1),
    field("city", 9, 3),
    field("a P01", 1),
    field("a city", 1, 1),
    field("b P01", 1, 1),
    field("b city", 1),
  ],
  limits: [
    { name: "city", weights: [1, 1, 0, 0, 0, 0], least: 4, most: 4, rest: 1 },
    { name: "hero", weights: [0, 0, 1, 1, 0, 0], least: 1, most: 1, rest: -1 },
    { name: "hero", weights: [0, 0, 0, 0, 1, 1], least: 1, most: 1, rest: -1 },
  ],
} as unknown as FormMessage;
const hero = { hero: "a", place: "city", card: null };
const tile = {
  id: "P01",
  tile: "P01",
  terrain: "land",
  kind: "field",
  gem: null,
  q: 1,
  r: 0,
  creature: null,
  ruin: null,
  seat: 0,
  warriors: 1,
  heroes: ["b"],
  scouts_seat: [],
} as unknown as TileView;
const view = {
  players: 2,
  seats: [
    { city: 3, heroes: [hero] },
    { city: 1, heroes: [hero] },
  ],
  tiles: [tile],
  moving_group: null,
} as unknown as ChichenView;

function heroes(form: FormMessage | null): number {
  const table = {
    id: "t",
    view,
    box: { layout: { city_hexes: [[0, 0]] } },
    names: ["Ana", "Bo"],
    viewer: 0,
    question: { kind: "Regroup", number: 4, numbers: [] },
    offers: new Map(),
    hinted: new Set(),
    preview: null,
    thing: (id: string) => id,
    form,
    fill: () => {},
  } as unknown as Table;
  const page = document.createElement("div");
  render(
    <WithTable table={table}>
      <svg>
        <City view={view} tried={null} x={0} y={0} />
        <Tile tile={tile} x={80} y={0} group={null} tried={null} triedGroup={null} fresh={false} />
        <MapSteppers />
      </svg>
    </WithTable>,
    page,
  );
  return page.querySelectorAll(".hero-figure").length;
}

it("each hero is drawn once, also while the viewer regroups", () => {
  expect(heroes(null)).toBe(3);
  expect(heroes(REGROUP)).toBe(3);
});
