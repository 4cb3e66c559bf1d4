import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { TextSign } from "../art/signs";
import { own } from "../messages";

export interface Plunder {
  seat: number;
  of: number;
  tribute: number;
  /** The points that were taken; null if only the two players know the number. */
  points: number | null;
  words: string;
}

/** The capitals plundered in this round, the latest first. */
export function plunders(events: readonly Happened[]): Plunder[] {
  const round = events.findLastIndex(({ event }) => event.event === "round");
  const inRound = events.slice(round + 1);
  return inRound
    .flatMap(({ event, words }, i) => {
      if (event.event !== "plundered") return [];
      const next = inRound[i + 1]?.event;
      const points = next?.event === "plundered-sp" ? Number(next.sp) : null;
      return [
        { seat: Number(event.seat), of: Number(event.other_seat), tribute: Number(event.t), points, words },
      ];
    })
    .reverse();
}

/** Lists the plundered capitals, and who took what from whom. They are shown until the end of the round. */
export function Plundered() {
  const table = useTable();
  return (
    <>
      {plunders(table.events ?? []).map(({ seat, of, tribute, points, words }, i) => (
        <div key={i} class={of === table.viewer ? "plunder lost" : "plunder"} role="note">
          <p class="stage-title">
            <TextSign name="raid" size={20} />{" "}
            {own("plundered", { name: table.names[seat] ?? "", other: table.names[of] ?? "" })}
          </p>
          <p class="plunder-loot" title={words}>
            <SeatSign seat={of} size={20} />
            <span aria-hidden="true">→</span>
            <SeatSign seat={seat} size={20} />
            <TextSign name="tribute" size={22} />
            <b>{tribute}</b>
            <TextSign name="points" size={22} />
            <b>{points ?? "?"}</b>
          </p>
        </div>
      ))}
    </>
  );
}
