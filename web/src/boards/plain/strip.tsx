import { useTable } from "../board";
import { label } from "./labels";
import type { Dict } from "./shape";
import { Value } from "./value";

/** A few similar entries side by side, each with its parts; hidden values are shown as question marks. */
export function Strip({ entries, path }: { entries: Dict[]; path: string }) {
  const table = useTable();
  return (
    <ol class="strip">
      {entries.map((entry, i) => (
        <li key={i}>
          {Object.entries(entry).map(([key, value]) => (
            <span key={key}>
              {label(table, key)}{" "}
              <Value value={value === null ? "?" : value} name={key} path={`${path}.${i}.${key}`} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
