import type { EditorFault, EditorTrouble } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { localMessages } from "../../texts/local-messages";
import de from "./texts/editor.de.ftl?raw";
import en from "./texts/editor.en.ftl?raw";

/** Formats one of the editor's own messages. */
export const own = localMessages({ en, de });

export function seatName(seat: number, players: number, assets: GameAssets): string {
  if (seat >= players && assets.messages.knows("automa")) return assets.messages.say("automa");
  return say("player-n", { n: seat + 1 });
}

/**
 * The text for a field, a group or an option. Its name may be a message of the game's editor, a message with
 * a number, a seat or a thing.
 */
export function worded(assets: GameAssets, players: number, name: string, count = 1): string {
  const { messages } = assets;
  if (name === "") return own("none");
  const seat = /^seat-(\d+)(?: (.+))?$/.exec(name);
  if (seat) {
    const who = seatName(Number(seat[1]), players, assets);
    return seat[2] ? `${who}: ${worded(assets, players, seat[2])}` : who;
  }
  if (messages.knows(`editor-${name}`)) return messages.say(`editor-${name}`);
  if (/^[a-z]/.test(name) && messages.knows(name)) return messages.say(name);
  const numbered = /^(.+)-(\d+)$/.exec(name);
  if (numbered && messages.knows(`editor-${numbered[1]}`))
    return messages.say(`editor-${numbered[1]}`, { n: Number(numbered[2]) });
  return /^\d+$/.test(name) ? name : firstUp(assets.thing(name, count));
}

/**
 * The text for an option. An option that could be a number or a thing, such as the number of an area, is
 * treated as a number first.
 */
export function optionText(assets: GameAssets, players: number, option: string): string {
  if (/^\d+$/.test(option)) {
    const named = assets.thing(option);
    return named === option ? option : `${option} ${named}`;
  }
  return worded(assets, players, option);
}

function firstUp(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Describes a fault in terms that a player understands. */
export function faultText(fault: EditorFault, assets: GameAssets, players: number): string {
  const message = `fault-${fault.rule.toLowerCase().replaceAll(".", "-")}`;
  const kind = `fault-${fault.rule}`;
  const text = assets.messages.knows(message)
    ? assets.messages.say(message)
    : own(KINDS.has(fault.rule) ? kind : "fault-other");
  return fault.seat < 0 ? text : `${seatName(fault.seat, players, assets)}: ${text}`;
}

const KINDS: ReadonlySet<string> = new Set(["agenda", "knowledge", "pile", "hand", "marks", "purse", "sums"]);

const TEXT_TROUBLES: ReadonlySet<string> = new Set([
  "begin",
  "header",
  "key",
  "long",
  "game",
  "edition",
  "components",
  "players",
  "line",
  "path",
  "value",
  "unknown",
]);

export function troubleText({ why, line, what, text }: EditorTrouble): string {
  if (why === "refused") return text;
  if (TEXT_TROUBLES.has(why)) {
    const reason = own(`trouble-${why}`, { what });
    return line > 0 ? own("trouble-in-line", { line, reason }) : reason;
  }
  return own(why === "edit" || why === "record" || why === "server" ? `trouble-${why}` : "trouble-values", {
    text,
  });
}
