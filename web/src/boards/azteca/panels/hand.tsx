import { useTable } from "../../board";
import { Place } from "../../place";
import { Sign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView } from "../view";
import { cardWords } from "../words";

const COLUMNS = 2;

/** The viewer's hand; playable cards glow. */
export function OwnHand({ view, seat, width }: { view: AztecaView; seat: number; width: number }) {
  const table = useTable();
  const hand = view.seats[seat]?.hand ?? {};
  const cards = Object.entries(hand).flatMap(([card, n]) => Array<string>(n).fill(card));
  const strip = [...table.offers.keys()].filter((word) => word.startsWith("strip ")).length > 0;
  const cardWidth = (width - 5) / COLUMNS;
  return (
    <g class="own-hand" role="group" aria-label={own("own-hand", { n: cards.length })}>
      {Array.from({ length: Math.max(0, view.hand_size - cards.length) }, (_, i) => (
        <g
          key={i}
          class="empty-card"
          transform={`translate(${((cards.length + i) % COLUMNS) * (cardWidth + 5)} ${Math.floor((cards.length + i) / COLUMNS) * 58})`}
        >
          <rect width={cardWidth} height={54} rx={7} />
          <path
            d={`M${cardWidth / 2 - 12} 27 ${cardWidth / 2} 15 ${cardWidth / 2 + 12} 27 ${cardWidth / 2} 39Z`}
          />
        </g>
      ))}
      {cards.map((card, i) => (
        <Place
          key={`${card} ${i}`}
          words={strip ? [] : cardWords(card, table.offers.keys())}
          label={`${table.thing(card)}: ${table.effect(card)}`}
          about={card}
          class="hand-card"
          transform={`translate(${(i % COLUMNS) * (cardWidth + 5)} ${Math.floor(i / COLUMNS) * 58})`}
        >
          <rect class="edge" width={cardWidth} height={54} rx={7} />
          <path
            class="card-band"
            d={`M1 35V8Q1 1 8 1H${cardWidth - 8}Q${cardWidth - 1} 1 ${cardWidth - 1} 8V35Z`}
          />
          <Sign name={card} x={22} y={18} size={31} />
          {view.card_phases[card] && (
            <g class="card-phase" transform={`translate(${cardWidth - 14} 14)`}>
              <circle r={9.5} />
              <text y={5}>{view.card_phases[card]}</text>
            </g>
          )}
          <text class="card-name" x={cardWidth / 2} y={49}>
            {own(`card-${card}`)}
          </text>
        </Place>
      ))}
    </g>
  );
}
