import { TextSign } from "../art/signs";
import { own } from "../messages";

/** Reopens the last fight. */
export function FightButton({ open }: { open: () => void }) {
  return (
    <button class="fight-again" aria-label={own("show-fight")} title={own("show-fight")} onClick={open}>
      <TextSign name="melee" size={26} />
    </button>
  );
}
