import { signal } from "@preact/signals";

export type Route =
  | { at: "lobby"; lost?: true }
  | { at: "table"; id: string; key?: string; moment?: number }
  | { at: "tour"; game: string }
  | { at: "host"; token?: string };

/** Routes stand behind `#`, which never reaches a server. */
export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  if (parts[0] === "table" && parts[1]) {
    if (parts[2] === "at" && /^\d+$/.test(parts[3] ?? ""))
      return { at: "table", id: parts[1], moment: Number(parts[3]) };
    // A link that was cut off still says that a seat was meant.
    return parts[2] === "seat"
      ? { at: "table", id: parts[1], key: parts[3] ?? "" }
      : { at: "table", id: parts[1] };
  }
  if (parts[0] === "tour" && parts[1]) return { at: "tour", game: parts[1] };
  if (parts[0] === "host") return parts[1] ? { at: "host", token: parts[1] } : { at: "host" };
  return parts.length === 0 ? { at: "lobby" } : { at: "lobby", lost: true };
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

/** Puts another address in the place of this one, which carries a key: neither the bar nor the way back shows it. */
export function replace(to: string): void {
  history.replaceState(null, "", `#${to}`);
  route.value = parseRoute(location.hash);
}
