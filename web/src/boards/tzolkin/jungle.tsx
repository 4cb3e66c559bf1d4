import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { polar } from "../polar";
import { Spot } from "../spot";
import { positionAngle, wheelCentre, wheelRadius } from "./geometry";
import type { TzolkinView } from "./view-types";

const TILE = 25;

/** The jungle behind Palenque: the stacks of tiles at each action, with wood on top of corn. */
export function Jungle({ view, teeth }: { view: TzolkinView; teeth: number }) {
  const centre = wheelCentre("palenque", teeth);
  return (
    <g transform={`translate(${centre.x} ${centre.y})`}>
      {view.jungle.map((group) => (
        <Stacks
          key={group.action}
          group={group}
          at={polar(positionAngle("palenque", teeth, group.action), wheelRadius(teeth) + 101)}
        />
      ))}
    </g>
  );
}

interface Props {
  group: TzolkinView["jungle"][number];
  at: { x: number; y: number };
}

function Stacks({ group, at }: Props) {
  const table = useTable();
  const here = table.question?.kind === "Harvest" && table.question.numbers[0] === group.action;
  const label = table.say("table-group", {
    group: group.action,
    free: group.free,
    wood: group.wood,
  });
  const columns = Math.min(group.stacks, 2);
  const rows = Math.ceil(group.stacks / columns);
  return (
    <Spot
      label={label}
      about={`jungle ${group.action}`}
      class={here ? "stacks here" : "stacks"}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect
        class="edge stacks-edge"
        x={(-columns * TILE) / 2 - 5}
        y={(-rows * TILE) / 2 - 5}
        width={columns * TILE + 10}
        height={rows * TILE + 10}
        rx={9}
      />
      {Array.from({ length: group.stacks }, (_, i) => {
        const x = ((i % columns) - columns / 2) * TILE + 1;
        const y = (Math.floor(i / columns) - rows / 2) * TILE + 1;
        if (i >= group.corn)
          return (
            <rect key={i} class="cleared" x={x + 3} y={y + 3} width={TILE - 8} height={TILE - 8} rx={5} />
          );
        return (
          <Glyph key={i} name={i < group.wood ? "wood-tile" : "corn-tile"} size={TILE - 2} x={x} y={y} />
        );
      })}
    </Spot>
  );
}
