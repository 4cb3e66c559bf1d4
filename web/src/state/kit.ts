/** What the page needs of a game before it can show it: words, printed components. Loaded once per language. */
import { get, getText } from "../net/http";
import { readToml } from "../net/toml";
import type { GameInfo, Rules } from "../net/protocol";
import { frameWords } from "../words/frame";
import { Printed } from "../words/printed";
import { Speech } from "../words/speech";
import { namesThing, thing } from "../words/things";
import type { Language } from "./settings";

export interface Kit {
  game: string;
  speech: Speech;
  box: unknown;
  printed: Printed;
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

export function kit(game: string, language: Language): Promise<Kit> {
  return remembered(kits, `${game}/${language}`, async () => {
    const [own, house, box] = await Promise.all([
      getText(`api/games/${game}/words/${language}.ftl`).catch(() => ""),
      getText(`api/words/${language}.ftl`),
      getText(`api/games/${game}/components.toml`).then(readToml, () => null),
    ]);
    const speech = new Speech(language, [own, house, frameWords(language)]);
    return { game, speech, box, printed: new Printed(box, speech), thing: (id, count) => thing(speech, id, count), knows: (id) => namesThing(speech, id) };
  });
}

export function rulebook(game: string, language: Language): Promise<Rules> {
  return remembered(books, `${game}/${language}`, () => get<Rules>(`api/games/${game}/rules/${language}`));
}
