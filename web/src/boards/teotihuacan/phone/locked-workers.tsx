import { Die } from "../art/die";
import { BOARD_OF_SPACE } from "../names";
import { type BoardId, SPACES, type TeotihuacanView } from "../view";

export interface LockedWorker {
  space: (typeof SPACES)[number];
  seat: number;
  power: number;
}

/** The workers that are locked in a board's worship spaces. */
export function lockedOn(view: TeotihuacanView, board: BoardId): LockedWorker[] {
  return SPACES.filter((space) => BOARD_OF_SPACE[space] === board).flatMap((space) =>
    view.seats.flatMap((seat, i) =>
      seat.locked[space] === undefined ? [] : [{ space, seat: i, power: seat.locked[space] }],
    ),
  );
}

/** The size of the die behind the door. */
export const LOCKED = 29;

/** A die behind a door with a lock, 34 units high. */
export function LockedDie({ seat, power }: { seat: number; power: number }) {
  return (
    <>
      <path class="edge niche-door" d="M-17 17V-10L-12-17H12L17-10V17Z" />
      <Die of={seat} power={power} size={LOCKED} />
      <path class="lock" d="M7.5 18V12H18.5V18ZM9.8 12V10A3.2 3.2 0 0 1 16.2 10V12" />
    </>
  );
}
