/**
 * A position that is being edited. The browser stores each version of its text, and the server converts each
 * text into a form.
 */
import { computed, signal } from "@preact/signals";
import { HttpError, post } from "../net/http";
import {
  type EditorField,
  type EditorRequest,
  type EditorState,
  type EditorTrouble,
  TRUTH,
} from "../net/protocol";
import { language } from "../texts/language";

/** The viewer that sees all hidden information, as used for editing. */
export const EVERYTHING = TRUTH;
const MOST_KEPT = 60;
const MOST_CHARACTERS = 400_000;
const AGAIN = 2000;

interface Kept {
  texts: string[];
  at: number;
}

function keyOf(game: string): string {
  return `patolli.editor.${game}`;
}

function keptTexts(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Kept> | null;
    const texts = (found?.texts ?? []).filter((one) => typeof one === "string");
    return { texts, at: Math.min(Math.max(found?.at ?? 0, 0), Math.max(0, texts.length - 1)) };
  } catch {
    return { texts: [], at: 0 };
  }
}

export class PositionEditor {
  /** The latest state from the server. */
  readonly shown = signal<EditorState | null>(null);
  /** The reason why the last request failed. */
  readonly trouble = signal<EditorTrouble | null>(null);
  readonly busy = signal(false);
  /** The seat whose view the board shows. */
  readonly viewer = signal(EVERYTHING);
  /**
   * The record from which the position was taken; it allows the viewer to go to other moves of the record.
   */
  readonly record = signal<{ text: string; move: number; moves: number } | null>(null);
  private readonly kept = signal<Kept>({ texts: [], at: 0 });
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  readonly canUndo = computed(() => this.kept.value.at > 0);
  readonly canRedo = computed(() => this.kept.value.at < this.kept.value.texts.length - 1);

  constructor(readonly game: string) {
    this.kept.value = keptTexts(game);
  }

  get text(): string {
    return this.kept.value.texts[this.kept.value.at] ?? "";
  }

  /**
   * Opens the given position. If there is none, opens the position stored in this browser or, if nothing is
   * stored, a new game.
   */
  async begin(given: string | null): Promise<void> {
    if (given !== null && given !== this.text) await this.open({ start: "text", text: given });
    if (this.shown.value) return;
    if (this.text) await this.show();
    if (!this.shown.value) await this.open({ start: "new", players: 2 });
  }

  /** Replaces the position. Undo restores the previous one. */
  open(wanted: EditorRequest): Promise<void> {
    return this.inTurn(async () => {
      const state = await this.ask(wanted);
      if (!state) return;
      this.trouble.value = state.trouble;
      if (state.view === null && state.groups.length === 0 && state.trouble) return;
      this.record.value =
        wanted.start === "record" ? { text: wanted.text ?? "", move: state.move, moves: state.moves } : null;
      this.take(state);
    });
  }

  edit(field: EditorField, value: EditorField["value"]): Promise<void> {
    return this.inTurn(async () => {
      const state = await this.ask({
        start: "text",
        text: this.text,
        edits: [{ field: field.id, value }],
      });
      if (!state) return;
      this.trouble.value = state.trouble;
      if (state.trouble) this.shown.value = { ...state };
      else this.take(state);
    });
  }

  /**
   * Randomly deals all cards and pieces that a seat cannot know. If the position contains only what one seat
   * knows, `seat` must be that seat.
   */
  deal(seat: number, seed: number): Promise<void> {
    return this.open({ start: "text", text: this.text, deal: seat, seed });
  }

  undo(): Promise<void> {
    return this.step(-1);
  }

  redo(): Promise<void> {
    return this.step(1);
  }

  look(viewer: number): Promise<void> {
    this.viewer.value = viewer;
    return this.show();
  }

  /** Requests the same position again, for another language or another viewer. */
  show(): Promise<void> {
    return this.inTurn(async () => {
      const state = await this.ask({ start: "text", text: this.text });
      if (!state) return;
      if (state.view !== null || state.groups.length > 0) this.shown.value = state;
      this.trouble.value = state.trouble;
    });
  }

  private step(by: number): Promise<void> {
    const { texts, at } = this.kept.value;
    if (texts[at + by] === undefined) return Promise.resolve();
    this.keep(texts, at + by);
    return this.show();
  }

  private take(state: EditorState): void {
    this.shown.value = state;
    const { texts, at } = this.kept.value;
    if (state.text === texts[at]) return;
    const next = [...texts.slice(0, at + 1), state.text];
    while (
      next.length > MOST_KEPT ||
      (next.length > 1 && next.reduce((sum, one) => sum + one.length, 0) > MOST_CHARACTERS)
    )
      next.shift();
    this.keep(next, next.length - 1);
  }

  private keep(texts: string[], at: number): void {
    this.kept.value = { texts, at };
    try {
      localStorage.setItem(keyOf(this.game), JSON.stringify(this.kept.value));
    } catch {
      // if the browser cannot store the text, it can still be copied
    }
  }

  /** Runs requests one after another. Each starts from the text that the previous one produced. */
  private inTurn(act: () => Promise<void>): Promise<void> {
    this.waiting++;
    this.busy.value = true;
    const done = this.last.then(act, act).finally(() => {
      this.waiting--;
      this.busy.value = this.waiting > 0;
    });
    this.last = done;
    return done;
  }

  private async ask(wanted: EditorRequest): Promise<EditorState | null> {
    const sent = { ...wanted, viewer: this.viewer.peek(), language: language.peek() };
    for (let tries = 0; ; tries++) {
      try {
        return await post<EditorState>(`api/games/${this.game}/position/edit`, sent);
      } catch (error) {
        const passes = !(error instanceof HttpError) || error.error === "busy";
        if (passes && tries < 3) {
          await new Promise((resolve) => setTimeout(resolve, AGAIN * tries));
          continue;
        }
        const text = error instanceof Error ? error.message : "";
        const why = error instanceof HttpError ? "refused" : "server";
        this.trouble.value = { why, line: 0, what: "", text, field: "" };
        return null;
      }
    }
  }
}
