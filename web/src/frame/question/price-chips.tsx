import { Glyph, type GlyphName, isGlyph } from "../../glyphs/glyph";
import type { Asked } from "../../net/protocol";
import type { Price } from "../../state/prices";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";
import { useBoardContext, useTableState } from "../table/table-context";

/** What an answer gives and takes, for those who cannot hover or do not want to. */
export function PriceChips({
  word,
  question,
  price,
}: {
  word: string;
  question: Asked;
  price: Price | undefined;
}) {
  const { table, assets, board } = useTableState();
  const context = useBoardContext();
  if (!price) return null;
  const unit = table.seatState.value?.scores.unit ?? 1;
  const deferred = board.deferredCosts?.(word, question, context, price) ?? [];
  const sums = new Map(price.things);
  for (const [thing, by] of deferred) if (thing !== "points") sums.set(thing, (sums.get(thing) ?? 0) + by);
  const gained =
    price.points + unit * deferred.reduce((sum, [thing, by]) => sum + (thing === "points" ? by : 0), 0);
  const chips = [...sums]
    .filter(([, by]) => by !== 0)
    .flatMap(([thing, by]) => {
      const id = [thing, thing.replace(/s$/, "")].find((one) => assets.knows(one));
      const name =
        id === undefined ? deferred.find(([one]) => one === thing)?.[2] : assets.thing(id, Math.abs(by));
      return name === undefined
        ? []
        : [<Chip key={thing} glyph={id ?? thing} by={by} amount={String(Math.abs(by))} name={name} />];
    });
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
