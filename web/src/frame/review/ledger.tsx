import type { ReviewLedgerRow } from "../../net/protocol";
import { say } from "../../texts/frame";
import { SeatHeads } from "./seat-heads";

const PARTS = [
  "start",
  "luck",
  "hidden",
  "own_choices",
  "answered",
  "other_choices",
  "remainder",
  "result",
] as const;

/** A table of the sources of each result. The numbers in each column add up to the result. */
export function Ledger({
  caption,
  names,
  rows,
  shown,
  partial,
}: {
  caption: string;
  names: string[];
  rows: ReviewLedgerRow[];
  shown: (value: number, signed: boolean) => string;
  /** True if some choices or events have not been examined yet. */
  partial: boolean;
}) {
  return (
    <table class="scores review-ledger">
      <caption>{caption}</caption>
      <SeatHeads names={names} />
      <tbody>
        {PARTS.filter((part) => part !== "answered" || rows.some((row) => row.answered)).map((part) => (
          <tr key={part} class={part === "result" ? "total" : undefined}>
            <th scope="row">
              {say(
                partial && part === "remainder"
                  ? "review-not-examined"
                  : `review-part-${part.replace("_", "-")}`,
              )}
            </th>
            {rows.map((row, seat) => (
              <td key={seat}>{shown(row[part], part !== "start" && part !== "result")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
