import { SeatSign } from "../../boards/seats";
import type { Happened, Scores } from "../../net/protocol";
import type { PreviewResult } from "../../state/open-table";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";

interface Props {
  previewed: PreviewResult;
  /** The points as they are now. */
  now: Scores | undefined;
  most?: number;
}

/** What a choice would do, worded as a condition so that nobody takes it for what has happened. */
export function PreviewSummary({ previewed, now, most = 99 }: Props) {
  const events = previewed.events.filter((one) => one.words);
  const shown = events.slice(0, most);
  const gains = now ? pointsGained(now, previewed.scores) : [];
  return (
    <div class="preview-summary">
      <p class={events.length || gains.length ? "preview-summary-head" : "preview-summary-end"}>
        {say(events.length || gains.length ? "would" : "would-nothing")}
      </p>
      {gains.length > 0 && (
        <p class="preview-summary-points">
          {gains.map(([seat, by]) => (
            <span key={seat} class={by > 0 ? "plus" : "minus"}>
              <SeatSign seat={seat} size={14} /> {by > 0 ? "+" : ""}
              {points(by, now?.unit ?? 1)} {say("points-gained", { n: pointsNumber(by, now?.unit ?? 1) })}
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
      <Later events={previewed.later ?? []} />
      {previewed.end === "chance" && <p class="preview-summary-end">{say("would-chance")}</p>}
      {previewed.end === "hole" && <p class="preview-summary-end">{say("would-hidden")}</p>}
    </div>
  );
}

const MOST_LATER = 3;

/** What comes after my own doing: it is not in its numbers. What the game does not want foretold has no words. */
function Later({ events }: { events: Happened[] }) {
  const lines = events.filter((one) => one.words);
  if (lines.length === 0) return null;
  return (
    <>
      <p class="preview-summary-end">{say("would-later")}</p>
      <ul class="preview-summary-later">
        {lines.slice(0, MOST_LATER).map((one, i) => (
          <li key={i}>
            {one.words}
            {i === MOST_LATER - 1 && lines.length > MOST_LATER ? " …" : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Seats whose points would change, and by how much. */
export function pointsGained(now: Scores, then: Scores | undefined): [number, number][] {
  if (!then?.totals) return [];
  return then.totals
    .map((total, seat): [number, number] => [seat, total - (now.totals[seat] ?? 0)])
    .filter(([, by]) => by !== 0);
}
