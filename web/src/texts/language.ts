import { signal } from "@preact/signals";

export type Language = "en" | "de";

/** The language of the page, which is stored with the settings. */
export const language = signal<Language>(navigator.language.startsWith("de") ? "de" : "en");
