import { type Dict, type Entry, seatsOf } from "../../plain/shape";
import type { Group, SmallPiece } from "../../plain/small-pieces";

interface Army {
  seat: number;
  army: string;
  units: number;
}

interface Pochteca {
  seat: number;
  letter: string;
  spy: boolean;
}

/** Armies, ships and pochtecas in an area; in a capital also its Reserve and what waits in it, but no army without soldiers. */
export function groups(view: Dict, { name, parts }: Entry): Group[] {
  const armies = (parts.armies ?? []) as Army[];
  const pochtecas = (parts.pochtecas ?? []) as Pochteca[];
  const ships = (parts.ships ?? []) as number[];
  return seatsOf(view).flatMap((seat, i): Group[] => {
    const home = seat.capital === name;
    const inHarbour = home ? Number(seat.ships_in_capital ?? 0) : 0;
    const boats = (ships[i] ?? 0) + inHarbour;
    const reserve = home
      ? Number(((seat.boxes as Dict | undefined)?.reserve as Dict | undefined)?.units ?? 0)
      : 0;
    const waiting = home ? ((seat.pochtecas_in_capital ?? []) as string[]) : [];
    const pieces: SmallPiece[] = [
      ...armies
        .filter((one) => one.seat === i && (one.units > 0 || !home))
        .map((one): SmallPiece => ({ what: "army", letter: one.army, n: one.units })),
      ...(reserve > 0 ? [{ what: "reserve" as const, n: reserve }] : []),
      ...(boats > 0 ? [{ what: "ship" as const, n: boats }] : []),
      ...pochtecas
        .filter((one) => one.seat === i)
        .map((one): SmallPiece => ({ what: one.spy ? "spy" : "pochteca", letter: one.letter })),
      ...waiting.map((letter): SmallPiece => ({ what: "pochteca", letter })),
    ];
    return pieces.length > 0 ? [{ seat: i, pieces }] : [];
  });
}
