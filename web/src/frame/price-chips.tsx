import { Glyph, isGlyph, type GlyphName } from "../glyphs/glyph";
import type { Price } from "../state/prices";
import { points } from "../words/points";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** What an answer gives and takes, for those who cannot hover or do not want to. */
export function PriceChips({ price }: { price: Price | undefined }) {
  const { table, kit } = useTableState();
  if (!price) return null;
  const unit = table.sight.value?.scores.unit ?? 1;
  const chips = price.things.flatMap(([thing, by]) => {
    const name = [thing, thing.replace(/s$/, "")].find((one) => kit.knows(one));
    return name === undefined ? [] : [<Chip key={name} glyph={name} by={by} amount={String(Math.abs(by))} name={kit.thing(name, Math.abs(by))} />];
  });
  if (price.points !== 0) chips.push(<Chip key="points" glyph="points" by={price.points} amount={points(Math.abs(price.points), unit)} name={say("points")} />);
  return chips.length > 0 ? <span class="price-chips">{chips}</span> : null;
}

function Chip({ glyph, by, amount, name }: { glyph: string; by: number; amount: string; name: string }) {
  const drawn = isGlyph(glyph);
  return (
    <span class={by > 0 ? "price-chip plus" : "price-chip minus"}>
      {by > 0 ? "+" : "−"}{amount} {drawn && <Glyph name={glyph as GlyphName} size={17} />}
      <span class={drawn ? "sr" : undefined}>{name}</span>
    </span>
  );
}
