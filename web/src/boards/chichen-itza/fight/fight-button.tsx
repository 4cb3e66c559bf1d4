import { TextSign } from "../art/signs";
import { own } from "../messages";

/** Opens the last fight again. */
export function FightButton({ open }: { open: () => void }) {
  return (
    <button class="fight-again" aria-label={own("show-fight")} title={own("show-fight")} onClick={open}>
      <TextSign name="melee" size={26} />
    </button>
  );
}
