import { ARROW, type Item } from "../emblems";
import { Sign } from "./signs";

const NUMBER = 8.5;
const ARROW_WIDTH = 12;
const SMALLEST = 9;

function widthOf({ sign, n }: Item, size: number): number {
  if (sign === ARROW) return ARROW_WIDTH;
  return size + (n === undefined ? 1 : 2 + String(n).length * NUMBER);
}

export function itemsWidth(items: Item[], size: number): number {
  return items.reduce((sum, item) => sum + widthOf(item, size), 0);
}

interface Props {
  items: Item[];
  size?: number;
  x?: number;
  y?: number;
  /** The available width. The signs shrink to fit into it. */
  most?: number;
}

/** The size of the signs at which the whole row fits into this width. The numbers keep their size. */
export function fittingSize(items: Item[], size: number, most: number | undefined): number {
  const signs = items.filter(({ sign }) => sign !== ARROW).length;
  const over = most === undefined ? 0 : itemsWidth(items, size) - most;
  return over > 0 && signs > 0 ? Math.max(SMALLEST, size - over / signs) : size;
}

/** A centred row of signs, each preceded by its number. */
export function Items({ items, size: wanted = 20, x = 0, y = 0, most }: Props) {
  const size = fittingSize(items, wanted, most);
  let at = -itemsWidth(items, size) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      {items.map((item, i) => {
        const from = at;
        at += widthOf(item, size);
        if (item.sign === ARROW)
          return <path key={i} class="item-arrow" d={`M${from + 1} 0h8m-3.5-3.5 3.5 3.5-3.5 3.5`} />;
        const room = item.n === undefined ? 0 : 1 + String(item.n).length * NUMBER;
        return (
          <g key={i}>
            {item.n !== undefined && (
              <text class="item-number" x={from + room / 2} y={5}>
                {item.n}
              </text>
            )}
            <Sign name={item.sign} size={size} x={from + room + size / 2} />
          </g>
        );
      })}
    </g>
  );
}
