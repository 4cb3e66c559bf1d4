import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Place } from "../place";
import { RESOURCES } from "./view";

/** The supply of goods under an awning, with the market prices in corn. */
export function Market({ prices }: { prices: Record<string, number> }) {
  const table = useTable();
  const trading = table.question?.kind === "Trade";
  return (
    <g class="market">
      <path class="stall" d="M0 26H138V96Q138 102 132 102H6Q0 102 0 96Z" />
      <path class="awning" d="M-6 28 6 0H132L144 28Z" />
      <path class="awning-stripe" d="M28 0 20 28H42L48 0ZM70 0 66 28H88L90 0ZM112 0 112 28H134L124 0Z" />
      {RESOURCES.map((good, i) => (
        <g key={good} transform={`translate(${24 + i * 45} 62)`}>
          <Place
            words={[`take ${good}`, `save ${good}`]}
            label={`${table.thing(good)} = ${prices[good]} ${table.thing("corn")}`}
            about={good}
            class="good"
          >
            <rect class="edge good-edge" x={-19} y={-28} width={38} height={62} rx={10} />
            <Glyph name={good} size={30} x={-15} y={-25} />
            <text class="price" x={-7} y={27}>
              {prices[good]}
            </text>
            <Glyph name="corn" size={17} x={0} y={12} />
          </Place>
          {trading && (
            <>
              <Trade word={`buy ${good}`} mark="+" y={52} about={good} label={table.thing(good)} />
              <Trade word={`sell ${good}`} mark="−" y={88} about={good} label={table.thing(good)} />
            </>
          )}
        </g>
      ))}
    </g>
  );
}

/** The buttons of a trade: the upper button below a stall buys a good, the lower button sells one. */
function Trade({
  word,
  mark,
  y,
  about,
  label,
}: {
  word: string;
  mark: string;
  y: number;
  about: string;
  label: string;
}) {
  return (
    <Place words={[word]} label={label} about={about} class="trade" transform={`translate(0 ${y})`}>
      <rect class="edge" x={-19} y={-15} width={38} height={31} rx={10} />
      <text class="trade-mark" y={9}>
        {mark}
      </text>
    </Place>
  );
}
