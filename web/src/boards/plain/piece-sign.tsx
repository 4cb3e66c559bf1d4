import { useTable } from "../board";
import { SeatSign, seatColour } from "../seats";
import { DieSign } from "./dice";
import { label, spoken } from "./labels";
import type { BoardPiece } from "./plan";

/**
 * A piece in its owner's colour and shape: warriors with their number, a hero with its name, a scout's flag,
 * or a die.
 */
export function PieceSign({ piece }: { piece: BoardPiece }) {
  const table = useTable();
  const { seat, what, n, name } = piece;
  const called = name ? spoken(table, name) : label(table, what);
  const title = [table.names[seat], called, n].filter((part) => part !== undefined).join(" ");
  return (
    <span class={`piece piece-${what}`} title={title}>
      {seat >= 0 && <SeatSign seat={seat} size={14} />}
      {what === "neutral" && (
        <svg viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true">
          <path class="seat-mark" d="M-8-4 0-8 8-4V4L0 8-8 4Z" fill={seatColour("neutral")} />
        </svg>
      )}
      {what === "scout" && (
        <svg viewBox="-8 -9 16 18" width="14" height="16" aria-hidden="true">
          <path class="piece-flag" d="M-5 8V-8H6L3-4 6 0H-5" fill={seatColour(seat)} />
        </svg>
      )}
      {what === "die" && <DieSign face={n ?? -1} size={20} />}
      {what === "hero" && (
        <button
          class="chip still piece-name"
          data-about={piece.about ?? name}
          onClick={(event) => table.explain(event.currentTarget)}
        >
          {called}
        </button>
      )}
      {what === "warriors" && <b>{n}</b>}
      <span class="sr">{what === "hero" ? table.names[seat] : title}</span>
    </span>
  );
}
