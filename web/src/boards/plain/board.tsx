import { useTable } from "../board";
import { Value } from "./value";

/** A game without a drawn board: everything its view says, as nested lists and small tables. */
export function PlainBoard() {
  const table = useTable();
  const view = table.view as Record<string, unknown>;
  return (
    <div class="board plain-board">
      {Object.entries(view)
        .filter(([name]) => name !== "seats")
        .map(([name, value]) => (
          <section key={name}>
            <h3>{name.replace(/_/g, " ")}</h3>
            <Value value={value} thing={table.thing} />
          </section>
        ))}
    </div>
  );
}
