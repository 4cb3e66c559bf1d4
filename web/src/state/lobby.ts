import { post } from "../net/http";
import { LobbySocket } from "../net/lobby-socket";
import type { Lobby, LobbyNews, MyTable, TableInfo } from "../net/protocol";
import { language } from "../texts/language";
import { KEYS_STORED, keyPortions } from "./seat-keys";

/** The maximum number of keys that the server accepts in one request, and in one message over the socket. */
const MOST_KEYS = 200;
const MOST_WATCHED = 100;
/** The number of milliseconds between two requests while there is no socket. */
const OFTEN = 10_000;
/** The number of milliseconds after which a page in the background closes its connection. */
const HIDDEN = 60_000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

const later = (a: MyTable, b: MyTable) =>
  Number(b.my_turn) - Number(a.my_turn) || b.table.moved - a.table.moved;

/** Requests the viewer's tables and the listed tables, regardless of the number of stored keys. */
export async function lobby(): Promise<Lobby> {
  const parts = await Promise.all(
    keyPortions(MOST_KEYS).map((tokens) => post<Lobby>("api/lobby", { tokens, language: language.peek() })),
  );
  return { mine: parts.flatMap((part) => part.mine).sort(later), listed: parts[0]?.listed ?? [] };
}

/** Returns both lists with the changes applied. */
export function withNews(lists: Lobby, news: LobbyNews): Lobby {
  const mine = new Map(lists.mine.map((one) => [one.table.id, one]));
  const listed = new Map(lists.listed.map((one): [string, TableInfo] => [one.id, one]));
  for (const one of news.mine) mine.set(one.table.id, one);
  for (const id of news.gone) mine.delete(id);
  for (const one of news.listed) listed.set(one.id, one);
  for (const id of news.unlisted) listed.delete(id);
  return {
    mine: [...mine.values()].sort(later),
    listed: [...listed.values()].sort((a, b) => b.moved - a.moved),
  };
}

interface Handlers {
  lists: (lists: Lobby) => void;
  trouble: (text: string) => void;
}

/**
 * Keeps both lists up to date. The server pushes changes over a socket; while there is no socket, the page
 * requests the lists every few seconds. A page in the background closes its connection after a minute.
 */
export class LobbyLine {
  private socket: LobbySocket | null = null;
  private complete = false;
  private tries = 0;
  private again = 0;
  private hiding = 0;
  private readonly polling: number;

  constructor(private readonly handlers: Handlers) {
    this.polling = window.setInterval(() => !this.complete && this.poll(), OFTEN);
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("storage", this.onStorage);
    addEventListener("online", this.connect);
    this.connect();
  }

  /** Requests both lists again, for example for other keys or in another language. */
  refresh(): void {
    this.tries = 0;
    this.connect();
  }

  close(): void {
    clearInterval(this.polling);
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("storage", this.onStorage);
    removeEventListener("online", this.connect);
    this.disconnect();
  }

  private readonly connect = () => {
    this.disconnect();
    let lists: Lobby = { mine: [], listed: [] };
    this.socket = new LobbySocket(keyPortions(MOST_WATCHED), language.peek(), {
      news: (news) => {
        lists = withNews(lists, news);
        if (this.complete) this.show(lists);
      },
      complete: () => {
        this.complete = true;
        this.tries = 0;
        this.show(lists);
      },
      ended: () => {
        this.disconnect();
        if (document.visibilityState === "hidden") return;
        this.poll();
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
        this.again = window.setTimeout(this.connect, wait);
      },
    });
  };

  private disconnect(): void {
    clearTimeout(this.again);
    clearTimeout(this.hiding);
    this.complete = false;
    this.socket?.close();
    this.socket = null;
  }

  private poll(): void {
    if (document.visibilityState === "hidden") return;
    lobby().then(
      (lists) => !this.complete && this.show(lists),
      (error: Error) => !this.complete && this.handlers.trouble(error.message),
    );
  }

  private show(lists: Lobby): void {
    this.handlers.lists(lists);
    this.handlers.trouble("");
  }

  private readonly onVisibility = () => {
    clearTimeout(this.hiding);
    if (document.visibilityState === "hidden")
      this.hiding = window.setTimeout(() => this.disconnect(), HIDDEN);
    else if (this.socket === null) this.connect();
  };

  private readonly onStorage = (event: StorageEvent) => {
    if (event.key !== KEYS_STORED) return;
    if (document.visibilityState === "hidden") this.disconnect();
    else this.refresh();
  };
}
