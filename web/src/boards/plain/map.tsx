import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { label } from "./labels";
import { isNothing, ownerOf, piecesOf } from "./parts";
import { type Entry, type GridKeys, isSeat } from "./shape";
import { Single } from "./single";

/** A map that shows each field at its position; further information is on the cards of the fields. */
export function MapOf({ entries, place, path }: { entries: Entry[]; place: GridKeys; path: string }) {
  const columnOf = (entry: Entry) => Number(entry.parts[place.column]);
  // On a hex map, each column is shifted by half a field.
  const rowOf = (entry: Entry) =>
    place.hex ? 2 * Number(entry.parts[place.row]) + columnOf(entry) : Number(entry.parts[place.row]);
  const left = Math.min(...entries.map(columnOf));
  const top = Math.min(...entries.map(rowOf));
  const high = place.hex ? 2 : 1;
  return (
    <div
      class="plain-scroll"
      role="group"
      tabIndex={0}
      aria-label={entries.map((entry) => entry.name).join(", ")}
    >
      <ol class="plain-map">
        {entries.map((entry) => (
          <li
            key={entry.at}
            style={{
              gridColumn: columnOf(entry) - left + 1,
              gridRow: `${rowOf(entry) - top + 1} / span ${high}`,
            }}
          >
            <Field entry={entry} place={place} path={`${path}.${entry.at}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Field({ entry, place, path }: { entry: Entry; place: GridKeys; path: string }) {
  const table = useTable();
  const owner = ownerOf(entry.parts, table.names.length);
  const pieces = piecesOf(entry.parts, table.names.length);
  const parts = Object.entries(entry.parts).filter(
    ([key, value]) =>
      key !== place.column &&
      key !== place.row &&
      !isNothing(value) &&
      !isSeat(key, value, table.names.length) &&
      value !== entry.name,
  );
  const words = parts.filter(([, value]) => typeof value === "string");
  const numbers = parts.filter(([, value]) => typeof value === "number");
  return (
    <article
      class={owner >= 0 ? "plain-field owned" : "plain-field"}
      style={{ "--seat": `var(--seat-${Math.max(0, owner) % 4})` }}
    >
      {entry.name && (
        <h3>
          {owner >= 0 && <SeatSign seat={owner} size={16} />} <Chip id={entry.name} path={path} heading />
        </h3>
      )}
      {words.length > 0 && (
        <p class="field-words">
          {words.map(([key, value]) => (
            <Single key={key} value={value as string} name={key} path={`${path}.${key}`} />
          ))}
        </p>
      )}
      {numbers.length > 0 && (
        <p class="field-words">
          {numbers.map(([key, value]) => (
            <span key={key}>
              {label(table, key)} <Single value={value as number} name={key} path={`${path}.${key}`} />
            </span>
          ))}
        </p>
      )}
      {pieces.length > 0 && (
        <p class="field-words">
          {pieces.map(([seat, n]) => (
            <span key={seat} class="seat-named">
              <SeatSign seat={seat} size={15} /> {n}
            </span>
          ))}
        </p>
      )}
    </article>
  );
}
