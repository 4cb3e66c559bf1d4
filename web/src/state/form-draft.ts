import { signal } from "@preact/signals";

/** What was filled into a form on a board and is not sent yet. */
export interface FormDraft {
  table: string;
  question: number;
  /** Tells forms of one question apart. */
  form: string;
  values: number[];
  /** Whether it differs from what the form began with. */
  changed: boolean;
  /** How much is still to be filled in before it can be sent. */
  missing: number;
}

export const formDraft = signal<FormDraft | null>(null);

export type FormKey = Pick<FormDraft, "table" | "question" | "form">;

/** The numbers that were filled in so far, else those that the form begins with. */
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

/** Whether a form of this question was changed and not sent: any other answer would drop that. */
export function hasUnsentForm(table: string, question: number | undefined): boolean {
  const draft = formDraft.value;
  return draft?.table === table && draft.question === question && draft.changed;
}
