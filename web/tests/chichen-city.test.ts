import { expect, it } from "vitest";
import { heroesInCity } from "../src/boards/chichen-itza/map/city";

type Seat = Parameters<typeof heroesInCity>[0];

it("draws a hero once who rests in the city and is about to leave it", () => {
  const seat = {
    heroes: [
      { hero: "b", place: "city" },
      { hero: "a", place: "P03" },
      { hero: "c", place: "city" },
    ],
  } as unknown as Seat;
  expect(heroesInCity(seat, { heroes: ["b"] })).toEqual(["b", "c"]);
  expect(heroesInCity(seat, null)).toEqual(["b", "c"]);
});
