import { language } from "./language";

const DAY = 86_400_000;

/** Writes a time in its shortest clear form: the time of day if it is today, otherwise the date. */
export function shortDate(at: number, now = Date.now()): string {
  const same = new Date(at).toDateString() === new Date(now).toDateString();
  const form: Intl.DateTimeFormatOptions = same
    ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
    : now - at < 300 * DAY
      ? { day: "numeric", month: "short" }
      : { day: "numeric", month: "short", year: "numeric" };
  return new Intl.DateTimeFormat(language.value, form).format(at);
}

/** The day and the time, in a short form. */
export function dateAndTime(at: number): string {
  const form: Intl.DateTimeFormatOptions = {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  };
  return new Intl.DateTimeFormat(language.value, form).format(at);
}

/** Day and time. */
export function fullDate(at: number): string {
  const form: Intl.DateTimeFormatOptions = {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  };
  return new Intl.DateTimeFormat(language.value, form).format(at);
}
