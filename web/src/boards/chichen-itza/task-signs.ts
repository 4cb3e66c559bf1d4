/** Shows the requirements of a task as signs. */
import type { SignName } from "./art/signs";
import type { Creature } from "./view";

export type TaskSign = { sign: SignName } | { creature: Creature } | { text: string };

const SIGNS: Record<string, TaskSign[]> = {
  T01: [{ creature: "snake" }],
  T02: [{ sign: "war" }],
  T03: [{ sign: "camp" }],
  T04: [{ sign: "village" }],
  T05: [{ sign: "temple" }],
  T06: [{ sign: "gem-white" }],
  T07: [{ sign: "ruin" }],
  T08: [{ sign: "ruin" }],
  T09: [{ creature: "caiman" }],
  T10: [{ sign: "gem-red" }, { sign: "gem-yellow" }],
  T11: [{ sign: "gem-blue" }, { sign: "gem-green" }],
  T12: [{ sign: "scout" }],
  T13: [{ sign: "god-card" }],
  T14: [{ creature: "kukulkan" }],
  T15: [{ sign: "gear" }],
  T16: [{ creature: "shaman" }, { creature: "monkey" }],
  T17: [{ creature: "jaguar" }, { creature: "triceratops" }],
  T18: [{ sign: "gem-blue" }],
  T19: [{ sign: "coins" }],
  T20: [{ sign: "camp" }],
  T21: [{ sign: "village" }],
  T22: [{ sign: "land" }],
  T23: [{ sign: "water" }],
};

/** The signs for a task. If more than one piece of a kind is required, the number comes before the sign. */
export function taskSigns(id: string, number: number): TaskSign[] {
  const signs = SIGNS[id.toUpperCase()] ?? [];
  return number > 1 && signs.length === 1
    ? [{ text: id.toUpperCase() === "T15" ? `${number}.` : `${number}×` }, ...signs]
    : signs;
}
