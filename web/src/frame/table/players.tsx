import { SeatSign } from "../../boards/seats";
import { changes } from "../../state/changes";
import type { OpenTable } from "../../state/open-table";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { useAsShown } from "../hooks/use-as-shown";
import { useNeverShrink } from "../hooks/use-never-shrink";
import { levelName } from "../lobby/level";
import { pointsGained } from "../question/preview-summary";
import { Clock } from "./clock";
import { useHeldAnswers } from "./held-answers";
import { allSeats } from "./seat-names";
import { useTableState } from "./table-context";

/** All players and their holdings, in a fixed order. */
export function Players() {
  const { table, assets, board, sheets } = useTableState();
  const box = useNeverShrink<HTMLOListElement>();
  const answer = useHeldAnswers(table.seat.value);
  const info = table.info.value;
  const seatState = useAsShown(table.seatState.value);
  if (!info || !seatState) return null;
  const past = sheets.past.value;
  const scores = past?.scores ?? seatState.scores;
  const asked = past?.asked ?? seatState.asked;
  const { view, previewed, confirmed } = rowsOf(table, past?.table ?? seatState.table);
  const gained = new Map(previewed ? pointsGained(previewed.shown) : []);
  const total = (seat: number) => (scores.totals[seat] ?? 0) + (confirmed?.shown.points[seat] ?? 0);
  const seats = allSeats(info, past?.table ?? seatState.table, assets);
  const isChanged = (seat: number) =>
    confirmed !== null && differs(seatState.table, confirmed.shown.table, seat);
  return (
    <ol
      ref={box}
      data-seats={seats.length}
      class={confirmed || previewed ? "players trying" : "players"}
      aria-label={say("players")}
    >
      {seats.map((seat) => (
        <li
          key={seat.seat}
          onClick={showOnBoard}
          class={`player${asked.includes(seat.seat) ? " asked" : ""}${isChanged(seat.seat) ? " would-be" : ""}`}
          style={{ "--seat": `var(--seat-${seat.seat % 4})` }}
        >
          <div class="player-head">
            <SeatSign seat={seat.seat} size={20} />
            <strong class="player-name">{seat.name}</strong>
            {seat.seat === table.seat.value && <span class="quiet-text">{say("thats-you")}</span>}
            {table.held.value.includes(seat.seat) && seat.seat === table.seat.value && (
              <button class="my-link" onClick={() => (sheets.open.value = "seat")}>
                {say("sheet-seat")}
              </button>
            )}
            {seat.kind === "bot" && seat.level && <span class="quiet-text">{levelName(seat.level)}</span>}
            {seat.kind === "person" && !seat.online && <span class="quiet-text">{say("away")}</span>}
            {seat.stand_in && (
              <span class="quiet-text">{say(seat.kind === "bot" ? "left-game" : "stands-in")}</span>
            )}
            <Clock seat={seat.seat} />
            <span class="player-points" title={say("points")}>
              {(board.arePointsKnown?.(past?.table ?? seatState.table, seat.seat) ?? true)
                ? points(total(seat.seat), scores.unit)
                : "?"}
              <PointsTried by={gained.get(seat.seat) ?? 0} unit={scores.unit} />
              <span class="sr"> {say("points")}</span>
            </span>
          </div>
          <board.Holdings
            key={sheets.cuts.value}
            seat={seat.seat}
            view={view}
            previewed={previewed?.shown.table ?? null}
            assets={assets}
            {...(seat.seat === table.seat.value ? { answer } : {})}
          />
        </li>
      ))}
    </ol>
  );
}

/**
 * The state that the rows display. While an answer waits for confirmation, the rows and the board show the
 * table as it would be after that answer.
 */
export function rowsOf(table: OpenTable, now: Record<string, unknown>) {
  const confirmed = table.unconfirmed.value;
  if (confirmed) return { view: confirmed.shown.table, previewed: null, confirmed };
  return { view: now, previewed: table.preview.value, confirmed };
}

/** Whether a seat's holdings differ between two views. */
export function differs(now: Record<string, unknown>, then: Record<string, unknown>, seat: number): boolean {
  const held = (view: Record<string, unknown>) => (view.seats as unknown[] | undefined)?.[seat];
  return changes(held(now), held(then)).length > 0;
}

/**
 * Scrolls a plain board to the holdings of the player who was clicked. Buttons and links in the row keep
 * their own actions.
 */
function showOnBoard({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("button, a")) return;
  document.querySelector(".plain-seats")?.scrollIntoView({ block: "nearest" });
}

/** The points that the seat would get from the choice under the pointer. */
function PointsTried({ by, unit }: { by: number; unit: number }) {
  if (by === 0) return null;
  return (
    <span class={by > 0 ? "change plus" : "change minus"}>
      {by > 0 ? "+" : ""}
      {points(by, unit)}
    </span>
  );
}
