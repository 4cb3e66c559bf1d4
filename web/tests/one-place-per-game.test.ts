import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** All code for a game is in `boards/<game>`, so adding a game does not change any other file of the page. */
const GAMES = readdirSync("src/boards", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map((entry) => entry.name);
const RULE_ID = /\b[A-Z]{2}-[A-Z]?\d+(\.\d+)*/;
const NAME = new RegExp(GAMES.map((game) => game.replaceAll("-", "[-_ ]?")).join("|"), "i");

const shared = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css|ftl)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !GAMES.some((game) => file.startsWith(join("src/boards", game))));

test("there are games and shared files", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(4);
  expect(shared.length).toBeGreaterThan(200);
});

test.each(shared)("%s names no game and no rule of one", (file) => {
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.filter((line) => NAME.test(line) || RULE_ID.test(line))).toEqual([]);
});
