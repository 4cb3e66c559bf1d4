import { type Dict, seatsOf } from "../../plain/shape";
import type { Forecast } from "../view";
import { BOARDS, SPACES } from "./describe-answer";
import { own } from "./messages";

/** TE-14.2: in the last round before an eclipse, what it will cost. */
export function warnings(question: string, view: Dict, box: Dict, viewer: number): string[] {
  const seat = seatsOf(view)[viewer];
  const forecast = seat?.forecast as Forecast | null | undefined;
  if (view.discs !== "extra-round" || question === "Upkeep" || !seat || !forecast) return [];
  const cocoa = Number(seat.cocoa ?? 0);
  const points = Number((box.upkeep as Dict | undefined)?.vp_loss_per_unpaid ?? 0);
  return [own("warn-upkeep", { due: forecast.upkeep, cocoa, points, lost: forecast.unpaid })];
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
