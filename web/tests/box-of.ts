import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";

/**
 * Returns the printed components of a game and the facts that its rules derive from them, as the page
 * receives them. Null if the source files of the rules are missing.
 */
export function boxOf(folder: string, game: string): Record<string, unknown> | null {
  const file = `../src/patolli/games/${folder}/components.toml`;
  if (!existsSync(file)) return null;
  const facts: unknown = JSON.parse(readFileSync(`tests/facts/${game}.json`, "utf8"));
  return { ...parse(readFileSync(file, "utf8")), facts };
}
