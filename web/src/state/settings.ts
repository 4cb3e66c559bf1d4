import { computed, effect, signal } from "@preact/signals";
import { type Language, language } from "../texts/language";
import type { Following } from "./paced-updates";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "none";

const KEY = "patolli.settings";

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  following: Following;
  confirm: boolean;
  sound: boolean;
  name: string;
  level: string;
  levels: Record<string, string>;
  seats: number;
}

function usual(): Settings {
  return {
    language: language.peek(),
    theme: "auto",
    speed: "calm",
    following: "watch",
    confirm: true,
    sound: false,
    name: "",
    level: "level-2",
    levels: {},
    seats: 2,
  };
}

function kept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual();
  }
}

const first = kept();
language.value = first.language;
export const theme = signal<Theme>(first.theme);
export const speed = signal<Speed>(first.speed);
/** How other seats' turns are shown. */
export const following = signal<Following>(first.following);
export const confirmTurns = signal(first.confirm);
export const sound = signal(first.sound);
export const myName = signal(first.name);
/** The level of the bots, by game, in games started with one click. */
export const botLevels = signal(first.levels);
/** The level chosen for the bots of a game, or the usual level. */
export function botLevelOf(game: string): string {
  return botLevels.value[game] ?? first.level;
}
/** The number of seats in such a game, including the viewer's seat. */
export const botSeats = signal(first.seats);

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** The factor for the delays between other seats' actions; 0 shows them without delay. */
export const updatePace = computed(() =>
  speed.value === "none" ? 0 : speed.value === "quick" ? 0.45 : still.matches ? 0.8 : 1,
);

const night = matchMedia("(prefers-color-scheme: dark)");

/** Stores the settings and applies them to the page. */
export function applySettings(): void {
  const show = () => {
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = theme.value === "auto" ? (night.matches ? "dark" : "light") : theme.value;
    root.dataset.motion = speed.value;
  };
  night.addEventListener("change", show);
  effect(() => {
    show();
    const settings: Settings = {
      language: language.value,
      theme: theme.value,
      speed: speed.value,
      following: following.value,
      confirm: confirmTurns.value,
      sound: sound.value,
      name: myName.value,
      level: first.level,
      levels: botLevels.value,
      seats: botSeats.value,
    };
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
}
