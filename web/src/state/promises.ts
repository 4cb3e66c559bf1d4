import { get } from "../net/http";

import type { Promises } from "../net/protocol";

/** The promises that a seat offers and those that it wants in return, in notation such as `spare 12`. */
export interface Proposal {
  gives: string[];
  wants: string[];
}

const known = new Map<string, Promise<Promises>>();

export function promisesOf(game: string): Promise<Promises> {
  let found = known.get(game);
  if (found === undefined) {
    found = get<Promises>(`api/games/${game}/promises`).catch((error: unknown) => {
      known.delete(game);
      throw error;
    });
    known.set(game, found);
  }
  return found;
}

/** Splits text such as `spare 12 + peace for passage S3` into its promises. */
export function proposalOf(text: string): Proposal {
  const at = ` ${text} `.indexOf(" for ");
  const [gives, wants] = [text.slice(0, Math.max(0, at - 1)), text.slice(at + 4)];
  const parts = (half: string) => half.split(" + ").filter(Boolean);
  return { gives: parts(gives), wants: parts(wants) };
}

/** The things that a promise is about, by kind. For example, `spare 12` is about the land 12. */
export function named(promise: string, promises: Promises): Record<string, string> {
  const [word, ...things] = promise.split(" ");
  const about = promises.promises.find((one) => one.id === word)?.about ?? [];
  return Object.fromEntries(about.map((sort, i) => [sort, things[i] ?? ""]));
}
