/** The data from which all cards are written: the table, the components, the texts and the viewer. */

import type { GameAssets } from "../../../state/game-assets";
import { Messages, type Numbers } from "../../../texts/messages";
import type { Card } from "../../board";
import type { Goods, TzolkinBox } from "../components";
import de from "../texts/cards.de.ftl?raw";
import en from "../texts/cards.en.ftl?raw";
import type { TzolkinPlayerView, TzolkinView } from "../view-types";

const SPEECHES = new Map<string, Messages>();

/** The texts that are used only on cards. They are loaded once per language. */
export function cardSpeech(language: string): Messages {
  let found = SPEECHES.get(language);
  if (found === undefined) {
    found = new Messages(language, [language === "de" ? de : en]);
    SPEECHES.set(language, found);
  }
  return found;
}

export class CardWriter {
  readonly me: TzolkinPlayerView | undefined;
  private readonly own: Messages;

  constructor(
    readonly view: TzolkinView,
    readonly box: TzolkinBox,
    readonly assets: GameAssets,
    readonly names: string[],
    readonly seat: number,
  ) {
    this.me = view.seats[seat];
    this.own = cardSpeech(assets.messages.language);
  }

  say(message: string, numbers?: Numbers): string {
    return this.own.knows(message)
      ? this.own.say(message, numbers)
      : this.assets.messages.say(message, numbers);
  }

  thing(id: string, count?: number): string {
    return this.assets.thing(id, count);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  /** 2 wood, 1 stone */
  amounts(goods: Goods): string {
    return Object.entries(goods)
      .filter(([, n]) => n > 0)
      .map(([good, n]) => this.say("amount", { count: n, thing: this.thing(good, n) }))
      .join(", ");
  }

  /** The rule that explains a space, a step or a technology. */
  rule(id: string): string {
    return this.box.facts.rules[id] ?? "";
  }

  /** The effect of a printed component, as a sentence. */
  effect(id: string): string {
    return sentence(this.assets.printed.effect(id));
  }

  card(title: string, rule: string, lines: (string | false | undefined)[]): Card {
    return { title: upper(title), rule, lines: lines.filter((line): line is string => Boolean(line)) };
  }
}

export function sentence(text: string): string {
  return text && !text.endsWith(".") ? `${upper(text)}.` : upper(text);
}

export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A number with a typographic minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
