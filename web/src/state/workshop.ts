/**
 * The values that an owner has found out about their copy of the game. They are stored in this browser,
 * checked by the server, and written to a file.
 */
import { signal } from "@preact/signals";
import { get, HttpError, post } from "../net/http";
import type { OwnComponents, Workshop, WorkshopEntry, WorkshopProblem } from "../net/protocol";

/** The typed text for each table and key. */
export type Changes = Record<string, Record<string, string>>;

interface Kept {
  edition: number;
  changes: Changes;
  confirmed: string[];
  file: string;
  count: number;
  total: number;
}

const CHECK_AFTER = 350;

function keyOf(game: string): string {
  return `patolli.workshop.${game}`;
}

/** The values that this browser has stored for a game, or null. */
export function keptBox(game: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Kept> | null;
    if (!found || typeof found.changes !== "object" || !Array.isArray(found.confirmed)) return null;
    return {
      edition: found.edition ?? 0,
      changes: found.changes ?? {},
      confirmed: found.confirmed,
      file: found.file ?? "",
      count: found.count ?? 0,
      total: found.total ?? 0,
    };
  } catch {
    return null;
  }
}

/** The reason why a file could not be imported. */
export type Trouble = { kind: "refused" | "unreachable"; text: string };

/** The workshop for one game. */
export class WorkshopState {
  readonly changes = signal<Changes>({});
  readonly confirmed = signal<ReadonlySet<string>>(new Set());
  readonly own = signal<OwnComponents | null>(null);
  readonly checking = signal(false);
  readonly trouble = signal<Trouble | null>(null);
  /**
   * The edition of the stored values or of the opened file, if it differs from the game's own edition;
   * otherwise 0.
   */
  readonly otherEdition = signal(0);
  private timer = 0;
  private turn = 0;

  constructor(readonly shop: Workshop) {
    const kept = keptBox(shop.game);
    if (kept) {
      this.changes.value = kept.changes;
      this.confirmed.value = new Set(kept.confirmed);
      if (kept.edition !== shop.edition) this.otherEdition.value = kept.edition;
    }
    void this.check();
  }

  static async open(game: string, language: string): Promise<WorkshopState> {
    return new WorkshopState(await get<Workshop>(`api/games/${game}/workshop/${language}`));
  }

  typed(entry: WorkshopEntry, key: string): string | undefined {
    return this.changes.value[entry.table]?.[key];
  }

  isConfirmed(entry: WorkshopEntry): boolean {
    return this.confirmed.value.has(entry.path);
  }

  /**
   * Whether one of the entry's values has been replaced with a valid one or the entry has been confirmed as
   * printed.
   */
  isDone(entry: WorkshopEntry): boolean {
    if (this.problems(entry).length > 0) return false;
    return this.isConfirmed(entry) || entry.values.some(({ key }) => this.isReplaced(entry, key));
  }

  isReplaced(entry: WorkshopEntry, key: string): boolean {
    return this.own.value?.replaced.includes(`${entry.table}.${key}`) ?? false;
  }

  problems(entry: WorkshopEntry): WorkshopProblem[] {
    return (this.own.value?.problems ?? []).filter(
      ({ path, key }) => path === entry.table && entry.values.some((value) => value.key === key),
    );
  }

  /** Problems in an opened file that do not concern any value on this page. */
  strays(): WorkshopProblem[] {
    const tables = new Set(this.shop.groups.flatMap(({ entries }) => entries.map(({ table }) => table)));
    return (this.own.value?.problems ?? []).filter(({ path, key }) => !tables.has(path) || !key);
  }

  type(entry: WorkshopEntry, key: string, text: string): void {
    const printed = entry.values.find((value) => value.key === key)?.value;
    const { [key]: _, ...others } = this.changes.value[entry.table] ?? {};
    const mine = text === printed ? others : { ...others, [key]: text };
    const { [entry.table]: __, ...rest } = this.changes.value;
    this.changes.value = Object.keys(mine).length > 0 ? { ...rest, [entry.table]: mine } : rest;
    this.later();
  }

  confirm(entry: WorkshopEntry, yes: boolean): void {
    const next = new Set(this.confirmed.value);
    if (yes) next.add(entry.path);
    else next.delete(entry.path);
    this.confirmed.value = next;
    void this.check();
  }

  forget(): void {
    this.changes.value = {};
    this.confirmed.value = new Set();
    this.otherEdition.value = 0;
    void this.check();
  }

  async import(file: string): Promise<void> {
    this.trouble.value = null;
    try {
      const opened = await post<OwnComponents>(`api/games/${this.shop.game}/workshop/open`, { file });
      this.turn += 1;
      this.changes.value = opened.changes;
      this.confirmed.value = new Set(opened.confirmed);
      this.otherEdition.value = opened.edition && opened.edition !== this.shop.edition ? opened.edition : 0;
      this.own.value = opened;
      this.keep();
    } catch (error) {
      this.trouble.value = troubleOf(error);
    }
  }

  private later(): void {
    clearTimeout(this.timer);
    this.checking.value = true;
    this.timer = window.setTimeout(() => void this.check(), CHECK_AFTER);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    this.checking.value = true;
    this.turn += 1;
    const turn = this.turn;
    const asked = { changes: this.changes.value, confirmed: [...this.confirmed.value] };
    this.keep();
    try {
      const own = await post<OwnComponents>(`api/games/${this.shop.game}/workshop/check`, asked);
      if (turn !== this.turn) return;
      this.own.value = own;
      this.trouble.value = null;
      this.checking.value = false;
      this.keep();
    } catch (error) {
      if (turn !== this.turn) return;
      this.checking.value = false;
      this.trouble.value = troubleOf(error);
    }
  }

  private keep(): void {
    const own = this.own.value;
    const kept: Kept = {
      edition: this.shop.edition,
      changes: this.changes.value,
      confirmed: [...this.confirmed.value],
      file: own?.file ?? "",
      count: own?.confirmed_count ?? 0,
      total: own?.doubtful ?? 0,
    };
    try {
      if (Object.keys(kept.changes).length + kept.confirmed.length === 0)
        localStorage.removeItem(keyOf(this.shop.game));
      else localStorage.setItem(keyOf(this.shop.game), JSON.stringify(kept));
    } catch {
      // Without storage, the values can still be saved to a file.
    }
  }
}

function troubleOf(error: unknown): Trouble {
  const refused = error instanceof HttpError && error.status < 500;
  return { kind: refused ? "refused" : "unreachable", text: error instanceof Error ? error.message : "" };
}
