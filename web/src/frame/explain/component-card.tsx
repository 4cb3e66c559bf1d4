import type { Card } from "../../boards/board";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import { say } from "../../texts/frame";
import { useBoardContext, useTableState } from "../table/table-context";
import { PieceDrawing } from "../workshop/piece";
import { DoubtMark } from "./doubt-mark";

/**
 * The card that the board module provides for a thing, as this seat sees it. Null if the card should show
 * only what is printed on the thing.
 */
export function useCard(about: string): Card | null {
  const { board } = useTableState();
  const context = useBoardContext();
  return about ? (board.card?.(about, context) ?? null) : null;
}

/**
 * The card for the selected thing, with its name, cost and effect, and the reliability of these values.
 * `seen` is the thing's label on the page.
 */
export function ComponentCard({ id, seen = "" }: { id: string; seen?: string }) {
  const { assets, board } = useTableState();
  const card = useCard(id);
  const name = card?.title ?? assets.thing(id);
  const first = id.split(" ")[0] ?? id;
  return (
    <article class="component">
      <h3>
        {isGlyph(first) && <Glyph name={first} size={30} />} {name.slice(0, 1).toUpperCase() + name.slice(1)}{" "}
        <DoubtMark confidence={assets.printed.confidence(id)} />
      </h3>
      {card?.drawn && <PieceDrawing board={board} assets={assets} id={id} />}
      {card ? card.lines.map((line, i) => <p key={i}>{line}</p>) : <AsPrinted id={id} />}
      {seen && seen !== name && !card?.lines.length && <p>{seen}</p>}
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
