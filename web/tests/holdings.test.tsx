import { existsSync, readFileSync } from "node:fs";
import { render } from "preact";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { TzolkinHoldings } from "../src/boards/tzolkin/holdings";
import type { GameAssets } from "../src/state/game-assets";
import { Messages } from "../src/texts/messages";
import { thing } from "../src/texts/things";
import positions from "./tzolkin-positions.json";

const FOLDER = "../src/patolli/games/tzolkin";

describe.skipIf(!existsSync(FOLDER))("what a player holds", () => {
  it.each(["en", "de"])(
    "has a name of its own for each sign in %s: harvested tiles are no goods",
    (language) => {
      const messages = new Messages(language, [readFileSync(`${FOLDER}/texts/${language}.ftl`, "utf8")]);
      const assets = {
        messages,
        box: parse(readFileSync(`${FOLDER}/components.toml`, "utf8")),
        thing: (id: string, n?: number) => thing(messages, id, n),
      } as unknown as GameAssets;
      const view = structuredClone(positions.start);
      Object.assign(view.seats[0]!, { corn_tiles: 5, wood_tiles: 3 });
      const page = document.createElement("div");
      render(<TzolkinHoldings seat={0} view={view} previewed={null} assets={assets} />, page);
      const names = [...page.querySelectorAll("[data-about]")].map(
        (sign) => sign.getAttribute("aria-label")?.split(":")[0],
      );
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
