import { say, says } from "./frame";
import { language } from "./language";

/** The text that is shown when the server refuses something. English readers get the server's own
 * sentence, which is more specific. */
export function refusalInWords(error: string, text: string): string {
  const message = `refused-${error}`;
  return text && (language.value === "en" || !says(message)) ? text : says(message) ? say(message) : text;
}
