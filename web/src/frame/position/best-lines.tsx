import { useEffect, useMemo } from "preact/hooks";
import { BestLines, playable, TOO_BUSY } from "../../state/best-lines";
import type { PositionLine } from "../../state/position-line";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { useTableState } from "../table/table-context";

/** A list of the best lines, which improve while the viewer is watching. Clicking a line plays it. */
export function BestLinesList({ game, line }: { game: string; line: PositionLine }) {
  const { table } = useTableState();
  const lines = useMemo(() => new BestLines(game), [game]);
  const asked = table.question.value ? table.seat.value : -1;
  const state = line.state.value;
  useEffect(() => lines.look(line.start, asked), [state, asked, language.value]);
  useEffect(() => () => lines.stop(), [lines]);
  if (asked < 0) return null;
  const found = lines.found.value;
  const running = lines.running.value;
  return (
    <section class="best-lines" aria-label={say("lines")}>
      <div class="row">
        <button
          class="button small"
          data-lines
          aria-pressed={running}
          onClick={() => (running ? lines.stop() : lines.start())}
        >
          {say(running ? "lines-stop" : "lines-start")}
        </button>
        {(running || found) && (
          <progress max={found?.most ?? 1} value={found?.iterations ?? 0} aria-label={say("lines")} />
        )}
        {found && <span class="best-lines-count">{say("lines-tries", { count: found.iterations })}</span>}
      </div>
      <div role="status">
        {running && !found && !lines.repeats.value && <p class="best-lines-count">{say("lines-wait")}</p>}
        {lines.repeats.value && <p class="best-lines-count">{say("lines-busy")}</p>}
        {found?.done && <p class="best-lines-count">{say("lines-done")}</p>}
      </div>
      {lines.trouble.value && (
        <p class="trouble" role="alert">
          {lines.trouble.value === TOO_BUSY ? say("lines-too-busy") : lines.trouble.value}
        </p>
      )}
      {found && found.lines.length > 0 && <p class="best-lines-count">{say("lines-explained")}</p>}
      {found && (
        <ol class="best-lines-list">
          {found.lines.map((one) => (
            <li key={one.moves.join("\n")}>
              <button
                class="button quiet"
                title={say("lines-play")}
                onClick={() => void table.playLine(asked, playable(one))}
              >
                <strong>{inWords(one.points, 1)}</strong>
                <span class="best-lines-share">{inWords(100 * one.share, 0)} %</span>
                <span class="best-lines-words">{one.words.join(" → ")}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function inWords(value: number, digits: number): string {
  const format = new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(value).replace("-", "−");
}
