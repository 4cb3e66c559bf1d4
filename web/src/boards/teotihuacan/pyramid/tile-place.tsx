import { useEffect } from "preact/hooks";
import { useTable } from "../../board";
import { onPressKey } from "../../press-keys";
import { Items, itemsWidth } from "../art/items";
import { StoneTile } from "../art/tiles";
import type { TeotihuacanBox } from "../components";
import type { Item } from "../emblems";
import { placeCell } from "../geometry";
import { own } from "../messages";
import type { Saving, Turned } from "../view";
import { Brought } from "./brought";
import { lift } from "./laid-decoration";
import { chosen, pointedPlace, turn } from "./rotation";

interface Props {
  place: string;
  tile: string;
  turns: Turned[];
  cell: number;
  /** The price in resources; empty if the tile has already been paid for. */
  price: Record<string, number>;
  /** Whether the player has the resources for this price. */
  payable: boolean;
  /** The possible prices after a discount. The key is the resource whose amount is reduced. */
  savings: Record<string, Saving>;
  /** The number of resources by which a discount reduces the price. */
  discount: number;
}

/**
 * A possible place for the tile in hand. It shows the points that the tile would score there and, on hover,
 * the tile with its matching icons. The mouse wheel or the keys R and T turn the tile. A place that the
 * player cannot pay for shows its price instead.
 */
export function TilePlace({ place, tile, turns, cell, price, payable, savings, discount }: Props) {
  const table = useTable();
  const at = placeCell(table.box as TeotihuacanBox, place);
  const now = chosen(tile, turns);
  if (!at || !now) return null;
  const asked = table.question?.kind;
  const laying = asked === "Rotate" || asked === "Discount";
  const on = `on ${place}`;
  const offered = table.offers.has(on) || table.offers.has(`rotate ${now.rotation}`);
  const pointed = payable && (laying || pointedPlace.value === place);
  const laid = (rotation: number) =>
    laying ? [`rotate ${rotation}`] : wayTo(table.reach, on, `rotate ${rotation}`);
  const chain = laid(now.rotation);
  const whole = laying ? table.offers.has(chain[0] ?? "") : chain.length > 1;
  const moves = whole ? chain : [on];
  const play = (touched: boolean) => {
    if (!offered) return;
    if (laying && touched) turnIt(1);
    else if (touched && !laying) table.play([on]);
    else if (moves.length > 1 && table.playChain) table.playChain(moves);
    else table.play(moves);
  };
  const look = (pointing: boolean) => {
    if (!laying)
      pointedPlace.value = pointing ? place : pointedPlace.value === place ? null : pointedPlace.value;
    if (!offered) return;
    if (!pointing) table.look(null);
    else if (moves.length > 1) table.lookChain?.(moves);
    else table.look(moves[0] ?? null);
  };
  const turnIt = (by: 1 | -1) => {
    turn(tile, turns, by);
    const after = chosen(tile, turns);
    if (!after || !offered) return;
    if (whole) table.lookChain?.(laid(after.rotation));
  };
  const side = 2 * cell;
  const label = payable
    ? own("lay-here", {
        place: table.thing(place),
        points: now.points,
        matches: now.matches.filter(Boolean).length,
      })
    : own("lay-too-dear", { place: table.thing(place) });
  return (
    <g
      class={`place tile-place ${offered ? "lit" : "still"}${pointed ? " watched" : ""}${table.hinted.has(on) ? " hinted" : ""}`}
      transform={`translate(${at.x * cell} ${at.y * cell + lift(at.level)})`}
      data-word={laying ? moves[0] : on}
      data-chain={moves.join(", ")}
      data-about={place}
      onClick={(event) => {
        if (offered) play(event instanceof PointerEvent && event.pointerType === "touch");
        else if (event.currentTarget instanceof Element) table.explain(event.currentTarget);
      }}
      onKeyDown={onPressKey(() => play(false))}
      onWheel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        turnIt(event.deltaY > 0 ? 1 : -1);
      }}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
    >
      {pointed && offered && <TurnKeys turn={turnIt} />}
      <g aria-hidden="true">
        {pointed ? (
          <g class="tile-in-hand">
            <StoneTile id={tile} rotation={now.rotation} cell={cell} matches={now.matches} />
          </g>
        ) : null}
        <rect class="edge place-rim" x={2} y={2} width={side - 4} height={side - 4} rx={6} />
        {payable ? (
          <Brought
            {...now}
            at={pointed ? { x: side - 3, y: 3 } : { x: cell, y: cell }}
            dotAt={(i) => (pointed ? { x: 4, y: 4 + i * 11 } : { x: cell + 17, y: cell - 8 + i * 11 })}
          />
        ) : (
          <PriceRows items={paidFor(price, savings, discount, []).items} at={cell} />
        )}
        {pointed && <Price paid={paidFor(price, savings, discount, moves)} x={cell} y={side + 9} />}
      </g>
      <rect
        class="bounds"
        width={side}
        height={side}
        role="button"
        tabindex={offered ? 0 : -1}
        aria-label={label}
        aria-disabled={offered ? undefined : "true"}
        onFocus={() => look(true)}
        onBlur={() => look(false)}
      />
    </g>
  );
}

/**
 * Returns the moves that place the tile, including the use of the discount if there is only one way to use
 * it. Otherwise, returns only the first move.
 */
export function wayTo(reach: ReadonlySet<string> | undefined, on: string, rotate: string): string[] {
  const ways = [...(reach ?? [])].filter(
    (chain) => chain.startsWith(`${on}, `) && chain.endsWith(`, ${rotate}`),
  );
  return ways.length === 1 ? (ways[0]?.split(", ") ?? [on]) : [on];
}

/** The width of the text about a possible discount, and of a crossed-out amount. */
const LESS = 62;
const STRUCK = 34;
const SIGN = 17;

/** The payment for a tile, and the part of its price saved by a discount. */
export interface Paid {
  items: Item[];
  /** The resource that the previewed answer saves. */
  saved: Item | null;
  /** The number of resources that can be saved while the player has not decided which. */
  open: number;
}

/** The price after the saving chosen by these moves. */
export function paidFor(
  price: Record<string, number>,
  savings: Record<string, Saving>,
  discount: number,
  moves: string[],
): Paid {
  const chosen = moves.find((move) => move.startsWith("save "))?.slice("save ".length);
  const saving = chosen ? savings[chosen] : undefined;
  const items = Object.entries(saving?.price ?? price).map(([sign, n]) => ({ sign, n: `−${n}` }));
  const saved = chosen && saving ? { sign: chosen, n: saving.saved } : null;
  return { items, saved, open: chosen ? 0 : discount };
}

/** The price of the tile at this place, shown below it. The part saved by a discount is crossed out. */
function Price({ paid: { items, saved, open }, x, y }: { paid: Paid; x: number; y: number }) {
  if (items.length === 0 && !saved) return null;
  const beside = saved ? STRUCK : open > 0 ? LESS : 0;
  const width = itemsWidth(items, SIGN) + beside + 10;
  const middle = width / 2 - beside / 2 - 4;
  return (
    <g class="place-price" transform={`translate(${x} ${y})`}>
      <rect class="edge pill-ground" x={-width / 2} y={-12} width={width} height={24} rx={9} />
      <Items items={items} size={SIGN} x={-beside / 2} />
      {saved && (
        <g class="saved">
          <Items items={[saved]} size={SIGN} x={middle} />
          <path class="saved-line" d={`M${middle - 14} 6 ${middle + 14}-6`} />
        </g>
      )}
      {!saved && open > 0 && (
        <text class="discount" x={middle} y={5}>
          {own("less", { n: open })}
        </text>
      )}
    </g>
  );
}

/** The height of a row of a price, and the greatest width of the rows. */
const ROW = 21;
const ROWS_WIDTH = 50;

/** The price of a place that the player cannot pay for, in rows, so that it fits into its place. */
function PriceRows({ items, at }: { items: Item[]; at: number }) {
  const height = items.length * ROW + 4;
  const width = Math.min(ROWS_WIDTH, 2 * at - 4);
  return (
    <g class="place-price" transform={`translate(${at} ${at})`}>
      <rect class="edge pill-ground" x={-width / 2} y={-height / 2} width={width} height={height} rx={9} />
      {items.map((item, i) => (
        <g key={item.sign} transform={`translate(0 ${(i - (items.length - 1) / 2) * ROW})`}>
          <Items items={[item]} size={SIGN} />
        </g>
      ))}
    </g>
  );
}

/** While a place is under the pointer, R turns the tile clockwise and T anticlockwise. */
function TurnKeys({ turn }: { turn: (by: 1 | -1) => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.key === "r") turn(1);
      else if (event.key === "t") turn(-1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  return null;
}
