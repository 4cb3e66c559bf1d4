import { useTable } from "../board";
import { Chip } from "./chip";
import { spoken } from "./labels";
import { planOf } from "./plan";
import type { Dict } from "./shape";

/** While something is to be bought: what there is, what it does and costs. */
export function Wares() {
  const table = useTable();
  const wares = planOf(table.game).wares?.[table.question?.kind ?? ""] ?? [];
  const phase = (table.view as Dict).phase;
  if (wares.length === 0) return null;
  return (
    <section class="plain-large plain-first">
      {typeof phase === "string" && <h2>{spoken(table, phase)}</h2>}
      <ul class="strip">
        {wares.map((id) => (
          <li key={id}>
            <Chip id={id} path="" heading /> <span class="plain-effect">{table.effect(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
