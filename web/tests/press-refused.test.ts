import { expect, it } from "vitest";
import { keepDraft } from "../src/state/form-draft";
import { OpenTable } from "../src/state/open-table";
import { lateRefusals } from "../src/state/pointer";

it("a number that is filled in clears the note about a press that was not taken", () => {
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
