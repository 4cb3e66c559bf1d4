import type { ComponentChildren } from "preact";
import { useTable } from "../board";
import { Single } from "./single";

/** Shows a face-up card or tile with its cost and effect. */
export function Tile({
  id,
  name,
  path,
  children,
}: {
  id: string | null;
  name: string;
  path: string;
  children?: ComponentChildren;
}) {
  const table = useTable();
  const cost = id ? (table.cost?.(id) ?? "") : "";
  const effect = id ? table.effect(id) : "";
  return (
    <div class="plain-tile">
      <span class="tile-head">
        <Single value={id} name={name} path={path} />
        {children}
        {cost && <span class="tile-cost">{cost}</span>}
      </span>
      {effect && <p class="plain-effect">{effect}</p>}
    </div>
  );
}
