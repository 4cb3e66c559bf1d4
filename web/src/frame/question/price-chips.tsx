import { Glyph, type GlyphName, isGlyph } from "../../glyphs/glyph";
import type { Prospect } from "../../net/protocol";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";
import { useTableState } from "../table/table-context";
import { gainsOf } from "./gains";

/** Shows the gains and costs of an answer without hovering. */
export function PriceChips({ price }: { price: Prospect | undefined }) {
  const { table, assets } = useTableState();
  if (!price) return null;
  const unit = table.seatState.value?.scores.unit ?? 1;
  const { things, points: gained } = gainsOf(price, table.seat.value, assets);
  const chips = things.map(({ id, by, name }) => (
    <Chip key={`${id} ${by > 0}`} glyph={id} by={by} amount={String(Math.abs(by))} name={name} />
  ));
  if (gained !== 0)
    chips.push(
      <Chip
        key="points"
        glyph="points"
        by={gained}
        amount={points(Math.abs(gained), unit)}
        name={say("points-gained", { n: pointsNumber(gained, unit) })}
      />,
    );
  return chips.length > 0 ? <span class="price-chips">{chips}</span> : null;
}

function Chip({ glyph, by, amount, name }: { glyph: string; by: number; amount: string; name: string }) {
  const drawn = isGlyph(glyph);
  return (
    <span class={by > 0 ? "price-chip plus" : "price-chip minus"}>
      {by > 0 ? "+" : "−"}
      {amount} {drawn && <Glyph name={glyph as GlyphName} size={17} />}
      <span class={drawn ? "sr" : undefined}>{name}</span>
    </span>
  );
}
