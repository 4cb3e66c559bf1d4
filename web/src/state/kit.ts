/** What the page needs of a game before it can show it: words, printed components. Loaded once per language. */
import { get, getText } from "../net/http";
import type { CardText, Components, GameInfo, Rules, Uncertain } from "../net/protocol";
import { frameWords } from "../texts/frame";
import { Messages } from "../texts/messages";
import { Printed } from "../texts/printed";
import { namesThing, thing } from "../texts/things";
import type { Language } from "./settings";

export interface Kit {
  game: string;
  speech: Messages;
  box: unknown;
  printed: Printed;
  /** What neither the rulebook prints nor the owner of the box looked up. */
  uncertain: Uncertain[];
  /** Values that the owner of the box replaced: `supply.skulls`. */
  replaced: string[];
  thing: (id: string, count?: number) => string;
  /** Whether an id names a thing. */
  knows: (id: string) => boolean;
}

const kits = new Map<string, Promise<Kit>>();
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

/** With a table: as its own box has it, where the owner of the box has replaced values. */
export function kit(game: string, language: Language, table = ""): Promise<Kit> {
  return remembered(kits, `${game}/${language}/${table}`, async () => {
    const [own, house, components, cards] = await Promise.all([
      getText(`api/games/${game}/words/${language}.ftl`).catch(() => ""),
      getText(`api/words/${language}.ftl`),
      get<Components>(`api/${table ? `tables/${table}` : `games/${game}`}/components`).catch(() => null),
      get<Record<string, CardText>>(
        `api/${table ? `tables/${table}` : `games/${game}`}/cards/${language}`,
      ).catch(() => ({})),
    ]);
    const speech = new Messages(language, [own, house, frameWords(language)]);
    const printed = new Printed(cards);
    return {
      game,
      speech,
      box: components?.values ?? null,
      printed,
      uncertain: components?.uncertain ?? [],
      replaced: components?.replaced ?? [],
      thing: named(speech),
      knows: (id) => namesThing(speech, id) || printed.knows(id),
    };
  });
}

export function rulebook(game: string, language: Language): Promise<Rules> {
  return remembered(books, `${game}/${language}`, () => get<Rules>(`api/games/${game}/rules/${language}`));
}

/** Names are asked for again at every update; each is put together once. */
function named(speech: Messages): Kit["thing"] {
  const known = new Map<string, string>();
  return (id, count = 1) => {
    const key = `${count} ${id}`;
    const name = known.get(key) ?? thing(speech, id, count);
    known.set(key, name);
    return name;
  };
}
