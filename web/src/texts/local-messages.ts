import { computed } from "@preact/signals";
import { type Language, language } from "./language";
import { Messages, type Numbers } from "./messages";

/** Formats messages of a module's own small texts in the language of the page. */
export function localMessages(
  texts: Record<Language, string>,
): (message: string, numbers?: Numbers) => string {
  const messages = computed(() => new Messages(language.value, [texts[language.value]]));
  return (message, numbers) => messages.value.say(message, numbers);
}
