import { type Table, useTable } from "../board";
import { SAILED } from "./chart-ways";
import { CitySign } from "./city-sign";
import { label } from "./labels";
import { own } from "./messages";
import { planOf } from "./plan";
import { PieceShape, type SmallPiece } from "./small-pieces";

const NAMES: Record<SmallPiece["what"], string> = {
  army: "army",
  ship: "ships",
  pochteca: "pochtecas",
  spy: "spy",
  reserve: "reserve",
  units: "units",
};
const SHOWN: SmallPiece["what"][] = ["army", "reserve", "ship", "pochteca", "spy"];

/** A piece in words: army A 4. */
export function pieceSaid(table: Pick<Table, "say" | "thing">, { what, letter, n }: SmallPiece): string {
  return [label(table, NAMES[what]), letter?.toUpperCase(), n].filter((part) => part !== undefined).join(" ");
}

/** What the lines and the pieces of a chart mean. */
export function ChartKey({ kinds }: { kinds: ReadonlySet<string> }) {
  const table = useTable();
  const plan = planOf(table.game);
  const used = Object.entries(plan.ways ?? {}).filter(([, kind]) => kinds.has(kind));
  if (!plan.ways) return null;
  return (
    <ul class="chart-legend">
      {kinds.has("") && <Line kind="" name={own("way-open")} />}
      {used.map(([key, kind]) => (
        <Line key={key} kind={kind} name={label(table, key)} />
      ))}
      {kinds.has(SAILED) && <Line kind={SAILED} name={own("way-sailed")} />}
      {plan.groups &&
        SHOWN.map((what) => (
          <li key={what}>
            <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
              <PieceShape
                what={what}
                letter={what === "army" || what === "pochteca" ? "a" : undefined}
                seat={Math.max(0, table.viewer)}
              />
            </svg>{" "}
            {label(table, NAMES[what])}
          </li>
        ))}
      {plan.capital &&
        [false, true].map((capital) => (
          <li key={String(capital)}>
            <svg viewBox="-12 -16 24 25" width="18" height="18" aria-hidden="true">
              <CitySign seat={Math.max(0, table.viewer)} capital={capital} />
            </svg>{" "}
            {label(table, capital ? "capital" : "cities")}
          </li>
        ))}
      {Object.entries(plan.signs ?? {}).map(([key, sign]) => (
        <li key={key}>
          <b>{sign}</b> {label(table, key)}
        </li>
      ))}
    </ul>
  );
}

function Line({ kind, name }: { kind: string; name: string }) {
  return (
    <li>
      <svg viewBox="0 0 34 10" width="30" height="10" aria-hidden="true">
        <path class={`chart-way ${kind}`} d="M0 5H34" />
      </svg>{" "}
      {name}
    </li>
  );
}
