import { computed } from "@preact/signals";
import { language, type Language } from "../../state/settings";
import { Speech, type Numbers } from "../../words/speech";
import de from "./words/own.de.ftl?raw";
import en from "./words/own.en.ftl?raw";

const texts: Record<Language, string> = { en, de };
const speech = computed(() => new Speech(language.value, [texts[language.value]]));

/** What the plain boards say themselves, in the reader's language. */
export function own(message: string, numbers?: Numbers): string {
  return speech.value.say(message, numbers);
}
