import { signal } from "@preact/signals";
import type { MomentLink } from "./replay";

export type Route =
  | { at: "lobby"; lost?: true }
  | { at: "table"; id: string; key?: string; moment?: MomentLink }
  | { at: "tour"; game: string; step?: string }
  | { at: "workshop"; game: string; path: string }
  | { at: "rules"; game: string }
  | { at: "board"; game: string; players: number }
  | { at: "review" }
  | { at: "try"; id: string; move: number }
  | { at: "position"; game: string; code: string; seats: number[] }
  | { at: "editor"; game: string; code: string }
  | { at: "puzzles"; game: string; id: string }
  | { at: "host"; token?: string };

/** Parses the route. It follows `#` in the address, so browsers never send it to a server. */
export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  if (parts[0] === "table" && parts[1]) {
    const moment = parts[2] === "at" ? /^(e?)(\d{1,9})$/.exec(parts[3] ?? "") : null;
    if (moment)
      return { at: "table", id: parts[1], moment: { n: Number(moment[2]), entries: moment[1] === "e" } };
    // even a truncated link shows that it was a link to a seat
    return parts[2] === "seat"
      ? { at: "table", id: parts[1], key: parts[3] ?? "" }
      : { at: "table", id: parts[1] };
  }
  if ((parts[0] === "learn" || parts[0] === "tour") && parts[1])
    return parts[2] ? { at: "tour", game: parts[1], step: parts[2] } : { at: "tour", game: parts[1] };
  if (parts[0] === "workshop" && parts[1]) return { at: "workshop", game: parts[1], path: parts[2] ?? "" };
  if (parts[0] === "rules" && parts[1]) return { at: "rules", game: parts[1] };
  if (parts[0] === "board" && parts[1] && /^[1-8]$/.test(parts[2] ?? ""))
    return { at: "board", game: parts[1], players: Number(parts[2]) };
  if (parts[0] === "try" && parts[1] && /^\d{1,7}$/.test(parts[2] ?? ""))
    return { at: "try", id: parts[1], move: Number(parts[2]) };
  if (parts[0] === "position")
    return {
      at: "position",
      game: parts[1] ?? "",
      code: parts[2] ?? "",
      seats: parts[3] === "seats" ? (parts[4] ?? "").split(",").filter(isSeat).map(Number) : [],
    };
  if (parts[0] === "editor") return { at: "editor", game: parts[1] ?? "", code: parts[2] ?? "" };
  if (parts[0] === "puzzles" && parts[1]) return { at: "puzzles", game: parts[1], id: parts[2] ?? "" };
  if (parts[0] === "review" && parts.length === 1) return { at: "review" };
  if (parts[0] === "host") return parts[1] ? { at: "host", token: parts[1] } : { at: "host" };
  return parts.length === 0 ? { at: "lobby" } : { at: "lobby", lost: true };
}

function isSeat(text: string): boolean {
  return /^[0-7]$/.test(text);
}

export const route = signal<Route>(parseRoute(location.hash));

export function watchRoute(): void {
  addEventListener("hashchange", () => {
    route.value = parseRoute(location.hash);
  });
}

export function go(to: string): void {
  location.hash = to;
}

/**
 * Replaces the current address. If it contains a key, neither the address bar nor the history shows the key
 * afterwards.
 */
export function replace(to: string): void {
  history.replaceState(null, "", `#${to}`);
  route.value = parseRoute(location.hash);
}
