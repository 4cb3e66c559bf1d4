import { render } from "preact";
import { describe, expect, it } from "vitest";
import { HintCard } from "../src/frame/question/hint";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { HintGain, HintMove } from "../src/net/protocol";
import { option } from "./asked";

const prospect = (text: string, points: number, share: number): HintMove => ({
  option: option(text),
  points,
  share,
  odds: "",
});

function hintCard(best: HintMove[], because: HintGain[] = [], brings: HintGain[] = []): HTMLElement {
  const hint = { question: 7, look: [], move: best[0]!.option, best, line: [], because, brings };
  const table = {
    hint: { asking: { value: false }, trouble: { value: "" }, answer: { value: hint } },
    question: { value: { number: 7, kind: "Move" } },
    prices: { value: new Map() },
    seatState: { value: null },
  };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider
      value={{ table, assets: { messages: { knows: () => false } } } as unknown as TableState}
    >
      <HintCard />
    </TableStateContext.Provider>,
    page,
  );
  return page;
}

describe("a hint with reasons", () => {
  const best = [prospect("build", 47, 0.8), prospect("pick", 45.2, 0.2)];

  it("shows its lead over the next best move, and the differing quantities", () => {
    const page = hintCard(best, [
      { what: "temples", words: "Temples", points: true, by: 4.1 },
      { what: "monuments", words: "Monuments", points: true, by: -1 },
      { what: "corn", words: "corn", points: false, by: -2 },
    ]);
    const lines = [...page.querySelectorAll(".hint-because")].map((one) => one.textContent);
    expect(lines[0]).toBe("About 2 points more in the end than “PICK”.");
    expect(lines[1]).toContain("Temples +4 points, Monuments −1 point, corn −2.");
  });

  it("says so if the next best move is about as good", () => {
    const page = hintCard([prospect("build", 45.3, 0.7), prospect("pick", 45.2, 0.3)]);
    expect(page.querySelector(".hint-because")?.textContent).toContain("about as much as “PICK”");
  });

  it("adds what the move brings if the other move has more of everything that differs", () => {
    const page = hintCard(
      best,
      [{ what: "corn", words: "corn", points: false, by: -2 }],
      [
        { what: "corn", words: "corn", points: false, by: -4 },
        { what: "temples", words: "Temples", points: true, by: 3 },
      ],
    );
    const lines = [...page.querySelectorAll(".hint-because")].map((one) => one.textContent);
    expect(lines.slice(1)).toEqual([
      "Some rounds ahead, compared with it: corn −2.",
      "Some rounds ahead, compared with now: Temples +3 points, corn −4.",
    ]);
  });

  it("shows the greatest gains even if there are greater losses", () => {
    const losses = [9, 8, 7, 6, 5].map((by) => ({ what: `${by}`, words: `${by}`, points: true, by: -by }));
    const gain = { what: "corn", words: "corn", points: false, by: 1 };
    const page = hintCard(best, [...losses, gain], [gain]);
    const lines = [...page.querySelectorAll(".hint-because")].map((one) => one.textContent);
    expect(lines.slice(1)).toEqual([
      "Some rounds ahead, compared with it: corn +1, 9 −9 points, 8 −8 points.",
    ]);
  });

  it("names the points and what the move brings if there is no other answer", () => {
    const page = hintCard(
      [prospect("build", 45.3, 1)],
      [],
      [{ what: "corn", words: "corn", points: false, by: 2 }],
    );
    const lines = [...page.querySelectorAll(".hint-because")].map((one) => one.textContent);
    expect(lines).toEqual([
      "With it about 45.5 points are to be expected at the end.",
      "Some rounds ahead, compared with now: corn +2.",
    ]);
    expect(page.querySelector(".prospects")).toBeNull();
  });
});
