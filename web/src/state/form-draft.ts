import { signal } from "@preact/signals";

/** Values in a form on the board that have not been sent. */
export interface FormDraft {
  table: string;
  question: number;
  /** Distinguishes forms of the same question. */
  form: string;
  values: number[];
  /** Whether the draft differs from the form's initial values. */
  changed: boolean;
  /** How much is still missing before the form can be sent. */
  missing: number;
}

export const formDraft = signal<FormDraft | null>(null);

export type FormKey = Pick<FormDraft, "table" | "question" | "form">;

/** The values entered so far, or the form's initial values. */
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

/** Whether a form of this question has unsent changes, which any other answer would discard. */
export function hasUnsentForm(table: string, question: number | undefined): boolean {
  const draft = formDraft.value;
  return draft?.table === table && draft.question === question && draft.changed;
}
