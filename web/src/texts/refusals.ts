import { say, says } from "./frame";
import { language } from "./language";

/** For English readers the server's own sentence, which is more specific. */
export function refusalInWords(error: string, text: string): string {
  const message = `refused-${error}`;
  return text && (language.value === "en" || !says(message)) ? text : says(message) ? say(message) : text;
}
