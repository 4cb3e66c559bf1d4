import { useTable } from "../board";
import { Chip } from "./chip";
import { label } from "./labels";
import { isNothing } from "./parts";
import type { Entry } from "./shape";
// biome-ignore lint/suspicious/noImportCycles: an entry has values, and a value may be a list of entries
import { Value } from "./value";

/** Shows a single entry of the view: its name, effect and parts. */
export function EntryCard({ entry, path, without = [] }: { entry: Entry; path: string; without?: string[] }) {
  const table = useTable();
  const effect = entry.name ? table.effect(entry.name) : "";
  const parts = Object.entries(entry.parts).filter(
    ([key, value]) => !without.includes(key) && !isNothing(value),
  );
  return (
    <article class="plain-card">
      {entry.name && (
        <h3>
          <Chip id={entry.name} path={path} heading />
        </h3>
      )}
      {effect && <p class="plain-effect">{effect}</p>}
      <dl class="plain-parts">
        {parts.map(([key, value]) => (
          <div key={key}>
            <dt>{label(table, key)}</dt>
            <dd>
              <Value value={value} name={key} path={`${path}.${key}`} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
