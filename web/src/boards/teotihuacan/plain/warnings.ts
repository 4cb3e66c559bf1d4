import { type Dict, seatsOf } from "../../plain/shape";
import { BOARDS, SPACES } from "./describe-answer";
import { own } from "./messages";

const EXPERIENCED = 4;

/** TE-14.6: what a seat owes for its workers, locked or not. */
export function upkeep(seat: Dict, box: Dict): number {
  const price = (box.upkeep ?? {}) as Record<string, number>;
  const powers = [
    ...Object.values((seat.workers ?? {}) as Record<string, number[]>).flat(),
    ...Object.values((seat.locked ?? {}) as Record<string, number>),
  ];
  return powers.reduce(
    (sum, power) => sum + Number(price[power >= EXPERIENCED ? "cocoa_power_4_5" : "cocoa_power_1_3"] ?? 0),
    0,
  );
}

/** TE-14.2: in the last round before an eclipse, what it will cost. */
export function warnings(question: string, view: Dict, box: Dict, viewer: number): string[] {
  const seat = seatsOf(view)[viewer];
  if (view.discs !== "extra-round" || question === "Upkeep" || !seat) return [];
  const due = upkeep(seat, box);
  const cocoa = Number(seat.cocoa ?? 0);
  const points = Number((box.upkeep as Dict | undefined)?.vp_loss_per_unpaid ?? 0);
  return [own("warn-upkeep", { due, cocoa, points, lost: Math.max(0, due - cocoa) * points })];
}

/** TE-7: on the board reached, its main action and worship. */
export function expectedAnswers(
  { kind, numbers }: { kind: string; numbers: number[] },
  thing: (id: string) => string,
): [word: string, name: string][] {
  if (kind !== "ChooseAction") return [];
  const board = BOARDS[numbers[0] ?? -1] ?? "";
  const spaces = SPACES.filter((space) => space.replace(/\d$/, "") === board);
  return [
    ...(board === "palace" ? [] : [["main", own("expect-main")] as [string, string]]),
    ...spaces.map((space): [string, string] => [
      `worship ${space}`,
      own("expect-worship", { space: thing(space) }),
    ]),
  ];
}
