import { Glyph, isGlyph } from "../../glyphs/glyph";
import { traded } from "../../state/changes";
import type { HoldingsProps } from "../board-module";
import { Gem } from "./gem";
import { label, spoken } from "./labels";
import { isUnknown } from "./parts";
import { planOf } from "./plan";
import { isDict } from "./shape";

const MOST = 14;

/** The holdings of a seat that can be counted. Everything else is shown on the board. */
export function PlainHoldings({ seat, view, previewed, assets }: HoldingsProps) {
  const seats = Array.isArray(view.seats) ? (view.seats as unknown[]) : [];
  const own = seats[seat];
  if (!isDict(own)) return null;
  const said = { thing: assets.thing, say: (message: string) => assets.messages.say(message) };
  const plan = planOf(assets.game);
  const counted = Object.entries(own).flatMap(([key, value]): [string, number | "?"][] => {
    if (key === "points" || key === "ending") return [];
    if (isUnknown(seats.filter(isDict), seat, key)) return [[key, "?"]];
    if (typeof value === "number") return [[key, value]];
    if (Array.isArray(value)) return [[key, value.length]];
    if (!isDict(value)) return [];
    return Object.entries(value).filter((one): one is [string, number] => typeof one[1] === "number");
  });
  const named = (plan.named ?? []).flatMap((key) =>
    Array.isArray(own[key]) ? (own[key] as string[]).map((id): [string, string] => [key, id]) : [],
  );
  const gains = previewed ? traded(view, previewed, seat, assets.notGoods) : new Map<string, number>();
  return (
    <ul class="holdings plain">
      {counted
        .filter(([key]) => isGlyph(key) || assets.knows(key))
        .slice(0, MOST)
        .map(([key, n], i) => {
          const by = gains.get(key) ?? 0;
          return (
            <li
              key={`${key} ${i}`}
              class={n === 0 ? "held none" : "held"}
              title={label(said, key)}
              data-about={assets.knows(key) ? key : undefined}
            >
              {isGlyph(key) ? (
                <Glyph name={key} size={22} />
              ) : (
                <span class="held-name">{label(said, key)}</span>
              )}
              <span class="held-number" key={n}>
                {n}
              </span>
              {by !== 0 && (
                <span class={by > 0 ? "change plus" : "change minus"}>
                  {by > 0 ? "+" : "−"}
                  {Math.abs(by)}
                </span>
              )}
            </li>
          );
        })}
      {named.map(([key, id]) => (
        <li key={`${key} ${id}`} class="held" title={label(said, key)}>
          <Gem id={id} name={spoken(said, id)} shown />
        </li>
      ))}
    </ul>
  );
}
