import { useTable } from "../board";
import { DiceRow, type Die } from "./dice";
import { label, spoken } from "./labels";
import { planOf } from "./plan";
import { type Dict, shapeOf } from "./shape";
import { Strip } from "./strip";
import { Value } from "./value";

/** One part of the view on its own sheet, in the form set by the game's plan or by its shape. */
export function Section({ name, value, early = false }: { name: string; value: unknown; early?: boolean }) {
  const table = useTable();
  const plan = planOf(table.game);
  const form = plan.forms?.[name];
  const look = form === "strip" ? "plain-large" : size(named(value, plan.listed?.[name]), table.effect);
  const thrown = form === "dice" ? (table.view as Dict).rolled_for : undefined;
  const world = look === "plain-world";
  return (
    <section class={early ? `${look} plain-first` : look}>
      <h2 class={world ? "sr" : undefined}>
        {label(table, name)}
        {typeof thrown === "string" && <span class="plain-only"> {spoken(table, thrown)}</span>}
      </h2>
      {form === "strip" ? (
        <Strip entries={value as Dict[]} path={name} />
      ) : form === "dice" ? (
        <DiceRow dice={value as Die[]} size={40} />
      ) : (
        <Value value={named(value, plan.listed?.[name])} name={name} path={name} />
      )}
    </section>
  );
}

/** Converts a list whose positions have names into a dictionary. */
function named(value: unknown, names: string[] | undefined): unknown {
  return names && Array.isArray(value)
    ? Object.fromEntries(value.map((one: unknown, i) => [names[i] ?? String(i), one]))
    : value;
}

/**
 * The CSS class for the size of a section. Small sections are placed side by side, and large ones have a row
 * of their own.
 */
function size(value: unknown, effect: (id: string) => string): string {
  const cards = Array.isArray(value)
    ? value.filter((one) => typeof one === "string" && effect(one)).length
    : 0;
  if (cards > 1) return cards > 3 ? "plain-large" : "plain-middle";
  const tells = (one: unknown) =>
    Array.isArray(one) && one.some((id) => typeof id === "string" && effect(id));
  const shape = shapeOf(value);
  if (shape.is === "parts" && shape.entries.some(([, one]) => tells(one))) return "plain-large";
  if (shape.is === "map" && shape.place.hex) return "plain-world";
  if (shape.is === "rows")
    return shape.columns.length > 2 || shape.rows.some((row) => row.name && effect(row.name))
      ? "plain-large"
      : "plain-middle";
  const length = JSON.stringify(value).length;
  return length < 220 ? "plain-small" : length < 700 ? "plain-middle" : "plain-large";
}
