import type { Messages } from "./messages";

/** Message ids have neither spaces nor underlines, and things are named in small letters. */
function thingId(name: string): string {
  return `thing-${name.toLowerCase()}`.replace(/[ _]/g, "-");
}

/** What a move is about: of `build b07` the `b07`, if that is a thing that can be named. */
export function objectOf(speech: Messages, word: string): string {
  const [, ...said] = word.split(" ");
  const name = said.join(" ");
  return name && namesThing(speech, name) ? name : "";
}

export function namesThing(speech: Messages, name: string): boolean {
  return speech.knows(thingId(name)) || speech.knows(thingId(name.split(" ")[0] ?? name));
}

/** A thing's name, or that of a component of two words: `palenque 3`, `theology bonus`. */
export function thing(speech: Messages, name: string, count = 1): string {
  if (speech.knows(thingId(name))) return speech.say(thingId(name), { count });
  const [first = name, rest] = name.split(" ");
  if (rest === undefined || !speech.knows(thingId(first))) return name;
  const text = speech.say(thingId(first), { count });
  return /^\d+$/.test(rest) ? `${text} ${rest}` : speech.say(`component-${rest}`, { thing: text });
}
