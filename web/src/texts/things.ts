import type { Messages } from "./messages";

/** Converts names into message ids. Message ids contain neither spaces nor underscores, and the names of
 * components are in lower case. */
function thingId(name: string): string {
  return `thing-${name.toLowerCase()}`.replace(/[ _]/g, "-");
}

/** The component that a move is about, if it has a name: `b07` in `build b07`. */
export function objectOf(messages: Messages, word: string): string {
  const [, ...said] = word.split(" ");
  const name = said.join(" ");
  return name && namesThing(messages, name) ? name : "";
}

export function namesThing(messages: Messages, name: string): boolean {
  return messages.knows(thingId(name)) || messages.knows(thingId(name.split(" ")[0] ?? name));
}

/** The name of a component; its id may consist of two words, such as `palenque 3` or `theology bonus`. */
export function thing(messages: Messages, name: string, count = 1): string {
  if (messages.knows(thingId(name))) return messages.say(thingId(name), { count });
  const [first = name, rest] = name.split(" ");
  if (rest === undefined || !messages.knows(thingId(first))) return name;
  const text = messages.say(thingId(first), { count });
  return /^\d+$/.test(rest) ? `${text} ${rest}` : messages.say(`component-${rest}`, { thing: text });
}
