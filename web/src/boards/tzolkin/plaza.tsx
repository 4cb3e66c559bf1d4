import { useTable } from "../board";
import { Place } from "../place";
import { Pawn, SeatMark } from "../seats";
import { Glyph } from "../../glyphs/glyph";
import type { TzolkinView } from "./view";

/** The starting player space: steps below today's tooth; who stands here takes the corn and the marker. */
export function Plaza({ view }: { view: TzolkinView }) {
  const table = useTable();
  return (
    <g class="plaza">
      <Place words={["place start"]} label={table.thing("start")} about="start">
        <path class="edge plaza-stairs" d="M-38 0H38V13H45V26H52V112Q52 120 44 120H-44Q-52 120-52 112V26H-45V13H-38Z" />
        <path class="plaza-line" d="M-38 13H38M-45 26H45" />
        <circle class="plaza-spot" cy={57} r={24} />
        {view.starting_space === null ? (
          <Glyph name="starting-player" size={30} x={-15} y={42} />
        ) : (
          <g transform="translate(0 57)">
            <Pawn seat={view.starting_space} scale={1.2} />
          </g>
        )}
        <g transform="translate(0 100)">
          <text class="plaza-corn" x={-8} y={6}>{view.corn_on_calendar}</text>
          <Glyph name="corn" size={22} x={2} y={-12} />
        </g>
      </Place>
      <g class="marker" transform="translate(42 84)" role="img" aria-label={table.say("table-starting-player", { taken: 0, name: table.names[view.marker] ?? "", who: "" })}>
        <circle r={13} />
        <SeatMark seat={view.marker} scale={0.9} />
      </g>
    </g>
  );
}
