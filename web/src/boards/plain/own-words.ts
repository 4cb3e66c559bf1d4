import { computed } from "@preact/signals";
import { type Language, language } from "../../state/settings";
import { Messages, type Numbers } from "../../texts/messages";
import de from "./texts/own.de.ftl?raw";
import en from "./texts/own.en.ftl?raw";

const texts: Record<Language, string> = { en, de };
const speech = computed(() => new Messages(language.value, [texts[language.value]]));

/** What the plain boards say themselves, in the reader's language. */
export function own(message: string, numbers?: Numbers): string {
  return speech.value.say(message, numbers);
}
