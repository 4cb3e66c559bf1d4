import { useTable } from "../../board";
import { SeatMark } from "../../seats";
import { Items } from "../art/items";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import { technologyItems, technologyNumber } from "../emblems";
import { own } from "../messages";
import { Part } from "../part";
import type { TechnologyView } from "../view";
import { boardWords, type ContentProps, isHere, mainChains } from "./frame";

/**
 * Draws the six technologies in two rows. Each column has the colour of its temple, and marks show which
 * seats have learned a technology.
 */
export function Alchemy({ view, board, width, tall }: ContentProps) {
  const table = useTable();
  const here = isHere(view, board, table.question?.kind);
  const step = (width - 20) / 3;
  const row = tall ? 97 : 51;
  return (
    <g>
      {view.technologies.map((technology, i) => (
        <Technology
          key={i}
          technology={technology}
          x={11 + (i % 3) * step}
          y={Math.floor(i / 3) * row}
          width={step - 3}
          height={row - 4}
          within={[...(here ? ["main"] : []), ...boardWords(board)]}
          chains={mainChains(board, `learn ${technology.id ?? ""}`)}
        />
      ))}
    </g>
  );
}

interface Props {
  technology: TechnologyView;
  x: number;
  y: number;
  width: number;
  height: number;
  within: string[];
  chains: string[][];
}

function Technology({
  technology: { id, temple, learned_by: learned },
  x,
  y,
  width,
  height,
  within,
  chains,
}: Props) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  if (id === null) return null;
  const { where, gives, cost } = technologyItems(box, id);
  const owners = learned.map((seat) => table.names[seat] ?? "").join(", ");
  const apart = Math.min(13, (width - 42) / Math.max(1, learned.length - 1));
  const low = height < 60; // everything is in one row that ends with the number
  const left = 4 + where.length * 13;
  const right = width - 22;
  const label = own("technology", {
    name: table.thing(id),
    cost: table.cost?.(id) ?? "",
    effect: table.effect(id),
    temple: table.thing(temple),
    owners,
    known: learned.length,
  });
  return (
    <Part
      words={[`learn ${id}`]}
      within={within}
      chains={chains}
      label={label}
      about={id}
      class={`technology temple-${temple}`}
      transform={`translate(${x} ${y})`}
    >
      <rect class="edge technology-ground" width={width} height={height} rx={7} />
      <path class="technology-roof" d={`M2 8Q2 2 8 2H${width - 8}Q${width - 2} 2 ${width - 2} 8V9H2Z`} />
      <g class="technology-number" transform={`translate(${width - 11} 10)`}>
        <circle r={10} />
        <text y={5.5}>{technologyNumber(id)}</text>
      </g>
      {where.map((one, i) => (
        <Sign
          key={one}
          name={one}
          size={low ? 15 : 20}
          x={low ? 10 + i * 13 : 16 + i * 20}
          y={low ? 18 : 29}
        />
      ))}
      <Items
        items={gives}
        size={low ? 18 : 24}
        x={low ? (left + right) / 2 : width / 2}
        y={low ? 19 : 54}
        most={low ? right - left : width - 8}
      />
      <Items items={cost} size={16} x={width - 16} y={height - 10} />
      {learned.map((seat, i) => (
        <SeatMark
          key={seat}
          seat={seat}
          x={10 + i * apart}
          y={height - 10}
          scale={apart < 12 ? 0.55 : 0.62}
        />
      ))}
    </Part>
  );
}
