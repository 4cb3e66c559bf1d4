import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Place } from "../place";
import { Pawn, SeatMark } from "../seats";
import { Spot } from "../spot";
import { usePreviewedView } from "./use-previewed-view";
import type { TzolkinView } from "./view-types";

/** The starting player space, drawn as steps below today's tooth. A worker on this space takes the corn and
 * the marker. */
export function Plaza({ view }: { view: TzolkinView }) {
  const table = useTable();
  const previewed = usePreviewedView();
  const standing = view.starting_space;
  const coming = view.starting_space === null ? (previewed?.starting_space ?? null) : null;
  return (
    <g class="plaza">
      <Place words={["place start"]} label={table.thing("start")} about="start">
        <path
          class="edge plaza-stairs"
          d="M-38 0H38V13H45V26H52V112Q52 120 44 120H-44Q-52 120-52 112V26H-45V13H-38Z"
        />
        <path class="plaza-line" d="M-38 13H38M-45 26H45" />
        <circle class="plaza-spot" cy={57} r={24} />
        {coming !== null && (
          <g class="ghost" transform="translate(0 57)">
            <Pawn seat={coming} scale={1.2} />
          </g>
        )}
        {view.starting_space === null ? (
          coming === null && <Glyph name="starting-player" size={30} x={-15} y={42} />
        ) : (
          <g transform="translate(0 57)">
            <Pawn seat={view.starting_space} scale={1.2} />
          </g>
        )}
        <g transform="translate(0 100)">
          <text class="plaza-corn" x={-8} y={6}>
            {view.corn_on_calendar}
          </text>
          <Glyph name="corn" size={22} x={2} y={-12} />
        </g>
      </Place>
      <Spot
        class="marker"
        transform="translate(42 84)"
        about="marker"
        label={table.say("table-starting-player", {
          taken: standing === null ? 0 : 1,
          name: table.names[view.marker] ?? "",
          who: standing === null ? "" : (table.names[standing] ?? ""),
        })}
      >
        <circle r={13} />
        <SeatMark seat={view.marker} scale={0.9} />
      </Spot>
    </g>
  );
}
