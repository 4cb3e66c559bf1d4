import { EntryCard } from "./entry-card";
import type { Entry, Place } from "./shape";

/** Fields that say where they lie, each in its place. */
export function MapOf({ entries, place, path }: { entries: Entry[]; place: Place; path: string }) {
  const columnOf = (entry: Entry) => Number(entry.parts[place.column]);
  // In a hex map rows are shifted by half a field for every column.
  const rowOf = (entry: Entry) => (place.hex ? 2 * Number(entry.parts[place.row]) + columnOf(entry) : Number(entry.parts[place.row]));
  const left = Math.min(...entries.map(columnOf));
  const top = Math.min(...entries.map(rowOf));
  const high = place.hex ? 2 : 1;
  return (
    <div class="plain-scroll" role="region" tabIndex={0}>
      <ol class="plain-map">
        {entries.map((entry) => (
          <li key={entry.at} style={{ gridColumn: columnOf(entry) - left + 1, gridRow: `${rowOf(entry) - top + 1} / span ${high}` }}>
            <EntryCard entry={entry} path={`${path}.${entry.at}`} without={[place.column, place.row]} />
          </li>
        ))}
      </ol>
    </div>
  );
}
