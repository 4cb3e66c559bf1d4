import { useTable } from "../../board";
import { pips } from "../../pips";
import { AnswerButton, answer } from "../answers";
import { own } from "../messages";
import { SPEAR } from "../names";
import type { AztecaView, DieView } from "../view";

/** A rolled die. A white die shows pips; dice of other colours show a spear or a blank face. */
export function Die({
  die,
  size = 31,
  spear = false,
}: {
  die: DieView;
  size?: number;
  /** True to show only whether the face is a spear, regardless of the die's colour. */
  spear?: boolean;
}) {
  return (
    <svg class={`die ${die.colour}`} viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      <rect x={-13} y={-13} width={26} height={26} rx={6} />
      {die.colour === "white" && !spear
        ? pips(die.face, 5).map(([x, y], i) => <circle key={i} cx={x} cy={y} r={2.6} />)
        : (spear || die.face === SPEAR) && <path d="M-8 8 6-6M1-8 8.5-8.5 8-1Z" />}
    </svg>
  );
}

export function faceName({ colour, face }: DieView): string {
  if (face < 0) return own("die-rolling");
  return colour === "white" ? String(face) : own(face === SPEAR ? "spear" : "blank");
}

/** Draws a row of rolled dice, given by their indices. If a die may be rolled again, it can be pressed. */
export function DiceRow({ places }: { places: number[] }) {
  const table = useTable();
  const all = (table.view as AztecaView).dice;
  if (places.length === 0) return null;
  return (
    <div class="dice-row">
      {places.map((place) => {
        const die = all[place];
        const word = `tlenamacac ${place + 1}`;
        if (!die) return null;
        if (!table.offers.has(word))
          return (
            <span key={`${place} ${die.face}`} class="die-still" role="img" aria-label={faceName(die)}>
              <Die die={die} />
            </span>
          );
        return (
          <AnswerButton key={`${place} ${die.face}`} answer={answer(table, word)} class="die-button">
            <Die die={die} />
          </AnswerButton>
        );
      })}
    </div>
  );
}
