import { useTable } from "../board";
import { Chip } from "./chip";
import { IconTile } from "./icon-tile";
import { planOf } from "./plan";
import { type Dict, isDict } from "./shape";

/** Tiles on display, each drawn with its icons. */
export function IconTiles({ part, ids }: { part: string; ids: (string | null)[] }) {
  const table = useTable();
  const plan = planOf(table.game).iconed?.[part];
  if (!plan || !isDict(table.box)) return null;
  const printed = (table.box[plan.tiles] ?? []) as Dict[];
  return (
    <ol class="icon-tiles">
      {ids.map((id, i) => {
        const tile = printed.find((one) => one.id === id);
        return id && tile ? (
          <li key={id}>
            <IconTile letters={plan.icons.flatMap((key) => tile[key] as string | string[])} />
            <Chip id={id} path={`${part}.${i}`} />
          </li>
        ) : null;
      })}
    </ol>
  );
}
