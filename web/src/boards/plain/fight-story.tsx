import { useState } from "preact/hooks";
import type { Table } from "../board";
import { SeatSign } from "../seats";
import { DiceRow } from "./dice";
import { own } from "./messages";
import type { Phase, Story } from "./story";
import { SymbolFaces } from "./symbol-face";

/** What happened in a fight: each phase with its dice and what they cost. */
export function FightStory({ story }: { story: Story }) {
  return (
    <ol class="story">
      {story.phases
        .filter((phase) => phase.throws.length + phase.lines.length > 0)
        .map((phase, i) => (
          <li key={i}>
            <PhaseRow phase={phase} />
          </li>
        ))}
    </ol>
  );
}

function PhaseRow({ phase }: { phase: Phase }) {
  return (
    <>
      <p class="story-phase">{phase.words}</p>
      {phase.throws.map((one, i) =>
        one.symbols ? (
          <p key={i} class="story-throw creature">
            <SymbolFaces faces={[one.symbols]} />
            <span>{one.words}</span>
          </p>
        ) : (
          <p key={i} class={one.again ? "story-throw again" : "story-throw"}>
            <SeatSign seat={one.seat} size={14} />
            <DiceRow dice={one.faces.map((face) => ({ face }))} size={20} />
            <span>
              {one.again ? own("story-again") : one.hits === null ? "" : own("story-hits", { n: one.hits })}
            </span>
          </p>
        ),
      )}
      {phase.lines.length > 0 && <p class="story-lines">{phase.lines.join(" ")}</p>}
    </>
  );
}

/** A fight that is over, kept in sight until one has answered the next question; small screens tell its end first. */
export function FightOver({ story, table }: { story: Story; table: Table }) {
  const [open, setOpen] = useState(!matchMedia("(max-width: 40rem)").matches);
  const mine = story.won === null ? null : story.won === (story.seats[0] === table.viewer);
  const lost = story.lost.get(table.viewer) ?? 0;
  return (
    <section class="plain-fight plain-over">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{own("story-head")}</h2>
          {mine !== null && (
            <b class={mine ? "story-won" : "story-lost"}>{own(mine ? "story-won" : "story-lost")}</b>
          )}
          <span class="story-words">
            {[story.words, ...story.forces].join(" ")}
            {lost > 0 && ` ${own("story-losses", { n: lost })}`}
          </span>
          <span class="story-end">{story.results.join(" ")}</span>
        </summary>
        <FightStory story={story} />
      </details>
    </section>
  );
}
