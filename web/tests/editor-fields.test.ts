import { describe, expect, test } from "vitest";
import { findField, namesOf } from "../src/frame/editor/find-field";
import { optionText } from "../src/frame/editor/words";
import type { EditorField, EditorGroup } from "../src/net/protocol";
import type { GameAssets } from "../src/state/game-assets";

function field(id: string, value: EditorField["value"] = 0, about: string[] = []): EditorField {
  return {
    id,
    name: id,
    kind: "number",
    value,
    low: 0,
    high: 9,
    options: [],
    repeats: false,
    about,
    known: null,
  };
}

function marked(attributes: Record<string, string>): Element {
  const element = document.createElement("i");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const GROUPS: EditorGroup[] = [
  {
    section: "players",
    name: "",
    seat: 0,
    fields: [field("corn:0", 1, ["corn"]), field("hand:0", ["flood"])],
  },
  { section: "players", name: "", seat: 1, fields: [field("corn:1", 2, ["corn"])] },
  { section: "map", name: "P05", seat: -1, fields: [field("owner:P05", "", ["P05"])] },
  { section: "wheels", name: "", seat: -1, fields: [field("wheel:tikal:3", "", ["tikal 3"])] },
];

describe("a thing of the board leads to its field", () => {
  const found = (attributes: Record<string, string>, seat = -1) =>
    findField(GROUPS, namesOf(marked(attributes)), seat)?.field.id;

  test("by what the field says it is about", () => {
    expect(found({ "data-about": "corn" })).toBe("corn:0");
    expect(found({ "data-about": "p05" })).toBe("owner:P05");
    expect(found({ "data-about": "tikal 3" })).toBe("wheel:tikal:3");
  });

  test("of the player who is looked at first", () => {
    expect(found({ "data-about": "corn" }, 1)).toBe("corn:1");
  });

  test("by a part of its name, an answer, or its value", () => {
    expect(found({ "data-about": "side p05" })).toBe("owner:P05");
    expect(found({ "data-word": "place tikal" })).toBe("wheel:tikal:3");
    expect(found({ "data-about": "flood" })).toBe("hand:0");
  });

  test("and else nowhere", () => {
    expect(found({ "data-about": "moon" })).toBeUndefined();
    expect(found({ "data-word": "stop" })).toBeUndefined();
  });
});

test("an option that is a number has the name of a thing with this number, if there is one", () => {
  const thing = (id: string) => (id === "3" ? "Azcapotzalco" : id);
  const assets = { thing } as unknown as GameAssets;
  expect(["3", "4", "12"].map((one) => optionText(assets, 2, one))).toEqual(["3 Azcapotzalco", "4", "12"]);
});
