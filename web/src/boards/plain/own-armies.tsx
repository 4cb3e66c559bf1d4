import { useTable } from "../board";
import { Chip } from "./chip";
import { label } from "./labels";
import { planOf } from "./plan";
import { type Dict, isDict, seatsOf } from "./shape";
import { PieceShape } from "./small-pieces";

interface Box {
  units: number;
  known: Record<string, number>;
  area: string | null;
}

/** My armies with their soldiers and where they stand, and what I hold back: in sight beside the map. */
export function OwnArmies() {
  const table = useTable();
  const key = planOf(table.game).armies;
  const mine = seatsOf(table.view as Dict)[table.viewer];
  const boxes = key && mine ? mine[key] : null;
  if (!isDict(boxes)) return null;
  const activated = (mine?.activated ?? []) as string[];
  return (
    <section class="plain-armies plain-own">
      <h2>{label(table, key!)}</h2>
      <ol>
        {Object.entries(boxes as Record<string, Box>).map(([id, box]) => {
          const letter = id.length === 1;
          const soldiers = Object.entries(box.known).filter(([, n]) => n > 0);
          return (
            <li key={id} class={box.units > 0 ? undefined : "none"}>
              <span class="army-name">
                <svg
                  viewBox="-9 -9 18 18"
                  width="24"
                  height="24"
                  role="img"
                  aria-label={letter ? `${label(table, "army")} ${id.toUpperCase()}` : label(table, id)}
                >
                  <PieceShape what={letter ? "army" : "reserve"} letter={id} seat={table.viewer} />
                </svg>
                <b>{box.units}</b>
                {letter ? box.area && <Chip id={box.area} path="" /> : <span>{label(table, id)}</span>}
              </span>
              <span class="army-soldiers">
                {soldiers.map(([kind, n]) => `${n} ${table.thing(kind, n)}`).join(", ") || "–"}
                {activated.includes(id) && ` · ${label(table, "activated")}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
