import type { Asked } from "../../net/protocol";
import type { BoardContext } from "../board-module";
import type { TzolkinView } from "./view-types";

/** TZ-D1: both tiles of starting wealth are handed in together. */
export function alreadyChosen({ kind }: Asked, { view, assets }: BoardContext): string[] {
  if (kind !== "KeepTile") return [];
  const { keeping } = view as unknown as TzolkinView;
  return keeping.map((id) =>
    assets.messages.say("move-keep", { object: assets.thing(id), effect: assets.printed.effect(id) }),
  );
}
