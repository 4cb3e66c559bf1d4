import { useEffect, useRef, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { Replay, Unit } from "../../state/replay";
import { isReturning } from "../../state/review";
import { say } from "../../texts/frame";
import { CopyButton } from "../controls/copy-button";
import { Icon } from "../controls/icon";
import { useEscape } from "../hooks/use-escape";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { useTableState } from "../table/table-context";
import { JumpList, useMomentName } from "./jump-list";
import { isOver, momentLink, useReplay } from "./use-replay";
import "./replay.css";

/** The milliseconds between two moments during automatic playback. */
const BEATS = { slow: 2200, normal: 1100, fast: 450 } as const;
type Pace = keyof typeof BEATS;

/**
 * Replaces the question while the board, the players and the log show an earlier moment, because nothing can
 * be answered then.
 */
export function ReplayBox() {
  const { table, sheets } = useTableState();
  const upright = useMedia(UPRIGHT);
  const replay = useReplay();
  const [pace, setPace] = useState<Pace>("normal");
  const box = useRef<HTMLElement>(null);
  const close = () => (sheets.open.value = "");
  useEscape(close);
  useEffect(() => {
    box.current?.scrollIntoView({ inline: "center", block: "nearest" });
    box.current?.focus({ preventScroll: true });
  }, []);
  usePlaying(replay, pace);
  const n = replay.n.value;
  const [first, last] = [Math.min(n, replay.first.value), replay.last.value];
  const go = (to: number) => {
    replay.playing.value = false;
    void replay.show(to);
  };
  const play = () => {
    if (replay.playing.value) replay.playing.value = false;
    else if (n < last) replay.playing.value = true;
    else void replay.show(first).then(() => (replay.playing.value = true));
  };
  const name = useMomentName();
  const at = { n: n - first, last: last - first };
  const where = replay.headings(n);
  const words = sheets.past.value?.words.filter(Boolean).slice(-3) ?? [];
  return (
    <section class="question replay" ref={box} tabIndex={-1} aria-label={say("sheet-replay")}>
      <header class="question-head">
        <h2>
          <Icon name="replay" size={20} />{" "}
          {where.length > 0 ? where.map(name).join(" · ") : say("replay-start")}
        </h2>
      </header>
      {table.question.value && (
        <p class="replay-turn" role="status">
          <SeatSign seat={table.seat.value} size={16} /> {say("replay-your-turn")}
        </p>
      )}
      <div class="replay-slider">
        <span>{say("replay-at", at)}</span>
        <Select<Pace>
          label={say("replay-speed")}
          value={pace}
          options={Object.keys(BEATS) as Pace[]}
          set={setPace}
        />
        <input
          type="range"
          min={first}
          max={last}
          value={n}
          aria-label={say("sheet-replay")}
          aria-valuetext={say("replay-at", at)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="replay-buttons">
        <ReplayButton
          icon="back"
          words={say("replay-back")}
          off={n <= first}
          act={() => go(replay.target(-1))}
        />
        <ReplayButton
          icon={replay.playing.value ? "pause" : "play"}
          words={say(replay.playing.value ? "replay-pause" : "replay-play")}
          main
          act={play}
        />
        <ReplayButton
          icon="forward"
          words={say("replay-on")}
          off={n >= last}
          act={() => go(replay.target(1))}
        />
        <Select<Unit>
          label={say("replay-unit")}
          value={replay.unit.value}
          options={replay.units.value}
          set={(unit) => (replay.unit.value = unit)}
        />
      </div>
      <p class="replay-words" aria-live="polite">
        {words.map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </p>
      <JumpList replay={replay} opened={!upright} go={go} />
      <footer class="question-foot">
        <CopyButton
          label={say("copy-moment")}
          text={() => new URL(momentLink(table.id, n, isOver(table)), document.baseURI).href}
        />
        {isReturning(table.id) && (
          <button class="button small" data-to-review onClick={() => (sheets.open.value = "review")}>
            {say("review-back")}
          </button>
        )}
        <button class="button small main replay-now" onClick={close}>
          {say("replay-now")}
        </button>
      </footer>
    </section>
  );
}

function usePlaying(replay: Replay, pace: Pace): void {
  const { sheets } = useTableState();
  const playing = replay.playing.value;
  const past = sheets.past.value;
  useEffect(() => {
    if (!playing || !past) return;
    if (past.n >= replay.last.peek()) {
      replay.playing.value = false;
      return;
    }
    const timer = setTimeout(() => void replay.show(replay.target(1)), BEATS[pace]);
    return () => clearTimeout(timer);
  }, [playing, past, pace]);
}

interface ButtonProps {
  icon: "back" | "forward" | "play" | "pause";
  words: string;
  main?: boolean;
  off?: boolean;
  act: () => void;
}

function ReplayButton({ icon, words, main = false, off = false, act }: ButtonProps) {
  return (
    <button
      class={main ? "button small main" : "button small"}
      aria-label={words}
      title={words}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: T[];
  set: (value: T) => void;
}

function Select<T extends string>({ label, value, options, set }: SelectProps<T>) {
  return (
    <select
      class="field"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => set(event.currentTarget.value as T)}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {say(`replay-${one}`)}
        </option>
      ))}
    </select>
  );
}
