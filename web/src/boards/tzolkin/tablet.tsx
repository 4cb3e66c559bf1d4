import type { ComponentChildren } from "preact";
import { type Run, type Table, useTable } from "../board";
import { Place } from "../place";
import { onPressKey } from "../press-keys";
import { useLeastText } from "./least-text";

/** Answers that have their own place on the board. Answers that end or decline a choice are on the sun. */
const PLACED = /^(keep|place|pick|act \d|higher|use|climb|anger|beg|advance|build|take|save|buy|sell|turn) ?/;
const ENDS = /^(stop|pass|act none)$/;

const WIDTH = 330;
const TALL = 1.45;
const TEXT = 19;
const PER_LINE = 34;
/**
 * The height of an answer on a phone, which is large enough for a finger, and the number of such answers that
 * fit on the tablet.
 */
const TOUCHED = 76;
const MOST_TOUCHED = 6;

/** The moves that a click on the sun can play; all of them end or decline a choice. */
export function endings(table: Table): string[] {
  return [...table.offers]
    .filter(([word, offer]) => ENDS.test(word) && offer.chain.length === 1)
    .map(([word]) => word);
}

/**
 * Whether all these answers decline something, such as an action or begging. The sun then shows a
 * cross, because a green check mark would suggest that something is done.
 */
export function declines(ends: string[]): boolean {
  return ends.length > 0 && ends.every((word) => word !== "stop");
}

/**
 * A tablet over the calendar with the answers that cannot be given on the board itself, such as payments,
 * amounts, yes and no, days and harvests.
 */
export function Tablet({ tall }: { tall: boolean }) {
  const table = useTable();
  const size = Math.max(TEXT, useLeastText() / (tall ? TALL : 1));
  const line = size * 1.21;
  const answers =
    table.runs.length > 0
      ? table.runs.map((run) => ({ text: run.words, run }))
      : wordsWithoutPlace(table).map((word) => ({ text: table.offers.get(word)?.words ?? word, word }));
  if (answers.length === 0) return null;
  const lines = answers.map((answer) => wrapped(answer.text, Math.floor((PER_LINE * TEXT) / size)));
  const least = tall && answers.length <= MOST_TOUCHED ? TOUCHED : 0;
  const heights = lines.map((rows) => Math.max(least, rows.length * line + 22));
  const all = heights.reduce((sum, height) => sum + height + 10, 0);
  let y = -all / 2;
  return (
    <g class="tablet" transform={tall ? `scale(${TALL})` : undefined}>
      <rect
        class="wealth-mat"
        x={-WIDTH / 2 - 22}
        y={-all / 2 - 22}
        width={WIDTH + 44}
        height={all + 34}
        rx={26}
      />
      {answers.map((answer, i) => {
        const transform = `translate(${-WIDTH / 2} ${y})`;
        y += (heights[i] ?? 0) + 10;
        const drawing = (
          <>
            <rect class="edge" width={WIDTH} height={heights[i]} rx={14} />
            {lines[i]?.map((words, n) => (
              <text
                key={n}
                x={WIDTH / 2}
                y={((heights[i] ?? 0) - line * (lines[i]?.length ?? 1)) / 2 + line * (n + 0.72)}
                font-size={size}
              >
                {words}
              </text>
            ))}
          </>
        );
        if ("run" in answer)
          return (
            <RunPlace key={answer.text} run={answer.run} n={i} height={heights[i] ?? 0} transform={transform}>
              {drawing}
            </RunPlace>
          );
        return (
          <Place key={answer.word} words={[answer.word]} label="" class="answer" transform={transform}>
            {drawing}
          </Place>
        );
      })}
    </g>
  );
}

function wordsWithoutPlace(table: Table): string[] {
  return [...table.offers]
    .filter(([word, offer]) => offer.chain.length === 1 && !PLACED.test(word) && !ENDS.test(word))
    .map(([word]) => word);
}

/** A button that gives a complete payment with one click. */
function RunPlace({
  run,
  n,
  height,
  transform,
  children,
}: {
  run: Run;
  n: number;
  height: number;
  transform: string;
  children: ComponentChildren;
}) {
  return (
    <g
      class="place lit answer"
      transform={transform}
      data-word={`payment ${n}`}
      onClick={() => run.play()}
      onKeyDown={onPressKey(() => run.play())}
      onMouseEnter={() => run.look(true)}
      onMouseLeave={() => run.look(false)}
    >
      <g aria-hidden="true">{children}</g>
      <rect
        class="bounds"
        width={WIDTH}
        height={height}
        role="button"
        tabindex={0}
        aria-label={run.words}
        onFocus={() => run.look(true)}
        onBlur={() => run.look(false)}
      />
    </g>
  );
}

function wrapped(text: string, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1]!;
    if (last && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
