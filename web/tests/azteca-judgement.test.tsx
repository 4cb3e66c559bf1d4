import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { useJudgement } from "../src/boards/azteca/panels/judgement";
import { Stair } from "../src/boards/azteca/panels/stair";
import { Tray } from "../src/boards/azteca/panels/tray";
import type { AztecaView, GodsView } from "../src/boards/azteca/view";
import { type Table, WithTable } from "../src/boards/board";
import type { FormMessage, Happened } from "../src/net/protocol";
import type { Offer } from "../src/state/offers";

const nothing = () => {};
const happened = (event: string): Happened => ({ event: { event, rule: "" }, words: event });
const gods = {
  cards: [],
  stair: 2,
  hell: 4,
  demand: null,
  demands: [9, 11],
  dice: 3,
  offered: 0,
  best_die: null,
  reached: null,
  risk: 100,
  risks: [100, 90, 70, 41, 0],
  last_step: false,
} as unknown as GodsView;
const view = {
  phase: "judgement",
  slips: [],
  sealed: [],
  lots: [],
  dice: [],
  container: [0, 0],
  march: [],
  battle: [],
  naval_battle: [],
  seats: [],
  areas: [],
  gods,
} as unknown as AztecaView;
const table = (parts: Partial<Table>): Table => ({
  id: "t",
  game: "azteca",
  view,
  was: null,
  box: {},
  names: ["Ana", "Bo"],
  viewer: 0,
  question: null,
  offers: new Map(),
  preview: null,
  thing: (id) => id,
  effect: () => "",
  say: (id) => id,
  play: nothing,
  look: nothing,
  explain: nothing,
  hinted: new Set(),
  runs: [],
  ...parts,
});
const draw = (page: HTMLElement, of: Table, what: preact.ComponentChildren) =>
  act(() => render(<WithTable table={of}>{what}</WithTable>, page));

beforeEach(() => sessionStorage.clear());

describe("the panel of a judgement", () => {
  const Shown = () => <p>{useJudgement() ? "shown" : "gone"}</p>;
  const before = [happened("round"), happened("phase"), happened("gave")];
  const judged = [...before, happened("judged"), happened("stair")];
  const asked = (number: number) => ({ kind: "Buy", number, numbers: [] });

  it("also appears to a player whose next question comes phases later", () => {
    const page = document.createElement("div");
    draw(page, table({ events: before }), <Shown />);
    expect(page.textContent).toBe("gone");
    const later = [...judged, happened("round"), happened("phase"), happened("phase"), happened("phase")];
    draw(page, table({ events: later, question: asked(9) }), <Shown />);
    expect(page.textContent).toBe("shown");
    draw(page, table({ events: [...later, happened("bought")], question: asked(10) }), <Shown />);
    expect(page.textContent).toBe("gone");
  });

  it("is not shown again on a page opened phases later", () => {
    const page = document.createElement("div");
    const later = [...judged, happened("round"), happened("phase"), happened("phase"), happened("phase")];
    draw(page, table({ events: later, question: asked(9) }), <Shown />);
    expect(page.textContent).toBe("gone");
  });

  it("reappears after the page is reloaded", () => {
    const later = [...judged, happened("round"), happened("phase"), happened("phase")];
    const first = document.createElement("div");
    draw(first, table({ events: before }), <Shown />);
    draw(first, table({ events: later, question: asked(9) }), <Shown />);
    const second = document.createElement("div");
    draw(second, table({ events: later, question: asked(9) }), <Shown />);
    expect(second.textContent).toBe("shown");
  });
});

describe("the risk", () => {
  it("lists the remaining demands and no others", () => {
    expect(stair(table({}))).toContain("9, 11");
  });
  const stair = (of: Table) => {
    const page = document.createElement("div");
    draw(page, of, <Stair view={of.view as AztecaView} tried={null} height={320} />);
    return page.textContent;
  };
  const form = {
    fields: [
      { name: "quetzalcoatl", value: 0, most: 5 },
      { name: "tezcatlipoca", value: 3, most: 5 },
    ],
    limits: [{ name: "sp", weights: [1, 1], least: 0, most: 5, rest: -1 }],
  } as unknown as FormMessage;

  it("follows the entered offer and the previewed one", () => {
    expect(stair(table({}))).toContain("100");
    const question = { kind: "Give", number: 1, numbers: [] };
    expect(stair(table({ question, form, fill: nothing }))).toContain("41");
    const offer = { kind: "OfferSp", number: 2, numbers: [] };
    expect(stair(table({ question: offer, preview: { word: "4", view } }))).toContain("0 %");
    expect(stair(table({ question: offer, preview: { word: "9", view } }))).not.toContain("100");
  });

  it("is shown for every amount, with a warning on the last step", () => {
    const words = ["0", "1", "2", "3", "4"];
    const offers = new Map(words.map((word) => [word, { chain: [word], words: word } as unknown as Offer]));
    const last = { ...view, gods: { ...gods, last_step: true } } as AztecaView;
    const page = document.createElement("div");
    const question = { kind: "OfferSp", number: 2, numbers: [] };
    draw(page, table({ view: last, question, offers }), <Tray view={last} />);
    const notes = [...page.querySelectorAll(".amount-key small")].map((one) => one.textContent);
    expect(notes.map((note) => Number.parseInt(note ?? "", 10))).toEqual(gods.risks);
    expect(page.querySelector(".last-step-warning")).not.toBeNull();
    draw(page, table({ question, offers }), <Tray view={view} />);
    expect(page.querySelector(".last-step-warning")).toBeNull();
  });
});
