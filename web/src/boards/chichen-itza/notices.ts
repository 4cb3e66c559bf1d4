/** Finds recent events and decides where the board shows them for a moment. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../net/protocol";
import { updatePace } from "../../state/settings";
import { useTable } from "../board";
import type { SignName } from "./art/signs";
import { GODS, HERO_CARDS, PLACES, STAR_LINES, TASKS, TREASURES } from "./names";
import { GEARS, GEMS } from "./view";

export interface Mark {
  /** `P01` … or `city`. */
  at: string;
  signs: SignName[];
  text: string;
  seat: number;
  /** Whether only the viewer knows the event. */
  secret: boolean;
}

export interface ShownCard {
  /** A god card (`G01` …), a hero card (`H01` …) or a line of the star (`red-blue`). */
  id: string;
  /** The card's owner, or -1 if the card is on offer. */
  seat: number;
}

export interface News {
  marks: Mark[];
  /**
   * The cards to show enlarged, one after the other: cards that a seat received, new cards on offer, and
   * completed lines of the star.
   */
  cards: ShownCard[];
  round: number | null;
  /** CSS selectors for the parts of the board that have changed. */
  changed: string[];
}

/** The sign for each kind of treasure. */
const TREASURE_SIGNS: Record<(typeof TREASURES)[number], SignName> = {
  warrior: "warriors",
  luck: "luck",
  "magic-card": "magic-cards",
  coins: "coins",
  idol: "idols",
  gear: "gear",
};
const STAYS = 2600;
const CARD_STAYS = 2400;
const GLOW: Keyframe[] = [
  { filter: "none" },
  { filter: "drop-shadow(0 0 3px var(--cinnabar)) drop-shadow(0 0 9px var(--cinnabar))" },
  { filter: "none" },
];

function place(number: number): string {
  return PLACES[number] ?? "city";
}

function godId(number: number): string {
  return GODS[number] ?? "";
}

function boardOf(seat: number): string {
  return `.player-board[data-seat="${seat}"]`;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function newsOf(events: readonly Happened[]): News {
  const news: News = { marks: [], cards: [], round: null, changed: [] };
  let last = "city";
  for (const { event } of events) {
    const number = (key: string) => Number(event[key] ?? 0);
    const seat = event.seat ?? -1;
    const mark = (at: string, signs: SignName[], text = "", secret = false) =>
      news.marks.push({ at, signs, text, seat, secret });
    switch (event.event) {
      case "scouted":
        last = place(number("tile"));
        mark(last, ["scout"]);
        break;
      case "saw-strength":
        mark(place(number("tile")), ["heart"], String(number("strength")), true);
        break;
      case "saw-ruin":
        mark(place(number("tile")), ["ruin"], "", true);
        break;
      case "treasure":
        mark(last, ["dice", TREASURE_SIGNS[TREASURES[number("treasure")] ?? "coins"]]);
        break;
      case "took":
        last = place(number("place"));
        mark(last, ["tick"]);
        break;
      case "ruin-shown":
        mark(place(number("place")), ["ruin"]);
        break;
      case "gem":
        mark(last, [`gem-${GEMS[number("gem")] ?? "white"}`]);
        news.changed.push(`${boardOf(seat)} .star-gem[data-about="${GEMS[number("gem")] ?? ""}"]`);
        break;
      case "god-taken":
      case "god-drawn":
        news.cards.push({ id: godId(number("god")), seat });
        break;
      case "recruited":
        news.cards.push({ id: HERO_CARDS[number("herocard")] ?? "", seat });
        break;
      case "round":
        news.round = number("round");
        break;
      case "raised":
        news.changed.push(`${boardOf(seat)} .gear-${GEARS[number("gear")] ?? ""}`);
        break;
      case "star":
        news.changed.push(`${boardOf(seat)} [data-about="${STAR_LINES[number("line")] ?? ""}"]`);
        news.cards.push({ id: STAR_LINES[number("line")] ?? "", seat });
        break;
      case "war":
        news.changed.push(`${boardOf(seat)} [data-about="war"]`);
        break;
      case "favor":
        news.changed.push(`.favor-disc[data-seat="${seat}"]`);
        break;
      case "claimed":
        news.changed.push(`.task[data-about="${TASKS[number("task")] ?? ""}"]`);
        break;
      case "cost-renewed":
        news.changed.push(".cost-disc");
        break;
      case "god-renewed":
        news.changed.push(`.god-card[data-about="${godId(number("god"))}"]`);
        news.cards.push({ id: godId(number("god")), seat: -1 });
        break;
      case "city-attacked":
        mark("city", ["defense", "heart"], String(number("strength")));
        break;
      case "city-held":
        mark("city", ["defense", "tick"], signed(number("points")));
        break;
      case "city-lost":
      case "city-empty":
        mark("city", ["heart-lost"], signed(number("points")));
        news.changed.push(".rounds .attack.lost");
        break;
    }
  }
  return news;
}

/**
 * The latest events, which the board shows for a moment. Null if the page has just been opened or the user
 * prefers reduced motion.
 */
export function useNews(): News | null {
  const { events } = useTable();
  const had = useRef<readonly Happened[] | null>(null);
  const [news, setNews] = useState<{ news: News; key: number } | null>(null);
  useEffect(() => {
    const before = had.current;
    had.current = events && events.length > 0 ? events : null;
    if (!before || !events || updatePace.peek() === 0) return;
    let kept = Math.min(before.length, events.length);
    while (kept > 0 && before[kept - 1] !== events[kept - 1]) kept--;
    const found = newsOf(events.slice(kept));
    if (found.marks.length > 0 || found.cards.length > 0 || found.round !== null || found.changed.length > 0)
      setNews((one) => ({ news: found, key: (one?.key ?? 0) + 1 }));
  }, [events]);
  useEffect(() => {
    if (!news) return;
    const timer = window.setTimeout(() => setNews(null), STAYS);
    return () => clearTimeout(timer);
  }, [news]);
  return news?.news ?? null;
}

/** Makes changed parts of the board glow if they are visible. */
export function useGlow(): void {
  const news = useNews();
  useEffect(() => {
    if (!news || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const selector of news.changed)
      for (const part of document.querySelectorAll(`.board ${selector}`))
        part.animate?.(GLOW, { duration: STAYS / 3, iterations: 3 });
  }, [news]);
}

/** The card that is currently shown enlarged. Each card stays for a while or until it is pressed. */
export function useShownCard(): { card: ShownCard | null; next: () => void; aside: boolean } {
  const news = useNews();
  // while there is a question, the card must not cover anything that can be pressed
  const aside = useTable().question !== null;
  const [waiting, setWaiting] = useState<ShownCard[]>([]);
  const next = () => setWaiting((all) => all.slice(1));
  const card = waiting[0] ?? null;
  useEffect(() => {
    if (news && news.cards.length > 0) setWaiting((all) => [...all, ...news.cards]);
  }, [news]);
  useEffect(() => {
    if (!card) return;
    const timer = window.setTimeout(next, CARD_STAYS * updatePace.peek());
    return () => clearTimeout(timer);
  }, [card]);
  return { card, next, aside };
}
