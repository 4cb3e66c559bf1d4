import { useTable } from "../../board";
import { SeatMark } from "../../seats";
import { Sign } from "../art/signs";
import type { ChichenBox } from "../components";
import { hexCentre, middle, type Point } from "../geometry";
import { type Mark, useNews } from "../notices";
import type { ChichenView } from "../view";

/** Recent events on the map, above their tiles. */
export function Notices() {
  const table = useTable();
  const news = useNews();
  if (!news) return null;
  const view = table.view as ChichenView;
  const box = table.box as ChichenBox;
  const where = (at: string): Point | null => {
    if (at === "city") return middle(box.layout.city_hexes);
    const tile = view.tiles.find((one) => one.id === at);
    return tile && tile.q !== null && tile.r !== null ? hexCentre(tile.q, tile.r) : null;
  };
  const count = new Map<string, number>();
  return (
    <g class="notices-on-map" aria-hidden="true">
      {news.marks.map((mark, i) => {
        const at = where(mark.at);
        if (!at) return null;
        const above = count.get(mark.at) ?? 0;
        count.set(mark.at, above + 1);
        return <NoticeMark key={i} mark={mark} x={at.x} y={at.y - 34 - above * 46} delay={i * 250} />;
      })}
    </g>
  );
}

function NoticeMark({ mark, x, y, delay }: { mark: Mark; x: number; y: number; delay: number }) {
  const width = 30 + mark.signs.length * 36 + (mark.text ? 16 : 0) + (mark.secret ? 26 : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={mark.secret ? "notice secret" : "notice"} style={{ animationDelay: `${delay}ms` }}>
        <rect x={-width / 2} y={-21} width={width} height={42} rx={14} />
        {mark.seat >= 0 && <SeatMark seat={mark.seat} x={-width / 2 + 17} scale={0.8} />}
        {mark.signs.map((sign, i) => (
          <Sign key={i} name={sign} size={32} x={-width / 2 + 46 + i * 36} />
        ))}
        {mark.text && (
          <text class="count large" x={-width / 2 + 52 + mark.signs.length * 34} y={6}>
            {mark.text}
          </text>
        )}
        {mark.secret && <Sign name="eye" size={24} x={width / 2 - 18} />}
      </g>
    </g>
  );
}
