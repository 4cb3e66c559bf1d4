/** The texts and printed components that the page needs to show a game. They are loaded once per language. */
import { get, getText } from "../net/http";
import type { CardText, Components, GameInfo, Rules, UncertainValue } from "../net/protocol";
import { frameTexts } from "../texts/frame";
import type { Language } from "../texts/language";
import { Messages } from "../texts/messages";
import { Printed } from "../texts/printed";
import { namesThing, thing } from "../texts/things";

export interface GameAssets {
  game: string;
  messages: Messages;
  /**
   * The components, in the structure of the components file. `facts` contains what the rules derive from
   * them.
   */
  box: unknown;
  printed: Printed;
  /** Values that are not printed in the rulebook and that the owner has not looked up. */
  uncertain: UncertainValue[];
  /**
   * The number of `doubtful` values that the owner has looked up. Without an owner's file, all of these
   * values are uncertain.
   */
  confirmed: number;
  doubtful: number;
  /** The paths of the values that the owner has replaced, such as `supply.skulls`. */
  replaced: string[];
  /** The names of numbers in a seat's view that are not goods. */
  notGoods: readonly string[];
  thing: (id: string, count?: number) => string;
  /** Whether the game has a name for an id. */
  knows: (id: string) => boolean;
}

const kits = new Map<string, Promise<GameAssets>>();
const books = new Map<string, Promise<Rules>>();
let known: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>("api/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

function remembered<T>(store: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (found === undefined) {
    found = load().catch((error: unknown) => {
      store.delete(key);
      throw error;
    });
    store.set(key, found);
  }
  return found;
}

/**
 * Loads the texts and components of a game. If a table is given, they include the values from its owner's
 * components file.
 */
export function loadAssets(game: string, language: Language, table = ""): Promise<GameAssets> {
  return remembered(kits, `${game}/${language}/${table}`, async () => {
    const [own, house, components, cards, info] = await Promise.all([
      getText(`api/games/${game}/words/${language}.ftl`).catch(() => ""),
      getText(`api/words/${language}.ftl`),
      get<Components>(`api/${table ? `tables/${table}` : `games/${game}`}/components`).catch(() => null),
      get<Record<string, CardText>>(
        `api/${table ? `tables/${table}` : `games/${game}`}/cards/${language}`,
      ).catch(() => ({})),
      games().then(
        (all) => all.find((one) => one.name === game),
        () => undefined,
      ),
    ]);
    const messages = new Messages(language, [own, house, frameTexts(language)]);
    const printed = new Printed(cards);
    return {
      game,
      messages,
      box: components && { ...components.values, facts: components.facts },
      printed,
      uncertain: components?.uncertain ?? [],
      confirmed: components?.confirmed ?? 0,
      doubtful: components?.doubtful ?? 0,
      replaced: components?.replaced ?? [],
      notGoods: info?.not_goods ?? [],
      thing: named(messages),
      knows: (id) => namesThing(messages, id) || printed.knows(id),
    };
  });
}

export function rulebook(game: string, language: Language): Promise<Rules> {
  return remembered(books, `${game}/${language}`, () => get<Rules>(`api/games/${game}/rules/${language}`));
}

/** Caches the names, because they are requested at every update. */
function named(messages: Messages): GameAssets["thing"] {
  const known = new Map<string, string>();
  return (id, count = 1) => {
    const key = `${count} ${id}`;
    const name = known.get(key) ?? thing(messages, id, count);
    known.set(key, name);
    return name;
  };
}
