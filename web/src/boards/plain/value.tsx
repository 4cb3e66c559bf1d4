import { Glyph, isGlyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Chart } from "./chart";
import { Chip } from "./chip";
// biome-ignore lint/suspicious/noImportCycles: an entry has values, and a value may be a list of entries
import { EntryCard } from "./entry-card";
import { Hexes } from "./hexes";
import { label } from "./labels";
import { MapOf } from "./map";
import { type Entry, isDict, isPlain, type Plain, shapeOf } from "./shape";
import { Single } from "./single";
import { Tile } from "./tile";

interface Props {
  value: unknown;
  /** The key of the value in the view. */
  name: string;
  path: string;
}

const TALL = 12;

/** Shows any value of a view, in the form that suits its shape best. */
export function Value({ value, name, path }: Props) {
  const shape = shapeOf(value);
  switch (shape.is) {
    case "single":
      return <Single value={shape.value} name={name} path={path} />;
    case "row":
      return <Row values={shape.values} name={name} path={path} />;
    case "pairs":
      return <Pairs entries={shape.entries} path={path} />;
    case "rows":
      return <Rows columns={shape.columns} rows={shape.rows} path={path} />;
    case "map":
      return shape.place.hex ? (
        <Hexes entries={shape.entries} place={shape.place} path={path} />
      ) : (
        <MapOf entries={shape.entries} place={shape.place} path={path} />
      );
    case "chart":
      return <Chart layers={[{ name, path, entries: shape.entries }]} />;
    case "list":
      return (
        <ol class="plain-cards">
          {shape.values.map((one, i) => (
            <li key={i}>
              {isEntry(one) ? (
                <EntryCard entry={one} path={`${path}.${one.at}`} />
              ) : (
                <Value value={one} name={name} path={`${path}.${i}`} />
              )}
            </li>
          ))}
        </ol>
      );
    default:
      return <Parts entries={shape.entries} path={path} />;
  }
}

function isEntry(value: unknown): value is Entry {
  return isDict(value) && typeof value.at === "string" && isDict(value.parts);
}

function Row({ values, name, path }: { values: Plain[]; name: string; path: string }) {
  const table = useTable();
  if (values.length === 0) return <span class="nothing">–</span>;
  if (values.some((value) => typeof value === "string" && table.effect(value)))
    return <Tiles values={values} name={name} path={path} />;
  const numbered = values.some((value) => value === null) && values.length > 2;
  return (
    <ol class="plain-row">
      {values.map((value, i) => (
        <li key={i}>
          {numbered && <span class="row-number">{i}</span>}
          <Single value={value} name={name} path={`${path}.${i}`} />
        </li>
      ))}
    </ol>
  );
}

/** Shows face-up cards and tiles, each with its cost and effect. */
function Tiles({ values, name, path }: { values: Plain[]; name: string; path: string }) {
  return (
    <ol class="plain-tiles">
      {values.map((value, i) => (
        <li key={i}>
          <Tile
            id={value === null || value === undefined ? null : String(value)}
            name={name}
            path={`${path}.${i}`}
          />
        </li>
      ))}
    </ol>
  );
}

function Pairs({ entries, path }: { entries: [string, Plain][]; path: string }) {
  const table = useTable();
  const shown = entries.filter(([, value]) => value !== false && value !== null);
  if (shown.length === 0) return <span class="nothing">–</span>;
  const telling = shown.every(([, value]) => typeof value === "string" && table.effect(value));
  return (
    <dl class={telling ? "plain-pairs telling" : "plain-pairs"}>
      {shown.map(([key, value]) => (
        <div key={key} data-about={table.thing(key) === key ? undefined : key}>
          <dt>
            {isGlyph(key) ? <Glyph name={key} size={20} /> : null} {label(table, key)}
          </dt>
          <dd>
            <Single value={value} name={key} path={`${path}.${key}`} />
          </dd>
          {telling && <dd class="plain-effect">{table.effect(String(value))}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Rows({ columns, rows, path }: { columns: string[]; rows: Entry[]; path: string }) {
  const table = useTable();
  const named = rows.some((row) => row.name);
  const telling = rows.some((row) => row.name && table.effect(row.name));
  const priced = rows.some((row) => row.name && table.cost?.(row.name));
  return (
    <div
      class={rows.length > TALL ? "plain-scroll tall" : "plain-scroll"}
      role="group"
      tabIndex={0}
      aria-label={columns.map((column) => label(table, column)).join(", ")}
    >
      <table class="plain-table">
        <thead>
          <tr>
            {named && <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {isGlyph(column) && <Glyph name={column} size={18} />} {label(table, column)}
              </th>
            ))}
            {priced && <td />}
            {telling && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at}>
              {named && !row.name && <td />}
              {named && row.name && (
                <th scope="row">
                  <Chip id={row.name} path={`${path}.${row.at}`} heading />
                </th>
              )}
              {columns.map((column) => (
                <td key={column} class={isPlain(row.parts[column]) ? "" : "wide"}>
                  <Value
                    value={row.parts[column] ?? null}
                    name={column}
                    path={`${path}.${row.at}.${column}`}
                  />
                </td>
              ))}
              {priced && <td>{row.name && table.cost?.(row.name)}</td>}
              {telling && <td class="plain-effect">{row.name && table.effect(row.name)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Whether a value contains no information: null, false, an empty list, or a list of nulls. The number 0 does
 * contain information.
 */
function isVoid(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === false ||
    (typeof value === "object" && Object.values(value).every((one) => one === null))
  );
}

function Parts({ entries, path }: { entries: [string, unknown][]; path: string }) {
  const table = useTable();
  return (
    <dl class="plain-parts">
      {entries
        .filter(([, value]) => !isVoid(value))
        .map(([key, value]) => (
          <div key={key}>
            <dt>
              {isGlyph(key) ? <Glyph name={key} size={20} /> : null} {label(table, key)}
            </dt>
            <dd>
              <Value value={value} name={key} path={`${path}.${key}`} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
