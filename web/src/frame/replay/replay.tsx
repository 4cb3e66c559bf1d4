import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../../net/http";
import type { ReplayState } from "../../net/protocol";
import { keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { useEscape } from "../hooks/use-escape";
import { useTableState } from "../table/table-context";

/** Between two moments while it plays by itself. */
const STEP = 900;

/** A slider through the whole game; board, players and log show that moment until one comes back to now. */
export function Replay() {
  const { table, sheets } = useTableState();
  const [at, setAt] = useState<number | null>(null);
  const [last, setLast] = useState(table.seatState.value?.events.length ?? 0);
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(-1);
  const show = (n: number) => {
    setAt(n);
    wanted.current = n;
    const token = keysOf(table.id).seats[table.held.peek().indexOf(table.seat.peek())];
    return get<ReplayState>(`api/tables/${table.id}/replay/${n}?language=${language.value}`, token).then(
      (shown) => {
        if (wanted.current !== n) return;
        setLast(shown.last);
        setAt(shown.n); // past the end it is the end: a finished game counts its moves, not what was told
        sheets.past.value = shown;
      },
      (error: Error) => (table.trouble.value = error.message),
    );
  };
  useEffect(() => {
    if (wanted.current < 0) void show(sheets.moment.value ?? 0); // who is quicker has chosen already
    sheets.moment.value = null;
    return () => void (sheets.past.value = null);
  }, []);
  const n = at ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (n >= last) return setPlaying(false);
    const timer = setTimeout(() => void show(n + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, n, last, sheets.past.value]);
  const play = () => {
    if (!playing && n >= last) void show(0).then(() => setPlaying(true));
    else setPlaying(!playing);
  };
  const effectOf = (to: number) => {
    setPlaying(false);
    void show(to);
  };
  const past = sheets.past.value;
  const close = () => (sheets.open.value = "");
  useEscape(close);
  const copy = () =>
    void navigator.clipboard?.writeText(new URL(`#/table/${table.id}/at/${n}`, document.baseURI).href);
  return (
    <section class="replay" aria-label={say("sheet-replay")}>
      <button
        class="button small main"
        aria-label={say(playing ? "replay-pause" : "replay-play")}
        title={say(playing ? "replay-pause" : "replay-play")}
        onClick={play}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
      <button
        class="button small"
        aria-label={say("replay-back")}
        disabled={n <= 0}
        onClick={() => effectOf(n - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={say("replay-at", { n, last })}
        onInput={(event) => effectOf(Number(event.currentTarget.value))}
      />
      <button
        class="button small"
        aria-label={say("replay-on")}
        disabled={n >= last}
        onClick={() => effectOf(n + 1)}
      >
        <Icon name="plus" />
      </button>
      <p class="replay-words" aria-live="polite">
        {say("replay-at", { n, last })} {past?.words.slice(-2).join(" ")}
      </p>
      <button class="button small" aria-label={say("copy-moment")} title={say("copy-moment")} onClick={copy}>
        <Icon name="link" size={18} />
      </button>
      <button class="button small main" onClick={close}>
        {say("replay-now")}
      </button>
    </section>
  );
}
