import { signal } from "@preact/signals";
import { render } from "preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Curve, nearest, spread, steps, ticksOf } from "../src/frame/review/curve";
import { number, ReviewBody } from "../src/frame/review/review-body";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { GameReview, ReviewedChoice, ReviewState } from "../src/net/protocol";
import { type AnyReview, SentRecordReview, TableReview } from "../src/state/review";
import { language } from "../src/texts/language";

const ledger = {
  start: 50,
  luck: 3.25,
  hidden: 0,
  own_choices: -6,
  answered: 0,
  other_choices: 1,
  remainder: 2.75,
  result: 51,
};

function choice(at: number, seat: number, verdict: ReviewedChoice["verdict"]): ReviewedChoice {
  const words = `${verdict} ${at}`;
  return {
    at, seat, when: "Turn 3, Ana", verdict, flagged: ["slip", "mistake", "blunder"].includes(verdict), cost: 4, low: 3, high: 5, chosen: "a", words, reasons: "more", line: ["b", "c"], moves: ["x", "y"], answered: false,
  }; // biome-ignore format: one line
}

const review: GameReview = {
  names: ["Ana", "Ben"],
  sources: ["temples"],
  curve: [
    {
      at: 0,
      seat: -1,
      turn: 0,
      points: [50, 50],
      win: [0.5, 0.5],
      sources: [[0], [0]],
      round: 0,
      when: "Turn 1",
    },
    {
      at: 9,
      seat: 0,
      turn: 1,
      points: [60, 40],
      win: [0.9, 0.1],
      sources: [[4], [2]],
      round: 0,
      when: "Turn 2",
    },
  ],
  choices: [choice(4, 0, "blunder"), choice(6, 1, "slip"), choice(7, 1, "best")],
  luck: [{ at: 5, when: "Turn 3, Ana", words: "A six", points: [3.25, -1], win: [0.1, -0.1] }],
  points: [ledger, ledger],
  win: [],
  turning_points: [
    {
      at: 4,
      kind: "choice",
      seat: 0,
      when: "Turn 3, Ana",
      words: "This decided it",
      points: [-6, 1],
      win: [],
    },
    { at: 6, kind: "unforeseen", seat: 0, when: "Turn 3, Ana", words: "A war", points: [-6, 1], win: [] },
  ],
  remainder: ["Remainder of Ana: +2.8 points"],
  luck_worth: "how much luck explains",
  notes: ["how it was found"],
  digest: "0123",
};

function shown(
  sheets: Record<string, unknown> = {},
  watched: AnyReview = new TableReview("t", undefined),
  judged = true,
  partial = false,
): HTMLElement {
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ sheets } as unknown as TableState}>
      <ReviewBody review={review} judged={judged} partial={partial} watched={watched} />
    </TableStateContext.Provider>,
    page,
  );
  return page;
}

beforeEach(() => {
  language.value = "en";
});

describe("a review on the page", () => {
  it("shows a turning point on the board", () => {
    const sheets = { moment: signal(null), open: signal("review") };
    shown(sheets).querySelector<HTMLButtonElement>(".review-moments button")!.click();
    expect(sheets.moment.value).toEqual({ n: 4, entries: false });
    expect(sheets.open.value).toBe("replay");
  });

  it("shows turns that were not foreseen, without the reasons of a choice in them", () => {
    const found = [...shown().querySelectorAll(".review-moments li")].map((one) => one.textContent!);
    expect(found[0]).toMatch(/^1 Turn 3, Ana: a choice/);
    expect(found[0]).toContain("more");
    expect(found[1]).toContain("Turn 3, Ana: not foreseen. A war");
    expect(found[1]).not.toContain("more");
    expect(shown().textContent).toContain("Remainder of Ana: +2.8 points");
  });

  it("shows only the curve before the choices were judged", () => {
    const page = shown({}, undefined, false);
    expect(page.querySelectorAll(".review-curve").length).toBeGreaterThan(0);
    expect(page.querySelectorAll(".review-moments, .review-filter, .review-list").length).toBe(0);
  });

  it("calls the remainder by its name only when everything has been examined", () => {
    const words = (page: HTMLElement) => [...page.querySelectorAll("th")].map((one) => one.textContent);
    expect(words(shown())).toContain("remainder");
    const growing = words(shown({}, undefined, true, true));
    expect(growing).toContain("remainder, with what is not examined yet");
    expect(growing).not.toContain("remainder");
  });

  it("lists only choices that lost value, and counts all of them", () => {
    const page = shown();
    const listed = [...page.querySelectorAll(".review-list strong")].map((one) => one.textContent);
    expect(listed).toEqual(["Turn 3, Ana, blunder:", "Turn 3, Ana, slip:"]);
    const best = [...page.querySelectorAll("th")].find((one) => one.textContent === "best")!;
    expect(best.parentElement!.textContent).toBe("best01");
  });

  it("marks what the table answered for a player, and does not count it among the choices", () => {
    const before = review.choices;
    review.choices = [{ ...before[0]!, answered: true }, ...before.slice(1)];
    review.points = [{ ...ledger, own_choices: 0, answered: -6 }, ledger];
    try {
      const page = shown();
      const [first] = page.querySelectorAll(".review-list li");
      expect(first!.textContent).toMatch(/^Turn 3, Ana, answered for the player: blunder 4/);
      expect(first!.className).toBe("review-answered");
      const row = (name: string) =>
        [...page.querySelectorAll("th")].find((one) => one.textContent === name)!.parentElement!.textContent;
      expect(row("blunder")).toBe("blunder00");
      expect(row("answered for the player")).toBe("answered for the player−6.00.0");
    } finally {
      review.choices = before;
      review.points = [ledger, ledger];
    }
    expect(shown().textContent).not.toContain("answered for the player");
  });

  it("shows numbers in the reader's language, with a sign for gains and losses", () => {
    expect(number(3.25, 1, true)).toBe("+3.3");
    expect(number(-0.04, 1, true)).toBe("0.0");
    language.value = "de";
    expect(number(-3.26, 1, true)).toBe("−3,3");
    expect(number(51, 1, false)).toBe("51,0");
  });
});

describe("an uploaded record", () => {
  it("is sent with each request", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
      asked.push([new URL(path).pathname.split("/").slice(-2).join("/"), JSON.parse(String(request.body))]);
      return new Response(JSON.stringify({ state: "none", done: 0, decisions: 3, review: null }));
    });
    const found = new SentRecordReview("patolli record 1");
    await found.look();
    await found.change("start");
    expect(asked).toEqual([
      ["api/review", { record: "patolli record 1", action: "look" }],
      ["api/review", { record: "patolli record 1", action: "start" }],
    ]);
    vi.unstubAllGlobals();
  });

  it("opens its moments on a board, after the outcome where chance decides", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
      asked.push([
        new URL(path).pathname.split("/").slice(-2).join("/"),
        JSON.parse(String(request.body)).at,
      ]);
      return new Response(JSON.stringify({ game: "go", position: "patolli position 1\n" }));
    });
    const page = document.createElement("div");
    const watched = new SentRecordReview("patolli record 1");
    render(<ReviewBody review={review} judged partial={false} watched={watched} />, page);
    for (const at of [4, 5]) page.querySelector<HTMLButtonElement>(`[data-show="${at}"]`)!.click();
    await vi.waitFor(() =>
      expect(asked).toEqual([
        ["review/moment", 4],
        ["review/moment", 6],
      ]),
    );
    await vi.waitFor(() => expect(location.hash).toMatch(/^#\/position\/go\//));
    expect(page.querySelector("[data-try='4']")!.getAttribute("href")).toBe("#/try/record/4");
    vi.unstubAllGlobals();
  });
});

describe("a turn of the curve", () => {
  it("shows the points by source and the events since the turn before", async () => {
    const page = shown();
    const box = page.querySelector(".review-turn")!;
    expect(box.querySelector("label")!.textContent).toBe("The end");
    expect(box.querySelector("details tbody tr")!.textContent).toBe("temples42");
    expect(box.querySelector("tbody tr")!.textContent).toBe("Expected final points60.040.0");
    expect([...box.querySelectorAll("p")].map((one) => one.textContent)).toEqual([
      "blunder 4",
      "A six",
      "slip 6",
      "best 7",
    ]);
    const slider = box.querySelector("input")!;
    slider.value = "0";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.waitFor(() => expect(box.querySelector("label")!.textContent).toBe("Turn 1"));
    expect(box.querySelectorAll("p.review-small").length).toBe(0);
  });
});

describe("another answer", () => {
  it("is tried on the board by those who have a key, at any choice", async () => {
    const links = (page: HTMLElement) =>
      [...page.querySelectorAll<HTMLAnchorElement>("a[data-try]")].map((one) => one.getAttribute("href"));
    expect(links(shown())).toEqual([]);
    const page = shown({}, new TableReview("t", "key"));
    expect(links(page)).toEqual(["#/try/t/4", "#/try/t/4", "#/try/t/6"]);
    const every = page.querySelector<HTMLInputElement>("[data-every]")!;
    every.checked = true;
    every.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(links(page)).toContain("#/try/t/7"));
  });
});

describe("the curve", () => {
  it("selects the nearest turn", () => {
    expect([0, 40, 180, 250, 456, 480].map((x) => nearest(x, 3))).toEqual([0, 0, 1, 1, 3, 3]);
  });

  it("has round steps", () => {
    expect(steps(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(steps(-3, 7)).toEqual([-2, 0, 2, 4, 6]);
  });

  it("puts a mark at the turn of a move", () => {
    const page = document.createElement("div");
    const marks = [
      { at: 8, label: "1" },
      { at: 9, label: "2" },
    ];
    render(
      <Curve
        title="t"
        names={["Ana"]}
        points={review.curve}
        value={(p) => p.points[0]!}
        unit=""
        marks={marks}
        selected={1}
        select={() => {}}
      />,
      page,
    );
    const places = [...page.querySelectorAll(".review-mark")].map((one) => one.getAttribute("d"));
    expect(places).toEqual(["M48 26V196", "M456 26V196"]);
    expect([...page.querySelectorAll(".review-mark-number")].map((one) => one.textContent)).toEqual([
      "1",
      "2",
    ]);
    expect(page.querySelectorAll(".review-tick-number").length).toBe(2);
    expect(page.textContent).toContain("Turn");
  });

  it("counts rounds below the lines, or turns in a game without rounds", () => {
    const at = (turn: number, round: number) => ({ ...review.curve[0]!, turn, round });
    const labels = (points: [number, number][]) => ticksOf(points.map(([turn, round]) => at(turn, round)));
    expect(labels([[0, 0], [1, 1], [2, 1], [3, 2]])).toEqual([{ n: 1, label: 1 }, { n: 3, label: 2 }]); // biome-ignore format: one line
    expect(labels([[0, 0], [1, 0]])).toEqual([{ n: 0, label: 1 }, { n: 1, label: 2 }]); // biome-ignore format: one line
    const many = labels(Array.from({ length: 60 }, (_, turn) => [turn, 0]));
    expect(many.map((tick) => tick.label).slice(0, 2)).toEqual([5, 10]);
    const rounds = labels(Array.from({ length: 25 }, (_, n) => [n, n + 1]));
    expect(rounds.map((tick) => tick.label)).toEqual([5, 10, 15, 20, 25]); // 25 numbers would touch each other
  });

  it("moves circles apart that would cover each other", () => {
    expect(spread([10, 30, 31], 5, 100)).toEqual([10, 30, 35]);
    expect(spread([90, 98, 99], 5, 100)).toEqual([90, 95, 100]);
  });
});

describe("requesting a review", () => {
  const state = (name: ReviewState["state"]): ReviewState => ({
    state: name, done: 1, decisions: 2, review: null,
  }); // biome-ignore format: one line

  it("repeats while it runs, and stops once it is done or closed", async () => {
    vi.useFakeTimers();
    const answers = [state("running"), state("running"), state("done")];
    const asked = vi.fn(async () => new Response(JSON.stringify(answers.shift())));
    vi.stubGlobal("fetch", asked);
    const found = new TableReview("t", "key");
    await found.change("start");
    expect(found.found.value?.state).toBe("running");
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(found.found.value?.state).toBe("done");
    await vi.advanceTimersByTimeAsync(20000);
    expect(asked).toHaveBeenCalledTimes(3);
    answers.push(state("running"), state("running"));
    await found.look();
    found.close();
    await vi.advanceTimersByTimeAsync(20000);
    expect(asked).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
