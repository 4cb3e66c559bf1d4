import { computed } from "@preact/signals";
import { type Language, language } from "../state/settings";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { Messages, type Numbers } from "./messages";

const texts: Record<Language, string> = { en, de };

export function frameWords(spoken: Language): string {
  return texts[spoken];
}

const speech = computed(() => new Messages(language.value, [texts[language.value]]));

export function says(message: string): boolean {
  return speech.value.knows(message);
}

/** A sentence of the frame itself, in the reader's language. */
export function say(message: string, numbers?: Numbers): string {
  return speech.value.say(message, numbers);
}
