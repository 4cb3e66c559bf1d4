import { expect, it } from "vitest";
import { keepDraft } from "../src/state/form-draft";
import { OpenTable } from "../src/state/open-table";
import { lateRefusals } from "../src/state/pointer";

it("entering a number clears the note about an ignored press", () => {
  const table = new OpenTable("t", () => ({
    request: () => new Promise(() => {}),
    reconnect: () => {},
    close: () => {},
  }));
  lateRefusals.value++;
  expect(table.pressRefused.value).toBe(true);
  keepDraft({ table: "t", question: 9, form: "city" }, [0], [1]);
  expect(table.pressRefused.value).toBe(false);
  table.close();
});
