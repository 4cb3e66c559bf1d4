import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { board } from "../src/boards/azteca/module";
import { StandingAnswers } from "../src/frame/question/standing-answers";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";

const held = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`w${i}`, "default"]));

function shown(
  standing: Record<string, string>,
  window: string,
  hand?: Record<string, number>,
  answer = "pass",
  over = false,
  round?: number,
): { page: HTMLElement; acts: unknown[] } {
  const acts: unknown[] = [];
  const table = {
    question: { value: { window, options: [{ text: answer, passes: answer === "pass" }] } },
    seatState: { value: { standing, over, table: { round, seats: [{}, { hand }] } } },
    id: "t",
    seat: { value: 1 },
    act: (message: unknown) => acts.push(message),
  };
  const assets = { messages: { knows: () => false, say: (id: string) => id } };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ table, assets, board } as unknown as TableState}>
      <StandingAnswers />
    </TableStateContext.Provider>,
    page,
  );
  return { page, acts };
}

describe("answers held in advance", () => {
  it("share one closed line however many they are, next to the window's own menu", () => {
    const { page, acts } = shown(held(6), "w9");
    expect(page.querySelectorAll(".standing > :not(details)").length).toBe(1);
    expect(page.querySelectorAll("details:not([open]) > summary").length).toBe(1);
    expect(page.querySelector("summary")?.textContent).toContain("6");
    expect(page.querySelectorAll("details button").length).toBe(6);
    page.querySelectorAll<HTMLElement>("details button")[2]?.click();
    expect(acts).toEqual([{ do: "standing", seat: 1, window: "w2", answer: "ask", until: "always" }]);
  });

  it("offer only fewer questions if the default answer is not a pass", () => {
    const { page, acts } = shown({}, "w9", undefined, "stop");
    act(() => page.querySelector<HTMLElement>("[data-ask-less]")?.click());
    const buttons = page.querySelectorAll<HTMLElement>(".ask-less-menu button");
    expect(buttons.length).toBe(1);
    buttons[0]?.click();
    expect(acts).toEqual([{ do: "standing", seat: 1, window: "w9", answer: "default", until: "always" }]);
  });

  it("are set in a menu only, so that one press in Confirm's place changes nothing", () => {
    const { page, acts } = shown({}, "w9");
    for (const button of page.querySelectorAll<HTMLElement>("button")) act(() => button.click());
    expect(acts).toEqual([]);
    const [turn] = page.querySelectorAll<HTMLElement>(".ask-less-menu button");
    turn?.click();
    expect(acts).toEqual([{ do: "standing", seat: 1, window: "w9", answer: "default", until: "turn" }]);
  });

  it("can be given for the rest of the round, if a round is being played", () => {
    const { page, acts } = shown({}, "w9", undefined, "pass", false, 3);
    act(() => page.querySelector<HTMLElement>("[data-ask-less]")?.click());
    page.querySelector<HTMLElement>("[data-pass-round]")?.click();
    expect(acts).toEqual([{ do: "standing", seat: 1, window: "w9", answer: "default", until: "round" }]);
    for (const [answer, round] of [
      ["pass", 0],
      ["pass", undefined],
      ["stop", 3],
    ] as const) {
      const other = shown({}, "w9", undefined, answer, false, round).page;
      act(() => other.querySelector<HTMLElement>("[data-ask-less]")?.click());
      expect(other.querySelector("[data-pass-round]")).toBeNull();
    }
  });

  it("warn a player who holds cards that would never be played", () => {
    const { page, acts } = shown(held(3), "", { C01: 1, C02: 0 });
    page.querySelector<HTMLElement>("[data-ask-all]")?.click();
    expect(acts).toHaveLength(3);
    expect(shown(held(3), "", { C01: 0 }).page.querySelector("[data-ask-all]")).toBeNull();
    expect(shown({}, "w9", { C01: 1 }).page.querySelector("[data-ask-all]")).toBeNull();
  });

  it("are listed by name if only some are held: one pass does not cover every window", () => {
    const one = shown({ flood: "default" }, "", { C01: 1 }).page.querySelector(".standing-hand");
    expect(one?.textContent).toContain("flood");
    const many = shown(held(9), "", { C01: 1 }).page.querySelector(".standing-hand");
    expect(many?.textContent).toContain("9");
  });

  it("that are set by default are shown once, before anything else", () => {
    const usual = { flood: "usual", dice: "usual" };
    const { page } = shown(usual, "");
    const note = page.querySelector(".usual-answers")?.textContent;
    expect(note).toContain("flood · dice");
    expect(note).toContain("unless it sees a reason to ask you");
    page.querySelector<HTMLElement>("[data-keep-usual]")?.click();
    const again = shown(usual, "").page;
    expect(again.querySelector(".usual-answers")).toBeNull();
    expect(again.querySelectorAll("details button").length).toBe(2);
  });

  it("show nothing if there are none", () => {
    expect(shown({}, "w9").page.querySelector("details")).toBeNull();
    expect(shown({}, "").page.textContent).toBe("");
  });

  it("are not offered after the end of the game", () => {
    expect(shown(held(2), "", undefined, "pass", true).page.textContent).toBe("");
  });
});
