import { useTable } from "../../board";
import { AnswerButton, answer } from "../answers";
import { own } from "../messages";
import type { DieView } from "../view";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** A die that has fallen: pips on a white one, a spear or nothing on the others. */
export function Die({ die }: { die: DieView }) {
  return (
    <svg class={`die ${die.colour}`} viewBox="-15 -15 30 30" width={31} height={31} aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={6} />
      {die.colour === "white"
        ? (PIPS[die.face] ?? []).map(([x, y], i) => <circle key={i} cx={x} cy={y} r={2.6} />)
        : die.face > 0 && <path d="M-8 8 6-6M1-8 8.5-8.5 8-1Z" />}
    </svg>
  );
}

export function faceName({ colour, face }: DieView): string {
  if (face < 0) return own("die-rolling");
  return colour === "white" ? String(face) : own(face > 0 ? "spear" : "blank");
}

/** Dice that lie there; one that may be rolled again can be pressed. `from` is the number of the first of them. */
export function DiceRow({ dice, from = 0 }: { dice: DieView[]; from?: number }) {
  const table = useTable();
  if (dice.length === 0) return null;
  return (
    <div class="dice-row">
      {dice.map((die, i) => {
        const word = `tlenamacac ${from + i + 1}`;
        if (!table.offers.has(word))
          return (
            <span key={`${i} ${die.face}`} class="die-still" role="img" aria-label={faceName(die)}>
              <Die die={die} />
            </span>
          );
        return (
          <AnswerButton key={`${i} ${die.face}`} answer={answer(table, word)} class="die-button">
            <Die die={die} />
          </AnswerButton>
        );
      })}
    </div>
  );
}
