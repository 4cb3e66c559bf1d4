import { Glyph, isGlyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { SeatSign } from "../seats";
import { label } from "./labels";
import { isUnknown } from "./parts";
import { type Dict, isDict } from "./shape";
import { Value } from "./value";

/** Parts that are shown elsewhere. Points are shown in the players' panels and on the score sheet. */
const ELSEWHERE = new Set(["points", "ending"]);

/** Whether a value is empty; 0 does not count as empty. */
function isBare(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0)
  );
}

/** Shows all seats side by side, with one row for each part. */
export function SeatsTable({ seats, path }: { seats: unknown[]; path: string }) {
  const table = useTable();
  const own = seats.filter(isDict);
  const keys = [...new Set(own.flatMap(Object.keys))].filter(
    (key) => !ELSEWHERE.has(key) && own.some((one) => !isBare(one[key])),
  );
  return (
    <div class="plain-scroll" role="group" tabIndex={0} aria-label={label(table, "players")}>
      <table class="plain-table plain-seats">
        <thead>
          <tr>
            <td />
            {own.map((_, seat) => (
              <th key={seat} scope="col" class={seat === table.viewer ? "mine" : ""}>
                <SeatSign seat={seat} size={18} /> {table.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                {isGlyph(key) && <Glyph name={key} size={20} />} {label(table, key)}
              </th>
              {own.map((one: Dict, seat) => (
                <td key={seat} class={seat === table.viewer ? "mine" : ""}>
                  <Value
                    value={isUnknown(own, seat, key) ? "?" : (one[key] ?? null)}
                    name={key}
                    path={`${path}.${seat}.${key}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
