import { say, says } from "./frame";
import { language } from "./language";

/** The server's own sentence where one reads English: it says more. */
export function refusalInWords(error: string, text: string): string {
  const message = `refused-${error}`;
  return text && (language.value === "en" || !says(message)) ? text : says(message) ? say(message) : text;
}
