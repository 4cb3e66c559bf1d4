import { useTable, type Table } from "../board";
import { Place } from "../place";

/** What has a place of its own on the board; the sun takes what ends or declines. */
const PLACED = /^(keep|place|pick|act \d|higher|use|climb|anger|beg|advance|build|take|save|buy|sell|turn) ?/;
const ENDS = /^(stop|pass|act none)$/;

const WIDTH = 330;
const LINE = 23;
const PER_LINE = 34;

/** Words that the sun means: to stop, to decline. */
export function endings(table: Table): string[] {
  return [...table.offers].filter(([word, offer]) => ENDS.test(word) && offer.chain.length === 1).map(([word]) => word);
}

/** Answers without a place on the board lie on a tablet over the calendar: amounts, yes and no, days, harvests. */
export function Tablet({ tall }: { tall: boolean }) {
  const table = useTable();
  const words = [...table.offers].filter(([word, offer]) => offer.chain.length === 1 && !PLACED.test(word) && !ENDS.test(word)).map(([word]) => word);
  if (words.length === 0) return null;
  const lines = words.map((word) => wrapped(table.offers.get(word)?.words ?? word));
  const heights = lines.map((told) => told.length * LINE + 22);
  const all = heights.reduce((sum, height) => sum + height + 10, 0);
  let y = -all / 2;
  return (
    <g class="tablet" transform={tall ? "scale(1.45)" : undefined}>
      <rect class="wealth-mat" x={-WIDTH / 2 - 22} y={-all / 2 - 22} width={WIDTH + 44} height={all + 34} rx={26} />
      {words.map((word, i) => {
        const top = y;
        y += (heights[i] ?? 0) + 10;
        return (
          <Place key={word} words={[word]} label="" class="answer" transform={`translate(${-WIDTH / 2} ${top})`}>
            <rect class="edge" width={WIDTH} height={heights[i]} rx={14} />
            {lines[i]?.map((line, n) => (
              <text key={n} x={WIDTH / 2} y={11 + LINE * (n + 0.72)}>{line}</text>
            ))}
          </Place>
        );
      })}
    </g>
  );
}

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1]!;
    if (last && last.length + word.length >= PER_LINE) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
