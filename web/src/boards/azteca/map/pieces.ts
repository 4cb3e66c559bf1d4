/** Finds the pieces in each place, in the order in which they are drawn. */
import type { AreaView, AztecaView, LakeView } from "../view";

export type Piece =
  | { is: "army"; seat: number; letter: string; units: number; ghost?: boolean }
  | { is: "pochteca"; seat: number; letter: string; spy: boolean; letters?: string[]; ghost?: boolean }
  | { is: "ship"; seat: number; n: number; flag: boolean; ghost?: boolean }
  | { is: "reserve"; seat: number; n: number; ghost?: boolean };

/**
 * The armies and pochtecas in an area. In a capital, these also include the Reserve, the ships and the pieces
 * without orders.
 */
export function piecesIn(view: AztecaView, area: AreaView): Piece[] {
  const home = view.seats.findIndex((seat) => seat.capital === area.id);
  const player = view.seats[home];
  const armies = area.armies
    .filter(({ seat, units }) => units > 0 || seat !== home)
    .map(({ seat, army, units }): Piece => ({ is: "army", seat, letter: army, units }));
  const merchants = area.pochtecas.map(
    ({ seat, letter, spy }): Piece => ({ is: "pochteca", seat, letter, spy }),
  );
  if (!player) return [...armies, ...merchants];
  const reserve = player.boxes.reserve?.units ?? 0;
  const { ships, pochtecas } = view.waiting[home] ?? { ships: 0, pochtecas: [] };
  return [
    ...armies,
    ...(reserve > 0 ? [{ is: "reserve" as const, seat: home, n: reserve }] : []),
    ...(ships > 0 ? [{ is: "ship" as const, seat: home, n: ships, flag: false }] : []),
    ...waitingPochtecas(home, pochtecas),
    ...merchants,
  ];
}

/** The pochtecas waiting in their capital. Several pochtecas are drawn as one piece with their number. */
function waitingPochtecas(seat: number, letters: string[]): Piece[] {
  if (letters.length === 0) return [];
  const letter = letters.length > 1 ? String(letters.length) : letters[0]!;
  return [{ is: "pochteca", seat, letter, spy: false, letters }];
}

export function piecesOn(lake: LakeView): Piece[] {
  return [
    ...lake.ships.flatMap((n, seat): Piece[] =>
      n > 0 ? [{ is: "ship", seat, n, flag: lake.controlled_by === seat }] : [],
    ),
    ...lake.armies.map(({ seat, army, units }): Piece => ({ is: "army", seat, letter: army, units })),
  ];
}

/** The new positions of the armies that the previewed answer would move. */
export function movedArmies(view: AztecaView, tried: AztecaView): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const before = new Map([...view.areas, ...view.lakes].map(({ id, armies }) => [id, armies]));
  for (const { id, armies } of [...tried.areas, ...tried.lakes]) {
    const here = before.get(id) ?? [];
    const come = armies.filter(
      ({ seat, army }) => !here.some((one) => one.seat === seat && one.army === army),
    );
    if (come.length > 0)
      found.set(
        id.toLowerCase(),
        come.map(({ seat, army, units }) => ({ is: "army", seat, letter: army, units, ghost: true })),
      );
  }
  return found;
}

/** The viewer's sealed orders, drawn as pieces at their destinations (`exp` is the box of Mexico). */
export function ghosts(view: AztecaView, viewer: number): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (place: string, piece: Piece) => {
    const key = place.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), piece]);
  };
  for (const [letter, place] of Object.entries(view.ordered))
    add(place, { is: "pochteca", seat: viewer, letter, spy: false, ghost: true });
  for (const [lake, n] of Object.entries(view.sailing))
    add(lake, { is: "ship", seat: viewer, n, flag: false, ghost: true });
  return found;
}
