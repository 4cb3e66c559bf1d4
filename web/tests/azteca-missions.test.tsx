import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { Missions, missionAsOrdered, missionsToOrder } from "../src/boards/azteca/panels/missions";
import type { AztecaView } from "../src/boards/azteca/view";
import { type Table, WithTable } from "../src/boards/board";
import type { Offer } from "../src/state/offers";

const at = (id: string, letter: string, seat = 0) => ({ id, pochtecas: [{ seat, letter, spy: false }] });
const view = {
  round: 3,
  areas: [at("4", "b"), at("6", "a", 1), at("12", "a"), at("20", "c")],
} as unknown as AztecaView;
const places = { "4": { ally: 3 }, "12": { assimilate: 2 } };
const played: string[] = [];

function asked(kind: string, words: string[], number = 1): Table {
  const offers = new Map(words.map((word) => [word, { chain: [word], words: word } as unknown as Offer]));
  return {
    id: "t",
    view,
    viewer: 0,
    question: { kind, number, numbers: [] },
    offers,
    places: kind === "Order" ? places : {},
    thing: (id: string) => id,
    playDecided: (word: string) => played.push(word),
  } as unknown as Table;
}

function show(page: HTMLElement, table: Table): HTMLInputElement | null {
  act(() =>
    render(
      <WithTable table={table}>
        <Missions />
      </WithTable>,
      page,
    ),
  );
  return page.querySelector("input");
}

describe("missions ordered together with their area", () => {
  const orders = missionsToOrder(asked("Order", ["order 4", "order 12"]));

  it("are carried out in the order in which the pochtecas were sent, not in that of the areas", () => {
    const words = ["ally b", "assimilate a", "rest a", "rest b", "rest c"];
    expect(missionAsOrdered(asked("Mission", words), orders)).toBe("assimilate a");
    expect(missionAsOrdered(asked("Mission", words.slice(0, 1)), orders)).toBe("ally b");
  });

  it("are asked if they cannot be carried out or none was named", () => {
    expect(missionAsOrdered(asked("Mission", ["rest a", "rest b", "spy c"]), orders)).toBeNull();
    expect(missionAsOrdered(asked("Mission", ["ally b"]), null)).toBeNull();
  });

  beforeEach(() => {
    played.length = 0;
  });

  it("are carried out without a question only if the player has chosen that", () => {
    const page = document.body.appendChild(document.createElement("div"));
    expect(show(page, asked("Order", ["order 4"], 1))!.checked).toBe(false);
    show(page, asked("Mission", ["ally b", "rest b"], 2));
    expect(played).toEqual([]);
    const box = show(page, asked("Order", ["order 4"], 3))!;
    act(() => box.click());
    show(page, asked("Mission", ["ally b", "rest b"], 4));
    expect(played).toEqual(["ally b"]);
  });
});
