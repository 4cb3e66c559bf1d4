import { computed } from "@preact/signals";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { type Language, language } from "./language";
import { Messages, type Numbers } from "./messages";

const texts: Record<Language, string> = { en, de };

export function frameTexts(spoken: Language): string {
  return texts[spoken];
}

const messages = computed(() => new Messages(language.value, [texts[language.value]]));

export function says(message: string): boolean {
  return messages.value.knows(message);
}

/** Formats a message of the frame in the reader's language. */
export function say(message: string, numbers?: Numbers): string {
  return messages.value.say(message, numbers);
}
