import { useTable } from "../board";
import { pips } from "../pips";
import { label } from "./labels";
import { planOf } from "./plan";

/** What kind of die it is: with pips, or with a spear on some faces. */
export interface Die {
  face: number;
  colour?: string | undefined;
  /** Whether this face counts. */
  hit?: boolean | undefined;
}

/** One die as it lies there. */
export function DieSign({ face, colour = "white", hit, size = 30 }: Die & { size?: number }) {
  const spear = isSpeared(colour);
  return (
    <svg
      class={`die die-${colour}${hit ? " hit" : ""}`}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" />
      {face < 0 && <text y="5">?</text>}
      {spear && face === 1 && <path d="M-6 7 4-5M1-7.5 7.5-8 6.5-1.5Z" />}
      {spear && face === 0 && <path class="die-blank" d="M-3 0H3" />}
      {!spear && pips(face, 5).map(([x, y], i) => <circle key={i} cx={x} cy={y} r="2.1" />)}
      {!spear && face > 6 && <text y="5">{face}</text>}
    </svg>
  );
}

/** Coloured dice have no numbers, only spears. */
function isSpeared(colour: string | undefined): boolean {
  return colour === "yellow" || colour === "red";
}

interface RowProps {
  dice: Die[];
  size?: number;
  /** The number of the first of them; without it they have none. */
  from?: number;
}

/** Dice in a row, with what they show in words for those who point at them or listen; where one may be rolled again they have numbers. */
export function DiceRow({ dice, size = 30, from }: RowProps) {
  const table = useTable();
  const again = planOf(table.game).again;
  const rollsAgain = again?.questions.includes(table.question?.kind ?? "") ? again : undefined;
  const shows = ({ face, colour }: Die) =>
    face < 0 ? "?" : isSpeared(colour) ? table.say(face > 0 ? "move-spear" : "move-blank") : String(face);
  const said = `${label(table, "dice")}: ${dice.map(shows).join(", ")}`;
  if (from === undefined || rollsAgain === undefined) {
    return (
      <span class="dice-row" role="img" aria-label={said} title={said}>
        {dice.map((die, i) => (
          <DieSign key={i} {...die} size={size} />
        ))}
      </span>
    );
  }
  return (
    <span class="dice-row numbered" role="group" aria-label={said}>
      {dice.map((die, i) => (
        <Numbered
          key={i}
          die={die}
          n={from + i}
          word={`${rollsAgain.verb} ${from + i}`}
          says={shows(die)}
          size={size}
        />
      ))}
    </span>
  );
}

/** A die with its number, to be clicked where that is offered. */
function Numbered({
  die,
  n,
  word,
  says,
  size,
}: {
  die: Die;
  n: number;
  word: string;
  says: string;
  size: number;
}) {
  const table = useTable();
  const inner = (
    <>
      <DieSign {...die} size={size} />
      <small>{n}</small>
    </>
  );
  if (!table.offers.has(word))
    return (
      <span class="die-place" title={`${n}: ${says}`}>
        {inner}
      </span>
    );
  return (
    <button
      class={table.preview?.word === word ? "die-place lit watched" : "die-place lit"}
      data-word={word}
      aria-label={`${n}: ${says}`}
      onClick={() => table.play([word])}
      onMouseEnter={() => table.look(word)}
      onMouseLeave={() => table.look(null)}
      onFocus={() => table.look(word)}
      onBlur={() => table.look(null)}
    >
      {inner}
    </button>
  );
}
