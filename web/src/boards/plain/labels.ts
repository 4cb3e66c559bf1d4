import type { Table } from "../board";

type Said = Pick<Table, "say" | "thing">;

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The label of a part of the view: the game's text for it, or else the part's own name. */
export function label(table: Said, key: string): string {
  const message = `view-${key.toLowerCase().replace(/[_ ]/g, "-")}`;
  const said = table.say(message);
  if (said !== message) return upper(said);
  const thing = table.thing(key);
  return upper(thing === key ? key.replace(/_/g, " ") : thing);
}

/** Translates a word that occurs in the view. */
export function spoken(table: Said, text: string): string {
  const thing = table.thing(text);
  if (thing !== text) return thing;
  const message = `view-${text.toLowerCase().replace(/[_ ]/g, "-")}`;
  const said = table.say(message);
  return said === message ? text.replace(/_/g, " ") : said;
}
