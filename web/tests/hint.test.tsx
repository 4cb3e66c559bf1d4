import { render } from "preact";
import { describe, expect, it } from "vitest";
import { HintCard } from "../src/frame/question/hint";
import { type TableState, TableStateContext } from "../src/frame/table/table-context";
import type { HintGain, HintMove } from "../src/net/protocol";

const option = (text: string) => ({ text, words: text.toUpperCase() });
const prospect = (text: string, points: number, share: number): HintMove => ({
  option: option(text),
  points,
  share,
});

function told(best: HintMove[], because: HintGain[] = []): HTMLElement {
  const hint = { question: 7, look: [], move: best[0]!.option, best, line: [], because };
  const table = {
    hint: { asking: { value: false }, trouble: { value: "" }, answer: { value: hint } },
    question: { value: { number: 7 } },
  };
  const page = document.createElement("div");
  render(
    <TableStateContext.Provider value={{ table } as unknown as TableState}>
      <HintCard />
    </TableStateContext.Provider>,
    page,
  );
  return page;
}

describe("a hint that says why", () => {
  const best = [prospect("build", 47, 0.8), prospect("pick", 45.2, 0.2)];

  it("names what the move brings more of than the next best, and what speaks for that one", () => {
    const page = told(best, [
      { what: "temples", words: "Temples", points: true, by: 4.1 },
      { what: "corn", words: "corn", points: false, by: -2 },
      { what: "monuments", words: "Monuments", points: true, by: 1 },
    ]);
    const lines = [...page.querySelectorAll(".hint-because")].map((one) => one.textContent);
    expect(lines[0]).toContain("“PICK”: Temples +4 points, Monuments +1 point.");
    expect(lines[1]).toBe("The other would bring more: corn +2.");
    expect(page.querySelector(".hint-closer")).toBeNull();
  });

  it("says so where nothing that is counted speaks for it", () => {
    expect(told(best).querySelector(".hint-because")?.textContent).toContain("does not speak for it");
  });

  it("never leaves a greater number beside the advised one unexplained", () => {
    const page = told([prospect("build", 85, 0.7), prospect("pick", 84, 0.2), prospect("stop", 86, 0.1)]);
    expect(page.querySelector(".hint-closer")?.textContent).toContain(
      "“STOP” has a greater number, but was tried in 10 % of the lines only",
    );
    expect(
      told([prospect("build", 85.1, 0.7), prospect("pick", 85.2, 0.3)]).querySelector(".hint-closer"),
    ).toBeNull();
  });
});
