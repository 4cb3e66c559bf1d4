import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { useTable } from "../../board";
import { isComplete, startValues } from "../../form";
import type { HeroType } from "../view";
import { type Distribution, distributionOf, put, step, unplaced } from "./distribution";

/** What was distributed so far, and the hero who is being put somewhere; it belongs to one question of one table. */
const drafted = signal<{ of: string; values: number[]; held: HeroType | null } | null>(null);

export interface Steps {
  distribution: Distribution;
  values: readonly number[];
  held: HeroType | null;
  left: number;
  /** Whether one warrior more or less is possible there. */
  fits: (place: string, by: number) => boolean;
  /** Whether the hero who is held can go there. */
  admits: (place: string) => boolean;
  add: (place: string, by: number) => void;
  hold: (hero: HeroType | null) => void;
  putHeld: (place: string) => void;
  done: () => void;
}

/** The distribution that is being decided now; nothing: none is. */
export function useStepper(): Steps | null {
  const { form, fill, question, id = "" } = useTable();
  const distribution = useMemo(() => (form ? distributionOf(form) : null), [form]);
  if (!form || !fill || !question || !distribution) return null;
  const of = `${id} ${question.number ?? 0} ${form.fields.map(({ name }) => name).join()}`;
  const now = drafted.value?.of === of ? drafted.value : { of, values: startValues(form), held: null };
  const { values, held } = now;
  return {
    distribution,
    values,
    held,
    left: unplaced(distribution, values),
    fits: (place, by) => step(distribution, values, place, by) !== null,
    admits: (place) => held !== null && put(distribution, values, held, place) !== null,
    add: (place, by) => {
      drafted.value = { ...now, values: step(distribution, values, place, by) ?? values };
    },
    hold: (hero) => (drafted.value = { ...now, held: hero }),
    putHeld: (place) => {
      const next = held && put(distribution, values, held, place);
      if (next) drafted.value = { of, values: next, held: null };
    },
    done: () => isComplete(form, values) && fill([...values]),
  };
}
