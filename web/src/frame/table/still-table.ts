import type { Table } from "../../boards/board";
import { SPECTATOR } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";

const NOTHING: Table["offers"] = new Map();
const NONE: ReadonlySet<string> = new Set();

/** A table that can only be looked at; nothing can be played. */
export function stillTable(
  view: unknown,
  assets: GameAssets,
  names: string[],
  { viewer = SPECTATOR, explain = () => {} }: Partial<Pick<Table, "viewer" | "explain">> = {},
): Table {
  const nothing = () => {};
  return {
    game: assets.game,
    view,
    was: null,
    box: assets.box,
    names,
    viewer,
    question: null,
    offers: NOTHING,
    preview: null,
    thing: assets.thing,
    effect: (id) => assets.printed.effect(id),
    cost: (id) => assets.printed.cost(id),
    say: (message, numbers) => assets.messages.say(message, numbers),
    play: nothing,
    look: nothing,
    explain,
    hinted: NONE,
    runs: [],
  };
}
