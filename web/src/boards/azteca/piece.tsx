import { hasSign, Sign } from "./art/signs";

/** A single unit or card, as the board draws it. */
export function AztecaPiece({ id }: { id: string }) {
  if (!hasSign(id)) return null;
  return (
    <svg class="azteca" viewBox="0 0 24 24">
      <Sign name={id} x={12} y={12} />
    </svg>
  );
}
