import { SeatSign } from "../../boards/seats";
import type { Happened } from "../../net/protocol";
import type { PreviewResult } from "../../state/previews";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";

interface Props {
  previewed: PreviewResult;
  /** The number of units in one point. */
  unit: number | undefined;
  most?: number;
}

/** Describes the effect of a choice in the conditional, so that it is not mistaken for an event. */
export function PreviewSummary({ previewed, unit = 1, most = 99 }: Props) {
  const events = previewed.events.filter((one) => one.words);
  const shown = events.slice(0, most);
  const gains = pointsGained(previewed);
  const later = previewed.later.some((one) => one.words);
  const open = previewed.end === "chance" || previewed.end === "hole";
  if (events.length + gains.length === 0 && !later && !open) return null;
  return (
    <div class="preview-summary">
      {events.length + gains.length > 0 && <p class="preview-summary-head">{say("would")}</p>}
      {gains.length > 0 && (
        <p class="preview-summary-points">
          {gains.map(([seat, by]) => (
            <span key={seat} class={by > 0 ? "plus" : "minus"}>
              <SeatSign seat={seat} size={14} /> {by > 0 ? "+" : ""}
              {points(by, unit)} {say("points-gained", { n: pointsNumber(by, unit) })}
            </span>
          ))}
        </p>
      )}
      <ul>
        {shown.map((one, i) => (
          <li key={i}>
            {one.words}
            {i === most - 1 && events.length > most ? " …" : ""}
          </li>
        ))}
      </ul>
      <Later events={previewed.later} most={most} />
      {previewed.end === "chance" && <p class="preview-summary-end">{say("would-chance")}</p>}
      {previewed.end === "hole" && <p class="preview-summary-end">{say("would-hidden")}</p>}
    </div>
  );
}

/**
 * The events after the seat's own moves, which are not included in the seat's numbers. Events that the game
 * does not predict have no text.
 */
function Later({ events, most }: { events: Happened[]; most: number }) {
  const lines = events.filter((one) => one.words);
  if (lines.length === 0) return null;
  return (
    <>
      <p class="preview-summary-end">{say("would-later")}</p>
      <ul class="preview-summary-later">
        {lines.slice(0, most).map((one, i) => (
          <li key={i}>
            {one.words}
            {i === most - 1 && lines.length > most ? " …" : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The seats whose points would change, each with the amount. */
export function pointsGained({ points }: PreviewResult): [number, number][] {
  return points.map((by, seat): [number, number] => [seat, by]).filter(([, by]) => by !== 0);
}
