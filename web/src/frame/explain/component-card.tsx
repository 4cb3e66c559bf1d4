import type { Card } from "../../boards/board";
import { cardOf } from "../../boards/boards";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** What need not be said on every card; the table sheet lists it all. */
const SURE = new Set(["seed", "two-sources"]);

/** What the board says about a thing at this table, to this seat; nothing: only what is printed on it is told. */
export function useCard(about: string): Card | null {
  const { table, kit } = useTableState();
  const names = table.info.value?.seats.map((seat) => seat.name) ?? [];
  return about ? cardOf(kit.game, about, table.sight.value?.table ?? {}, kit, table.seat.value, names) : null;
}

/** What one asked about: its name, what it costs, what it does, and how sure that is. */
export function ComponentCard({ id }: { id: string }) {
  const { kit } = useTableState();
  const card = useCard(id);
  const name = card?.title ?? kit.thing(id);
  const first = id.split(" ")[0] ?? id;
  const confidence = kit.printed.confidence(id);
  return (
    <article class="component">
      <h3>
        {isGlyph(first) && <Glyph name={first} size={30} />} {name.slice(0, 1).toUpperCase() + name.slice(1)}
      </h3>
      {card ? card.lines.map((line, i) => <p key={i}>{line}</p>) : <AsPrinted id={id} />}
      {confidence && !SURE.has(confidence) && (
        <p class={`confidence ${confidence}`}>{say("confidence", { sure: confidence })}</p>
      )}
    </article>
  );
}

function AsPrinted({ id }: { id: string }) {
  const { kit } = useTableState();
  const cost = kit.printed.cost(id);
  const effect = kit.printed.effect(id);
  const listed = kit.printed.listed(id);
  return (
    <>
      {cost && <p>{say("costs", { cost })}</p>}
      {effect && <p>{effect}</p>}
      {listed.length > 0 && (
        <ol class="component-list">
          {listed.map(([n, told]) => (
            <li key={n}>
              <strong>{n}</strong> {told}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
