import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Asked, TableEvent } from "../net/protocol";
import type { Kit } from "../state/kit";
import type { Card } from "./board";
import type { Flight } from "./flight";

export interface BoardProps {
  tall: boolean;
}

export interface HoldingsProps {
  seat: number;
  view: Record<string, unknown>;
  /** What the view would be after the choice that is pointed at. */
  tried: Record<string, unknown> | null;
  kit: Kit;
}

/** So much of a thing; its name where the game's words have none. */
export type Owed = [thing: string, by: number, name?: string];

/** What was told until a trial ended, and the answers to what would be asked then. */
export interface Trial {
  told: string[];
  next: string[];
}

interface Drawn {
  board: ComponentType<BoardProps>;
  holdings: ComponentType<HoldingsProps>;
  /** What travels when these events have happened. */
  flights: (events: TableEvent[]) => Flight[];
  /** What the card of a thing says to a seat; nothing: only what is printed. */
  card?: (
    about: string,
    view: Record<string, unknown>,
    kit: Kit,
    seat: number,
    names: string[],
  ) => Card | null;
  /** What an answer does, where its words do not say it. */
  does?: (
    word: string,
    question: Asked,
    view: Record<string, unknown>,
    kit: Kit,
    seat: number,
    names: string[],
  ) => string;
  /** What comes soon and would surprise. */
  warns?: (question: string, view: Record<string, unknown>, kit: Kit, seat: number) => string[];
  /** What an answer will give and take (points whole) behind the question at which its trial ended. */
  owes?: (
    word: string,
    question: Asked,
    view: Record<string, unknown>,
    kit: Kit,
    seat: number,
    trial: Trial,
  ) => Owed[];
  /** Answers that bring what another one brings at a better price: they can be typed and are not shown. */
  dearer?: (question: Asked) => string[];
  /** What was answered before and is decided together with the answer to this question. */
  before?: (question: Asked, view: Record<string, unknown>, kit: Kit) => string[];
  /** What a seat has given and got, where an event tells of a trade; nothing: of none. */
  trade?: (event: TableEvent) => [thing: string, by: number][];
  /** Whether a word may be done beside any answer, though it is offered among them. */
  beside?: (word: string, game: string) => boolean;
  /** Whether an answer gives up something that was earned: a slip of the finger must not do it. */
  costly?: (word: string) => boolean;
  /** Answers that one would look for, and their names: those that are not offered are explained. */
  expects?: (question: Asked, kit: Kit) => [word: string, name: string][];
}

/** Boards are loaded when their game is opened; a game without one is shown plainly. */
const DRAWN: Record<string, () => Promise<Drawn>> = {
  tzolkin: () => import("./tzolkin/drawn").then((module) => module.drawn),
};
const PLAIN = (): Promise<Drawn> => import("./plain/drawn").then((module) => module.plain);

/** Whether a game has a board of its own, to be zoomed and moved; a plain one is read and scrolled. */
export function isDrawn(game: string): boolean {
  return game in DRAWN;
}

const loading = new Map<string, Promise<Drawn>>();
const loaded = new Map<string, Drawn>();

function load(game: string): Promise<Drawn> {
  let found = loading.get(game);
  if (found === undefined) {
    found = (DRAWN[game] ?? PLAIN)().then((drawn) => {
      loaded.set(game, drawn);
      return drawn;
    });
    loading.set(game, found);
  }
  return found;
}

/** When what a board says about answers can be asked. */
export function ready(game: string): Promise<unknown> {
  return load(game);
}

function useDrawn(game: string): Drawn | null {
  const [drawn, setDrawn] = useState(loaded.get(game) ?? null);
  useEffect(() => void load(game).then(setDrawn), [game]);
  return drawn;
}

export function boardOf(game: string): ComponentType<BoardProps> {
  return function Board(props: BoardProps) {
    const drawn = useDrawn(game);
    return drawn ? <drawn.board {...props} /> : <div class="board" aria-busy="true" />;
  };
}

export function flightsOf(game: string, events: TableEvent[]): Flight[] {
  return loaded.get(game)?.flights(events) ?? [];
}

export function cardOf(
  game: string,
  about: string,
  view: Record<string, unknown>,
  kit: Kit,
  seat: number,
  names: string[],
): Card | null {
  return loaded.get(game)?.card?.(about, view, kit, seat, names) ?? null;
}

/** What answers do, as soon as the board can tell it. */
export function useDoes(game: string): NonNullable<Drawn["does"]> {
  return useDrawn(game)?.does ?? NOTHING;
}

export function useWarns(game: string): NonNullable<Drawn["warns"]> {
  return useDrawn(game)?.warns ?? NONE;
}

export function useOwes(game: string): NonNullable<Drawn["owes"]> {
  return useDrawn(game)?.owes ?? NONE;
}

export function useDearer(game: string): NonNullable<Drawn["dearer"]> {
  return useDrawn(game)?.dearer ?? NONE;
}

/** The same for whoever is no component; nothing while the board is not loaded. */
export function dearerOf(game: string, question: Asked): string[] {
  return loaded.get(game)?.dearer?.(question) ?? [];
}

export function useBefore(game: string): NonNullable<Drawn["before"]> {
  return useDrawn(game)?.before ?? NONE;
}

export function useTrade(game: string): NonNullable<Drawn["trade"]> {
  return useDrawn(game)?.trade ?? NONE;
}

export function useBeside(game: string): (word: string) => boolean {
  const beside = useDrawn(game)?.beside;
  return (word) => beside?.(word, game) ?? false;
}

export function besideOf(game: string): (word: string) => boolean {
  return (word) => loaded.get(game)?.beside?.(word, game) ?? false;
}

export function isCostlyIn(game: string): (word: string) => boolean {
  return (word) => loaded.get(game)?.costly?.(word) ?? false;
}

export function useExpects(game: string): NonNullable<Drawn["expects"]> {
  return useDrawn(game)?.expects ?? NONE;
}

const NOTHING = () => "";
const NONE = () => [];

export function holdingsOf(game: string): ComponentType<HoldingsProps> {
  return holdings.get(game) ?? made(game);
}

const holdings = new Map<string, ComponentType<HoldingsProps>>();

function made(game: string): ComponentType<HoldingsProps> {
  const Holdings = (props: HoldingsProps) => {
    const drawn = useDrawn(game);
    return drawn ? <drawn.holdings {...props} /> : null;
  };
  holdings.set(game, Holdings);
  return Holdings;
}
