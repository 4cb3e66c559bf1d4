import { SeatSign } from "../../boards/seats";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";
import { useTableState } from "../table/table-context";
import type { Balance } from "./since-last-turn";

/** One player's gains and losses in a line: points, goods and pieces. */
export function BalanceLine({ of: { seat, points: by, things } }: { of: Balance }) {
  const { table } = useTableState();
  const unit = table.seatState.value?.scores.unit ?? 1;
  return (
    <span class="balance">
      <SeatSign seat={seat} size={16} /> <b>{table.info.value?.seats[seat]?.name}</b>{" "}
      {by !== 0 && (
        <span class={by > 0 ? "plus" : "minus"}>
          {by > 0 ? "+" : "−"}
          {points(Math.abs(by), unit)} {say("points-gained", { n: pointsNumber(by, unit) })}
        </span>
      )}{" "}
      {things.map(({ id, by: n, name }) => (
        <span key={id} class={n > 0 ? "plus" : "minus"}>
          {n > 0 ? "+" : "−"}
          {Math.abs(n)} {isGlyph(id) && <Glyph name={id} size={15} />} {name}
        </span>
      ))}
    </span>
  );
}
