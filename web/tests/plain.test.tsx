import { render } from "preact";
import { describe, expect, it } from "vitest";
import { TableContext, type Table } from "../src/boards/board";
import { PlainBoard } from "../src/boards/plain/board";

describe("a game without a board", () => {
  it("is shown plainly, all of its view but the seats", () => {
    const nothing = () => {};
    const table: Table = {
      game: "x", view: { day: 3, market: { corn: 2 }, row: ["a", null], seats: [{ gold: 1 }] }, box: null, names: [], viewer: 0,
      question: null, offers: new Map(), preview: null, thing: (id) => id.toUpperCase(), say: (id) => id, play: nothing, look: nothing, explain: nothing, hinted: new Set(),
    };
    const page = document.createElement("div");
    render(<TableContext.Provider value={table}><PlainBoard /></TableContext.Provider>, page);
    expect(page.textContent).toBe("day3marketCORN2rowA–");
  });
});
