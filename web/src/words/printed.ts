/** What printed components do, in words: the page's counterpart of words/printed.py, knowing no game. */
import type { Toml } from "../net/toml";
import type { Speech, Numbers } from "./speech";
import { thing } from "./things";

type Row = { [key: string]: Toml };

const LISTS = { actions: "space", effects: "level" } as const;
const FAMILIES = { op: "effect", kind: "action", rule: "scoring" } as const;
const NOT_TOLD = new Set(["id", "name", "cost", "source", "confidence", "note", "formula", "where", "kind"]);

/** The table of a component, wherever it stands in the box. */
function tableOf(box: unknown, id: string): Row | null {
  const found = Object.values((box ?? {}) as Row)
    .filter(Array.isArray)
    .flat()
    .find((one) => String((one as Row)["id"] ?? "").toLowerCase() === id.toLowerCase());
  return (found as Row | undefined) ?? null;
}

function rows(table: Row): Row[] {
  const listed = Object.keys(LISTS).flatMap((list) => (table[list] as Row[] | undefined) ?? []);
  const whole = table["rule"] ? [Object.fromEntries(Object.entries(table).filter(([key]) => !NOT_TOLD.has(key)))] : [];
  return [...listed, ...whole];
}

function numbered(row: Row): string {
  const key = Object.values(LISTS).find((one) => one in row);
  return key === undefined ? "" : String(row[key]);
}

function message(row: Row): string {
  for (const [key, family] of Object.entries(FAMILIES)) {
    if (key in row) return `${family}-${String(row[key])}`.replace(/[ _]/g, "-");
  }
  return "";
}

export class Printed {
  private readonly blank = new Map<string, Row>();

  constructor(
    private readonly box: unknown,
    private readonly speech: Speech,
  ) {
    for (const list of Object.values((box ?? {}) as Row).filter(Array.isArray)) {
      for (const table of list as Row[]) {
        for (const row of rows(table)) {
          const zeros = Object.entries(row).filter(([, value]) => typeof value === "number").map(([key]): [string, Toml] => [key, 0]);
          this.blank.set(message(row), { ...this.blank.get(message(row)), ...Object.fromEntries(zeros) });
        }
      }
    }
  }

  /** What it costs: 2 wood, 1 stone. */
  cost(id: string): string {
    return this.amounts((tableOf(this.box, id)?.["cost"] ?? {}) as Row);
  }

  /** Ids of the tiles, cards and places whose name, id or effect contains all of these words. */
  find(search: string): string[] {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const ids = Object.values((this.box ?? {}) as Row).filter(Array.isArray).flat().map((one) => String((one as Row)["id"] ?? "")).filter(Boolean);
    return [...new Set(ids)].filter((id) => {
      const text = [id, thing(this.speech, id), this.effect(id), ...this.listed(id).map(([, told]) => told)].join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  /** How sure its values are: `seed` is printed in the rulebook, `owner` looked up in a box. */
  confidence(id: string): string {
    return String(tableOf(this.box, id.split(" ")[0] ?? id)?.["confidence"] ?? "");
  }

  /** What a tile, a space (`palenque 3`) or a level (`theology 2`) does. */
  effect(name: string): string {
    const [id = "", rest = ""] = name.split(" ");
    const table = tableOf(this.box, id);
    if (table === null) return "";
    const named = table[rest];
    if (rest && named && typeof named === "object" && !Array.isArray(named)) return this.tell(named);
    const goods = this.amounts((table["goods"] ?? {}) as Row);
    const told = rows(table).filter((row) => numbered(row) === rest).map((row) => this.tell(row));
    return [...(rest ? [] : [goods]), ...told].filter(Boolean).join(", ");
  }

  /** Everything that is listed by number: spaces of a wheel, levels of a technology. */
  listed(id: string): [string, string][] {
    const table = tableOf(this.box, id);
    const numbers = [...new Set(table ? rows(table).map(numbered).filter(Boolean) : [])];
    return numbers.map((n) => [n, this.effect(`${id} ${n}`)]);
  }

  private tell(row: Row): string {
    const whole = { ...this.blank.get(message(row)), ...row };
    const told: Numbers = { count: 1 };
    for (const [key, value] of Object.entries(whole)) {
      if (typeof value === "number") told[key] = value;
      else if (typeof value === "string") Object.assign(told, { [`${key}_id`]: value, [key]: thing(this.speech, value) });
      else if (Array.isArray(value)) value.forEach((one, i) => typeof one === "number" && (told[`${key}_${i}`] = one));
    }
    told["goods"] = this.amounts(whole);
    return this.speech.say(message(row), told);
  }

  private amounts(goods: Row): string {
    return Object.entries(goods)
      .filter(([good, n]) => typeof n === "number" && n > 0 && this.speech.knows(`thing-${good}`))
      .map(([good, n]) => this.speech.say("amount", { count: n as number, thing: thing(this.speech, good, n as number) }))
      .join(", ");
  }
}
