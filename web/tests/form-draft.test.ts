import { afterEach, expect, it } from "vitest";
import { draftedValues, formDraft, hasUnsentForm, keepDraft } from "../src/state/form-draft";
import { say } from "../src/texts/frame";

const FORM = { table: "t", question: 7, form: "a,b" };

afterEach(() => void (formDraft.value = null));

it("is unsent once it differs from the form's initial values, and only for its question", () => {
  keepDraft(FORM, [0, 0], [0, 1]);
  expect(hasUnsentForm("t", 7)).toBe(true);
  expect(hasUnsentForm("t", 8)).toBe(false);
  expect(hasUnsentForm("u", 7)).toBe(false);
  keepDraft(FORM, [0, 0], [0, 0]);
  expect(hasUnsentForm("t", 7)).toBe(false);
});

it("keeps the missing number, which the question box shows", () => {
  keepDraft(FORM, [0, 0], [0, 1], 1);
  expect(formDraft.value?.missing).toBe(1);
  expect(say("form-unsent", { missing: 1 })).toContain("1");
  expect(say("form-unsent", { missing: 0 })).not.toBe(say("form-unsent", { missing: 1 }));
});

it("returns the entered values, otherwise the initial ones", () => {
  keepDraft(FORM, [0, 0], [0, 1]);
  expect(draftedValues(FORM, [0, 0])).toEqual([0, 1]);
  expect(draftedValues({ ...FORM, question: 8 }, [0, 0])).toEqual([0, 0]);
  expect(draftedValues({ ...FORM, form: "a" }, [0])).toEqual([0]);
});
