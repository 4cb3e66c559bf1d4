/**
 * Presents reinforcing and regrouping as one choice: converts the server's form into the number of warriors
 * and the heroes in each place.
 */
import type { FormMessage } from "../../../net/protocol";
import { isRest, left, withValue } from "../../form";
import type { HeroType } from "../view";

export interface Distribution {
  form: FormMessage;
  is: "reinforce" | "regroup";
  /** Maps each place that can be changed (`P01`, …, `city`) to the field for its warriors. */
  warriors: ReadonlyMap<string, number>;
  /** Maps each hero and place to the field that says whether the hero is there. */
  heroes: ReadonlyMap<HeroType, ReadonlyMap<string, number>>;
  /** The index of the field for the warriors that are not in any other place. */
  rest: number;
}

export function distributionOf(form: FormMessage): Distribution {
  const warriors = new Map<string, number>();
  const heroes = new Map<HeroType, Map<string, number>>();
  let rest = -1;
  for (const [field, { name, most }] of form.fields.entries()) {
    const [first = "", place] = name.split(" ");
    if (place) {
      const hero = first as HeroType;
      heroes.set(hero, (heroes.get(hero) ?? new Map<string, number>()).set(place, field));
    } else if (isRest(form, field)) rest = field;
    else if (most > 0) warriors.set(first, field);
  }
  return { form, is: rest < 0 ? "reinforce" : "regroup", warriors, heroes, rest };
}

/** The number of warriors that are not on a tile but in the reserve or in the city. */
export function unplaced({ form, rest }: Distribution, values: readonly number[]): number {
  return rest < 0 ? left(form, values, "reserve") : (values[rest] ?? 0);
}

export function placeOf({ heroes }: Distribution, values: readonly number[], hero: HeroType): string {
  for (const [place, field] of heroes.get(hero) ?? []) if (values[field] === 1) return place;
  return "";
}

/** The values of the form with one more or one fewer warrior in a place; null if that is not possible. */
export function step(
  of: Distribution,
  values: readonly number[],
  place: string,
  by: number,
): number[] | null {
  const field = of.warriors.get(place) ?? -1;
  return field < 0 ? null : withValue(of.form, values, field, (values[field] ?? 0) + by);
}

/**
 * The values of the form after a hero has moved to a place. Warriors who do not fit beside the hero leave the
 * place. Null if the move is not possible.
 */
export function put(
  of: Distribution,
  values: readonly number[],
  hero: HeroType,
  place: string,
): number[] | null {
  const moved = [...values];
  for (const [where, field] of of.heroes.get(hero) ?? []) moved[field] = where === place ? 1 : 0;
  const field = of.warriors.get(place) ?? of.rest;
  for (let n = moved[field] ?? 0; n >= 0; n--) {
    const next = withValue(of.form, moved, field, n);
    if (next) return next;
  }
  return null;
}
