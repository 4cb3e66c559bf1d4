import { computed } from "@preact/signals";
import { language, type Language } from "../../state/settings";
import { Messages, type Numbers } from "../../texts/messages";
import de from "./texts/board.de.ftl?raw";
import en from "./texts/board.en.ftl?raw";

const texts: Record<Language, string> = { en, de };
const messages = computed(() => new Messages(language.value, [texts[language.value]]));

/** What the board says itself, in the reader's language. */
export function own(message: string, numbers?: Numbers): string {
  return messages.value.say(message, numbers);
}
