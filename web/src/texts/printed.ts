/** The names, costs and effects of a table's components, as the server sends them. */
import type { CardText } from "../net/protocol";
import type { Language } from "./language";
import { found } from "./search";

export class Printed {
  constructor(private readonly cards: Record<string, CardText>) {}

  /** The cost of a component, such as "2 wood, 1 stone". */
  cost(id: string): string {
    return this.of(id)?.cost ?? "";
  }

  /** The effect of a tile, a space (`palenque 3`) or a level (`theology 2`, `theology bonus`). */
  effect(id: string): string {
    return this.of(id)?.effect ?? "";
  }

  /**
   * The source of a component's values: `seed` if they come from the printed rulebook, `owner` if the owner
   * of a box looked them up.
   */
  confidence(id: string): string {
    return this.of(id)?.confidence ?? "";
  }

  knows(id: string): boolean {
    return this.of(id) !== undefined;
  }

  /** All entries that have a number, such as the spaces of a wheel or the levels of a technology. */
  listed(id: string): [string, string][] {
    const above = `${id.toLowerCase()} `;
    return Object.entries(this.cards)
      .filter(
        ([name, card]) => name.startsWith(above) && /^\d+$/.test(name.slice(above.length)) && card.effect,
      )
      .map(([name, card]) => [name.slice(above.length), card.effect]);
  }

  /**
   * The ids of the tiles, cards and places whose names contain these words, followed by those whose effects
   * contain them.
   */
  find(search: string, language: Language): string[] {
    const named = this.findNamed(search, language);
    const cards = Object.entries(this.cards);
    const doing = found(cards, ([id, { name, effect }]) => `${id} ${name} ${effect}`, search, language);
    return [...new Set([...named, ...doing.map(([id]) => id)])];
  }

  /** Searches names and ids only. */
  findNamed(search: string, language: Language): string[] {
    const cards = Object.entries(this.cards);
    return found(cards, ([id, { name }]) => `${id} ${name}`, search, language).map(([id]) => id);
  }

  private of(id: string): CardText | undefined {
    return this.cards[id.toLowerCase()];
  }
}
