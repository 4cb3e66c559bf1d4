import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * A type, class or component that is imported by other files has the same meaning in all folders shared by
 * games.
 */
const GAMES = readdirSync("src/boards", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const shared = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !GAMES.some(({ name }) => name !== "plain" && file.startsWith(join("src/boards", name))));

test("an exported name of a type, class or component is exported once", () => {
  const found = new Map<string, string[]>();
  for (const file of shared) {
    const exported = readFileSync(file, "utf8").matchAll(
      /^export (?:default )?(?:abstract )?(?:class|interface|type|function|const) ([A-Z]\w*[a-z]\w*)/gm,
    );
    for (const [, name = ""] of exported) found.set(name, [...(found.get(name) ?? []), file]);
  }
  expect(found.size).toBeGreaterThan(200);
  expect([...found].filter(([, files]) => files.length > 1)).toEqual([]);
});
