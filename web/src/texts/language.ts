import { signal } from "@preact/signals";

export type Language = "en" | "de";

/** The language of the page; the settings keep it. */
export const language = signal<Language>(navigator.language.startsWith("de") ? "de" : "en");
