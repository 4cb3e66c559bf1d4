import type { Card } from "../../boards/board";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import { say } from "../../texts/frame";
import { useBoardContext, useTableState } from "../table/table-context";

/** What need not be said on every card; the table sheet lists it all. */
const SURE = new Set(["seed", "two-sources"]);

/** The board's card of a thing as this seat sees it; null: only what is printed on it is shown. */
export function useCard(about: string): Card | null {
  const { board } = useTableState();
  const context = useBoardContext();
  return about ? (board.card?.(about, context) ?? null) : null;
}

/** What one asked about: its name, what it costs, what it does, and how sure that is. */
export function ComponentCard({ id }: { id: string }) {
  const { assets } = useTableState();
  const card = useCard(id);
  const name = card?.title ?? assets.thing(id);
  const first = id.split(" ")[0] ?? id;
  const confidence = assets.printed.confidence(id);
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
  const { assets } = useTableState();
  const cost = assets.printed.cost(id);
  const effect = assets.printed.effect(id);
  const listed = assets.printed.listed(id);
  return (
    <>
      {cost && <p>{say("costs", { cost })}</p>}
      {effect && <p>{effect}</p>}
      {listed.length > 0 && (
        <ol class="component-list">
          {listed.map(([n, text]) => (
            <li key={n}>
              <strong>{n}</strong> {text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
