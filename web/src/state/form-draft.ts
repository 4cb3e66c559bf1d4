import { signal } from "@preact/signals";

/** Values in a form on the board that have not been sent yet. */
export interface FormDraft {
  table: string;
  question: number;
  /** Distinguishes multiple forms for the same question. */
  form: string;
  values: number[];
  /** Whether the draft differs from the form's initial values. */
  changed: boolean;
  /** The number that must still be entered before the form can be sent. */
  missing: number;
}

export const formDraft = signal<FormDraft | null>(null);

export type FormKey = Pick<FormDraft, "table" | "question" | "form">;

/** The values entered so far; if there are none, the form's initial values. */
export function draftedValues(of: FormKey, start: number[]): number[] {
  const draft = formDraft.value;
  const isSame = draft?.table === of.table && draft.question === of.question && draft.form === of.form;
  return isSame ? draft.values : start;
}

export function keepDraft(
  { table, question, form }: FormKey,
  start: number[],
  values: number[],
  missing = 0,
): void {
  const changed = values.join() !== start.join();
  formDraft.value = { table, question, form, values, changed, missing };
}

/** Whether a form for this question has unsent changes. Any other answer would discard them. */
export function hasUnsentForm(table: string, question: number | undefined): boolean {
  const draft = formDraft.value;
  return draft?.table === table && draft.question === question && draft.changed;
}
