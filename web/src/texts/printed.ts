/** What the components of a table's box are called, cost and do, as the table tells it. */
import type { CardText } from "../net/protocol";
import type { Language } from "./language";
import { found } from "./search";

export class Printed {
  constructor(private readonly cards: Record<string, CardText>) {}

  /** What it costs: 2 wood, 1 stone. */
  cost(id: string): string {
    return this.of(id)?.cost ?? "";
  }

  /** What a tile, a space (`palenque 3`) or a level (`theology 2`, `theology bonus`) does. */
  effect(id: string): string {
    return this.of(id)?.effect ?? "";
  }

  /** How sure its values are: `seed` is printed in the rulebook, `owner` looked up in a box. */
  confidence(id: string): string {
    return this.of(id)?.confidence ?? "";
  }

  knows(id: string): boolean {
    return this.of(id) !== undefined;
  }

  /** Everything that is listed by number: spaces of a wheel, levels of a technology. */
  listed(id: string): [string, string][] {
    const above = `${id.toLowerCase()} `;
    return Object.entries(this.cards)
      .filter(
        ([name, card]) => name.startsWith(above) && /^\d+$/.test(name.slice(above.length)) && card.effect,
      )
      .map(([name, card]) => [name.slice(above.length), card.effect]);
  }

  /** Ids of the tiles, cards and places with these words: in the name, or else in what they do. */
  find(search: string, language: Language): string[] {
    const named = this.findNamed(search, language);
    const cards = Object.entries(this.cards);
    const doing = found(cards, ([id, { name, effect }]) => `${id} ${name} ${effect}`, search, language);
    return [...new Set([...named, ...doing.map(([id]) => id)])];
  }

  /** Only by name or id. */
  findNamed(search: string, language: Language): string[] {
    const cards = Object.entries(this.cards);
    return found(cards, ([id, { name }]) => `${id} ${name}`, search, language).map(([id]) => id);
  }

  private of(id: string): CardText | undefined {
    return this.cards[id.toLowerCase()];
  }
}
