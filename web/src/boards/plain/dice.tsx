import { useTable } from "../board";
import { pips } from "../pips";
import { label } from "./labels";

/** A die; a negative face means that it is still rolling. */
export interface Die {
  face: number;
  colour?: string | undefined;
  /** Whether this face counts as a success. */
  hit?: boolean | undefined;
}

export function DieSign({ face, colour = "white", hit, size = 30 }: Die & { size?: number }) {
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
      {pips(face, 5).map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="2.1" />
      ))}
      {face > 6 && <text y="5">{face}</text>}
    </svg>
  );
}

interface RowProps {
  dice: Die[];
  size?: number;
}

/** Dice in a row. Their faces are described in words for hover and screen readers. */
export function DiceRow({ dice, size = 30 }: RowProps) {
  const table = useTable();
  const shows = ({ face }: Die) => (face < 0 ? "?" : String(face));
  const said = `${label(table, "dice")}: ${dice.map(shows).join(", ")}`;
  return (
    <span class="dice-row" role="img" aria-label={said} title={said}>
      {dice.map((die, i) => (
        <DieSign key={i} {...die} size={size} />
      ))}
    </span>
  );
}
