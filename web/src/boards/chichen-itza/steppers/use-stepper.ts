import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { draftedValues, type FormKey, keepDraft } from "../../../state/form-draft";
import { useTable } from "../../board";
import { isComplete, startValues } from "../../form";
import type { HeroType } from "../view";
import { type Distribution, distributionOf, put, step, unplaced } from "./distribution";

/** The hero that the player is moving. `of` is the table and question to which this selection belongs. */
const heldHero = signal<{ of: string; hero: HeroType | null } | null>(null);

export interface Steps {
  distribution: Distribution;
  values: readonly number[];
  held: HeroType | null;
  left: number;
  /** Whether a place can have one more or one fewer warrior. */
  fits: (place: string, by: number) => boolean;
  /** Whether the selected hero can go to a place. */
  admits: (place: string) => boolean;
  add: (place: string, by: number) => void;
  hold: (hero: HeroType | null) => void;
  putHeld: (place: string) => void;
  done: () => void;
}

/**
 * The current distribution of the seat's warriors and heroes over the map, and functions that change it. Null
 * if the question does not ask for one.
 */
export function useStepper(): Steps | null {
  const { form, fill, question, id = "" } = useTable();
  const distribution = useMemo(() => (form ? distributionOf(form) : null), [form]);
  if (!form || !fill || !question || !distribution) return null;
  const names = form.fields.map(({ name }) => name).join();
  const key: FormKey = { table: id, question: question.number ?? 0, form: names };
  const start = startValues(form);
  const values = draftedValues(key, start);
  const of = `${id} ${key.question} ${names}`;
  const held = heldHero.value?.of === of ? heldHero.value.hero : null;
  const hold = (hero: HeroType | null) => void (heldHero.value = { of, hero });
  return {
    distribution,
    values,
    held,
    left: unplaced(distribution, values),
    fits: (place, by) => step(distribution, values, place, by) !== null,
    admits: (place) => held !== null && put(distribution, values, held, place) !== null,
    add: (place, by) => keepDraft(key, start, step(distribution, values, place, by) ?? values),
    hold,
    putHeld: (place) => {
      const next = held && put(distribution, values, held, place);
      if (!next) return;
      keepDraft(key, start, next);
      hold(null);
    },
    done: () => isComplete(form, values) && fill([...values]),
  };
}

/**
 * The viewer's heroes that the steppers draw while the viewer regroups; the map does not draw them. While a
 * hero is being moved, the map draws all heroes.
 */
export function useSteppedHeroes(): (seat: number | null, hero: HeroType) => boolean {
  const { viewer } = useTable();
  const steps = useStepper();
  const drawn = steps?.distribution.is === "regroup" && !steps.held ? steps.distribution.heroes : null;
  return (seat, hero) => seat === viewer && (drawn?.has(hero) ?? false);
}
