import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark } from "../../seats";
import { Sign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView } from "../view";

/** The round and its eight phases, with the current and the next one marked. */
export function Phases({ view, width }: { view: AztecaView; width: number }) {
  const table = useTable();
  const { phases, next_phase: next } = view;
  const now = phases.indexOf(view.phase);
  const step = (width - 12) / phases.length;
  const label = own("phase-bar", {
    round: view.round,
    now: table.thing(view.phase),
    next: table.thing(next),
    name: table.names[view.first_seat] ?? "",
  });
  return (
    <Place words={[]} label={label} about="round" class="phases">
      <rect class="panel" width={width} height={64} rx={10} />
      {phases.map((phase, i) => (
        <g
          key={phase}
          class={`phase${i === now ? " now" : ""}${i < now ? " past" : ""}`}
          transform={`translate(${6 + step * (i + 0.5)} 17)`}
        >
          <rect class="phase-ground" x={-step / 2 + 1} y={-13} width={step - 2} height={26} rx={5} />
          <Sign name={phase} size={21} />
        </g>
      ))}
      <text class="phase-name" x={8} y={47}>
        {view.round > 0
          ? own("phase-now", { round: view.round, now: own(`phase-${view.phase}`) })
          : own("phase-first")}
      </text>
      <text class="phase-next" x={8} y={60}>
        {table.ended ? "" : own("phase-next", { next: own(`phase-${next}`) })}
      </text>
      <text class="first-label" x={width - 34} y={53}>
        {own("first-label")}
      </text>
      <g transform={`translate(${width - 18} 48)`} class="first-player">
        <circle r={12} />
        <SeatMark seat={view.first_seat} scale={0.8} />
      </g>
    </Place>
  );
}
