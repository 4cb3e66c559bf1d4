const KEY = "patolli.tours";

/** The step that a player has reached in a tour, and the completed steps. */
export interface TourProgress {
  at: string;
  done: string[];
}

type Kept = Record<string, TourProgress>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function tourProgress(game: string): TourProgress {
  const { at = "", done = [] } = read()[game] ?? {};
  return { at, done };
}

export function keepTourProgress(game: string, progress: TourProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: progress }));
  } catch {
    // without storage, the tour starts from the beginning
  }
}
