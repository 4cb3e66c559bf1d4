/** Soldiers that are being shared out at the start of the game: amounts box by box, warriors before jaguars. */
import { type AztecaView, BOXES, SOLDIERS, type Soldier } from "./view";

export interface Distribution {
  boxes: Record<string, Record<Soldier, number>>;
  left: Record<Soldier, number>;
}

export function distribution(view: AztecaView, seat: number): Distribution | null {
  const player = view.seats[seat];
  const amounts = view.slips.filter((slip) => /^\d+$/.test(slip)).map(Number);
  if (view.phase !== "setup" || !player || (player.boxes.reserve?.units ?? 0) > 0) return null;
  const left = { warrior: player.soldiers.warrior ?? 0, jaguar: player.soldiers.jaguar ?? 0 };
  if (left.warrior + left.jaguar === 0) return null;
  const boxes: Distribution["boxes"] = {};
  amounts.forEach((n, i) => {
    const box = BOXES[Math.floor(i / SOLDIERS.length)]!;
    const kind = SOLDIERS[i % SOLDIERS.length]!;
    const had = boxes[box] ?? { warrior: 0, jaguar: 0 };
    boxes[box] = { ...had, [kind]: n };
    left[kind] -= n;
  });
  return { boxes, left };
}
