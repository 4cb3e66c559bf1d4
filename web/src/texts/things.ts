import type { Messages } from "./messages";

/** Message ids contain neither spaces nor underscores, and names of things are in lower case. */
function thingId(name: string): string {
  return `thing-${name.toLowerCase()}`.replace(/[ _]/g, "-");
}

/** The thing that a move is about: `b07` in `build b07`, if it can be named. */
export function objectOf(messages: Messages, word: string): string {
  const [, ...said] = word.split(" ");
  const name = said.join(" ");
  return name && namesThing(messages, name) ? name : "";
}

export function namesThing(messages: Messages, name: string): boolean {
  return messages.knows(thingId(name)) || messages.knows(thingId(name.split(" ")[0] ?? name));
}

/** The name of a thing, or of a component of two words: `palenque 3`, `theology bonus`. */
export function thing(messages: Messages, name: string, count = 1): string {
  if (messages.knows(thingId(name))) return messages.say(thingId(name), { count });
  const [first = name, rest] = name.split(" ");
  if (rest === undefined || !messages.knows(thingId(first))) return name;
  const text = messages.say(thingId(first), { count });
  return /^\d+$/.test(rest) ? `${text} ${rest}` : messages.say(`component-${rest}`, { thing: text });
}
