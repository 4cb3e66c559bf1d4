/** Games that hide points: the part of a seat's view that says them, and is null where nobody may know. */
const SAID_IN: Record<string, string> = { azteca: "given" };

/** Whether a seat's points are known to the viewer; a total that is not is no 0. */
export function arePointsKnown(game: string, view: Record<string, unknown>, seat: number): boolean {
  const part = SAID_IN[game];
  const seats = view.seats;
  if (part === undefined || !Array.isArray(seats)) return true;
  return (seats[seat] as Record<string, unknown> | undefined)?.[part] !== null;
}
