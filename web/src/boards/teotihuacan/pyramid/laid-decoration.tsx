import { useTable } from "../../board";
import { Spot } from "../../spot";
import { printedIcon, type TeotihuacanBox } from "../components";
import { decorationBox, halves } from "../geometry";
import { own } from "../messages";
import type { Side } from "../view";
import { DecorationFace } from "./decoration-face";

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
  return (
    <Spot
      label={own("decoration-laid", { name: table.thing(id), side: table.thing(side), step })}
      about={id}
      class="laid-decoration"
    >
      <DecorationFace
        class="decoration-ground edge"
        at={decorationBox(box, side, step)}
        halves={halves(box, side, step)}
        icons={(box.facts.decorations[id] ?? []).map((code) => printedIcon(box, code))}
        cell={cell}
        margin={1.5}
        corner={5}
      />
    </Spot>
  );
}
