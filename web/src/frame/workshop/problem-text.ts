import type { WorkshopProblem } from "../../net/protocol";
import { say } from "../../texts/frame";

/**
 * Common error messages of the loader for component files, each with the page's message for it. Other errors
 * are shown unchanged.
 */
const SENTENCES: [RegExp, string, string[]][] = [
  [/ must be a whole number from (-?\d+) to (-?\d+)$/, "workshop-must-number", ["least", "most"]],
  [/ must be one of (.+)$/, "workshop-must-one-of", ["words"]],
  [/ needs (\d+) entries, not (\d+)$/, "workshop-must-entries", ["needed", "given"]],
  [/ must stay (.+): the rules depend on it$/, "workshop-must-stay", ["value"]],
  [/ cannot be replaced: no rule reads it$/, "workshop-unused", []],
];

export function problemText({ kind, text, path, key }: WorkshopProblem): string {
  if (kind === "number" || kind === "flag" || kind === "toml") return say(`workshop-unread-${kind}`);
  if (kind === "unknown") return say("workshop-unknown", { path: key ? `${path}.${key}` : path });
  for (const [pattern, message, names] of SENTENCES) {
    const found = pattern.exec(text);
    if (found) return say(message, Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""])));
  }
  return say("workshop-refused", { text });
}
