import { useTable } from "../../board";
import { Spot } from "../../spot";
import { IconSign } from "../art/icons";
import { printedIcon, type TeotihuacanBox } from "../components";
import { decorationBox, halves } from "../geometry";
import { own } from "../messages";
import type { Side } from "../view";

/** How far a level is raised above the one below. */
const RISE = 5;

export function lift(level: number): number {
  return (level - 1) * -RISE;
}

/** A decoration on a step of its side. */
export function LaidDecoration({
  id,
  side,
  step,
  cell,
}: {
  id: string;
  side: Side;
  step: number;
  cell: number;
}) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const at = decorationBox(box, side, step);
  const both = halves(box, side, step);
  return (
    <Spot
      label={own("decoration-laid", { name: table.thing(id), side: table.thing(side), step })}
      about={id}
      class="laid-decoration"
    >
      <rect
        class="decoration-ground edge"
        x={at.x * cell + 1.5}
        y={at.y * cell + 1.5}
        width={at.width * cell - 3}
        height={at.height * cell - 3}
        rx={5}
      />
      {box.facts.decorations[id]?.map((code, i) => (
        <g
          key={i}
          transform={`translate(${((both[i]?.x ?? 0) + 0.5) * cell} ${((both[i]?.y ?? 0) + 0.5) * cell}) scale(${cell / 29})`}
        >
          <IconSign {...printedIcon(box, code)} />
        </g>
      ))}
    </Spot>
  );
}
