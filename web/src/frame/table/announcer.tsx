import { useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";
import { useNewEvents } from "./use-new-events";

/** The number of announcements that stay in the document, so that slow screen readers can still find them. */
const KEPT = 60;

interface Announcement {
  n: number;
  text: string;
}

/** Announces each event to screen readers once, followed by the question. */
export function Announcer() {
  const { table } = useTableState();
  const [announcements, setAnnouncements] = useState<Announcement[]>([]);
  const next = useRef(0);
  const announce = (texts: string[]) => {
    const more = texts.filter(Boolean).map((text): Announcement => ({ n: next.current++, text }));
    if (more.length) setAnnouncements((had) => [...had.slice(-KEPT), ...more]);
  };
  useNewEvents((news) => announce(news.map((one) => one.words)));
  useSignalEffect(() => {
    const question = table.asks.value;
    const n = question ? question.options.filter(({ dominated_by }) => !dominated_by).length : 0;
    if (question) announce([`${question.words} ${n > 1 ? say("spoken-choices", { n }) : ""}`]);
  });
  useSignalEffect(() => {
    const unconfirmed = table.unconfirmed.value;
    if (unconfirmed) announce([say("spoken-confirm"), ...unconfirmed.shown.events.map((one) => one.words)]);
  });
  useSignalEffect(() => announce([table.trouble.value]));
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={say("spoken")} data-spoken>
      {announcements.map((one) => (
        <p key={one.n}>{one.text}</p>
      ))}
    </div>
  );
}
