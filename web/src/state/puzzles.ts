import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import type { DailyPuzzle, PuzzleAnswer, PuzzleList, PuzzlePosition } from "../net/protocol";
import { language } from "../texts/language";
import { readNames, writeNames } from "./stored-names";

const KEY = "patolli.puzzles";

/** The puzzles that have been solved in this browser, as `game/id`. */
export const solvedPuzzles = signal<string[]>(readNames(KEY));

export function isSolved(game: string, id: string): boolean {
  return solvedPuzzles.value.includes(`${game}/${id}`);
}

export function keepSolved(game: string, id: string): void {
  if (solvedPuzzles.peek().includes(`${game}/${id}`)) return;
  solvedPuzzles.value = [...solvedPuzzles.peek(), `${game}/${id}`];
  writeNames(KEY, solvedPuzzles.peek());
}

export function puzzleList(game: string): Promise<PuzzleList> {
  return get<PuzzleList>(`api/games/${game}/puzzles`);
}

export function puzzlePosition(game: string, id: string): Promise<PuzzlePosition> {
  return get<PuzzlePosition>(`api/games/${game}/puzzles/${id}`);
}

/** Requests the puzzle for today's date in this browser's time zone. */
export function dailyPuzzle(now = new Date()): Promise<DailyPuzzle> {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return get<DailyPuzzle>(`api/puzzles/daily/${day}`);
}

export function judgeTurn(game: string, id: string, played: string[]): Promise<PuzzleAnswer> {
  return post<PuzzleAnswer>(`api/games/${game}/puzzles/${id}/judge`, { played, language: language.peek() });
}

export function puzzleSolution(game: string, id: string): Promise<PuzzleAnswer> {
  const sent = { solution: true, language: language.peek() };
  return post<PuzzleAnswer>(`api/games/${game}/puzzles/${id}/judge`, sent);
}
