import { useEffect, useRef } from "preact/hooks";
import { draftedValues, type FormKey, keepDraft } from "../../../state/form-draft";
import { type Table, useTable } from "../../board";
import { isComplete, isRest, isSelection, missing, nearest, startValues, withValue } from "../../form";
import { own } from "../messages";

export interface Filling {
  values: number[];
  /** The index of the field with this name; -1 if there is none. */
  field: (name: string) => number;
  set: (field: number, value: number) => void;
  /** Adds as many pieces as these fields can take, starting with the last field. */
  fillUp: (fields: number[]) => void;
}

export function useFilling(table: Table): Filling | null {
  const { form, fill, question } = table;
  if (!form || !fill || !question) return null;
  const limits = form.fields.map(({ most }) => most).join();
  const key: FormKey = { table: table.id ?? "", question: question.number ?? 0, form: limits };
  const start = startValues(form);
  const values = draftedValues(key, start);
  return {
    values,
    field: (name) => form.fields.findIndex((one) => one.name === name),
    set: (field, value) => {
      const next = nearest(form, values, field, value);
      keepDraft(key, start, next, missing(form, next));
      if (isSelection(form) && isComplete(form, next)) fill(next);
    },
    fillUp: (fields) => {
      let next = values;
      for (const field of [...fields].reverse())
        next = nearest(form, next, field, form.fields[field]?.most ?? 0);
      keepDraft(key, start, next, missing(form, next));
    },
  };
}

const FIRST_REPEAT = 400;
const NEXT_REPEAT = 130;

/** Repeats an action while a button is held down. */
export function useHold(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(act);
  latest.current = act;
  const stop = () => clearTimeout(timer.current);
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, NEXT_REPEAT);
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(again, FIRST_REPEAT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}

export function Stepper({ filling, field, label }: { filling: Filling; field: number; label: string }) {
  const { form } = useTable();
  const value = filling.values[field] ?? 0;
  if (!form || field < 0) return <span class="stepper" />;
  if (isRest(form, field))
    return (
      <span class="stepper rest" role="img" aria-label={`${label}: ${value}`}>
        {value}
      </span>
    );
  const name = form.fields[field]?.name;
  return <Steps filling={filling} field={field} label={label} name={name ?? ""} />;
}

function Steps({
  filling,
  field,
  label,
  name,
}: {
  filling: Filling;
  field: number;
  label: string;
  name: string;
}) {
  const { form } = useTable();
  const value = filling.values[field] ?? 0;
  const less = useHold(() => value > 0 && filling.set(field, value - 1));
  const more = useHold(() => filling.set(field, value + 1));
  if (!form) return null;
  return (
    <span class="stepper" role="group" aria-label={label} data-field={name}>
      <button
        class="step"
        aria-label={own("form-less", { label })}
        disabled={value === 0}
        onClick={() => filling.set(field, value - 1)}
        {...less}
      >
        −
      </button>
      <output class={value > 0 ? "stepped" : ""}>{value}</output>
      <button
        class="step"
        aria-label={own("form-more", { label })}
        disabled={withValue(form, filling.values, field, value + 1) === null}
        onClick={() => filling.set(field, value + 1)}
        {...more}
      >
        +
      </button>
    </span>
  );
}
