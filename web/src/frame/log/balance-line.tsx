import { SeatSign } from "../../boards/seats";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";
import { useTableState } from "../table/table-context";
import type { Balance } from "./since-last-turn";

/**
 * One player's gains and losses in one line: points, goods and pieces. The short form uses signs instead of
 * names.
 */
export function BalanceLine({
  of: { seat, points: by, things },
  short = false,
}: {
  of: Balance;
  short?: boolean;
}) {
  const { table } = useTableState();
  const unit = table.seatState.value?.scores.unit ?? 1;
  const [first, ...others] = [
    by !== 0 && (
      <span key="points" class={by > 0 ? "plus" : "minus"}>
        {by > 0 ? "+" : "−"}
        {points(Math.abs(by), unit)} {say("points-gained", { n: pointsNumber(by, unit) })}
      </span>
    ),
    ...things.map(({ id, by: n, name }) => (
      <span key={id} class={n > 0 ? "plus" : "minus"} title={name}>
        {n > 0 ? "+" : "−"}
        {Math.abs(n)} {isGlyph(id) && <Glyph name={id} size={15} />}{" "}
        <span class={short && isGlyph(id) ? "sr" : ""}>{name}</span>
      </span>
    )),
  ].filter(Boolean);
  return (
    <span class="balance">
      <span class="balance-head">
        <SeatSign seat={seat} size={16} /> <b>{table.info.value?.seats[seat]?.name}</b> {first}
      </span>
      {others.map((one) => [" ", one])}
    </span>
  );
}
