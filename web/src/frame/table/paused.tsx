import { useEffect, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { lasts } from "./clock";
import { useTableState } from "./table-context";

/**
 * Replaces the question during a pause. Shows who paused the game, how long the pause lasts, and how to
 * resume.
 */
export function Paused() {
  const { table } = useTableState();
  const [, tick] = useState(0);
  const info = table.info.value!;
  const by = info.pause?.by ?? null;
  const until = info.pause?.until ?? null;
  const held = table.held.value;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [until]);
  const mayResume = info.pause?.resumers.some((seat) => held.includes(seat)) ?? false;
  const asked = info.votes.some((vote) => vote.about === "pause");
  const seat = table.seat.value;
  const name = by === null ? "" : (info.seats[by]?.name ?? "");
  const mine = by !== null && held.length === 1 && held.includes(by);
  const one =
    until === null ? (mine ? "pause-open" : "pause-open-other") : mine ? "pause-by-me" : "pause-by-one";
  const what = by === null ? "pause-by-all" : one;
  const words = say(what, { name, time: until === null ? "" : lasts(until - table.serverNow()) });
  return (
    <section class="question paused" aria-labelledby="question-words">
      <header class="question-head">
        <h2 id="question-words">{say("paused")}</h2>
      </header>
      <p>{words}</p>
      <p class="quiet-text">{say("pause-nothing-else")}</p>
      <div class="row">
        {mayResume && (
          <button class="button main" data-resume onClick={() => void table.act({ do: "resume" })}>
            {say("resume")}
          </button>
        )}
        {until !== null && seat >= 0 && !asked && (
          <button class="button" onClick={() => void table.act({ do: "long_pause", seat })}>
            {say("pause-ask-longer")}
          </button>
        )}
      </div>
    </section>
  );
}
