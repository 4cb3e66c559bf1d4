import type { Asked } from "../../net/protocol";
import type { Kit } from "../../state/kit";
import type { TzolkinView } from "./view";

/** TZ-D1: both tiles of starting wealth are handed in together. */
export function before({ kind }: Asked, shown: Record<string, unknown>, kit: Kit): string[] {
  if (kind !== "KeepTile") return [];
  const { keeping } = shown as unknown as TzolkinView;
  return keeping.map((id) =>
    kit.speech.say("move-keep", { object: kit.thing(id), effect: kit.printed.effect(id) }),
  );
}
