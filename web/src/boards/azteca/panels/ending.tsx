import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../../board";
import { noteEndSeen } from "../../end-seen";
import { SeatSign, seatColour } from "../../seats";
import { Hell, Mirror, Serpent } from "../art/gods";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView } from "../view";

export interface Ending {
  /** Whether all players have lost. */
  lost: boolean;
  timeOver: boolean;
  /** All gifts to Quetzalcoatl, in ascending order. */
  gifts: { seat: number; sp: number }[];
  winners: number[];
}

/** Describes how the game ended. */
export function endingOf({ outcome, winners, seats }: AztecaView): Ending {
  const gifts = seats.flatMap(({ given }, seat) => (given === null ? [] : [{ seat, sp: given }]));
  return {
    lost: outcome !== "running" && winners.length === 0,
    timeOver: outcome === "time-over",
    gifts: gifts.sort((a, b) => a.sp - b.sp),
    winners,
  };
}

/** The ending to show, until the player closes it. Only pages that were open when the game ended show it. */
export function useEnding(): { ending: Ending; close: () => void } | null {
  const table = useTable();
  const [closed, setClosed] = useState(table.ended === true);
  const ending = table.ended && !closed ? endingOf(table.view as AztecaView) : null;
  const shown = ending !== null && (ending.lost || ending.winners.length > 0);
  useEffect(() => {
    if (table.ended && !shown) noteEndSeen(table.id ?? "");
  }, [table.ended, shown]);
  return shown ? { ending, close: () => setClosed(true) } : null;
}

/**
 * Animates the end of the game: either the urn is emptied gift by gift, with the largest gift last, or the
 * jaws close. A press skips the animation.
 */
export function EndStage({ ending, close }: { ending: Ending; close: () => void }) {
  const table = useTable();
  const { lost, timeOver, gifts, winners } = ending;
  const title = timeOver ? "ending-time-over" : lost ? "ending-lost" : "ending-top";
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView?.({ block: "nearest" }); // on a phone, the board may have been scrolled
  }, []);
  const most = Math.max(1, ...gifts.map(({ sp }) => sp));
  return (
    <div class={lost ? "judgement-stage ending falls" : "judgement-stage ending"}>
      <div ref={sheet} class="judgement-sheet" role="dialog" aria-label={own("ending")} onClick={close}>
        <svg class="judged-god" viewBox="-74 -80 148 96" aria-hidden="true">
          {lost ? (
            <>
              <Hell x={0} y={12} />
              <g class="ending-figure">
                <Mirror x={0} y={-8} />
              </g>
            </>
          ) : (
            <>
              <path class="ending-top" d="M-60 16V2H-40V-12H40V2H60V16Z" />
              <g class="ending-figure">
                <Serpent x={0} y={-30} />
              </g>
            </>
          )}
        </svg>
        <p class="stage-title">{own(title)}</p>
        <div class="ending-gifts">
          {gifts.map(({ seat, sp }, i) => (
            <p
              key={seat}
              class={winners.includes(seat) ? "ending-gift winner" : "ending-gift"}
              style={{ "--turn": i, "--share": sp / most, "--seat": seatColour(seat) }}
            >
              <SeatSign seat={seat} size={22} />
              <span class="ending-name">{table.names[seat]}</span>
              <span class="ending-bar">
                <span />
              </span>
              <b>{sp}</b>
              {winners.includes(seat) && <TextSign name="urn" size={20} />}
            </p>
          ))}
        </div>
        <p class="judged-result">
          {lost
            ? own("ending-all-lost")
            : winners.map((seat) => own("ending-wins", { name: table.names[seat] ?? "" })).join(" ")}
        </p>
        <button ref={button} class="button small" onClick={close}>
          {own("go-on")}
        </button>
      </div>
    </div>
  );
}
