import { useState } from "preact/hooks";
import { ifMeant, markChanged } from "../../state/pointer";
import { noteStandingShown, wasStandingShown } from "../../state/shown-standing";
import { say } from "../../texts/frame";
import { Popup } from "../controls/popup";
import { useTableState } from "../table/table-context";

/** Up to this number of windows are listed by name. */
const FEW = 3;

/** A menu for answering frequent questions in advance. Other seats cannot see these answers. */
export function StandingAnswers() {
  const { table, assets, board } = useTableState();
  const named = (window: string) =>
    assets.messages.knows(`window-${window}`) ? assets.messages.say(`window-${window}`) : window;
  const question = table.question.value;
  const standing = table.seatState.value?.standing ?? {};
  const seat = table.seat.value;
  const set = (window: string, answer: "ask" | "default", until: "turn" | "round" | "always") =>
    void table.act({ do: "standing", seat, window, answer, until });
  const held = Object.keys(standing);
  const warned = held.length > 0 && (board.holdsCards?.(table.seatState.value?.table ?? {}, seat) ?? false);
  const usual = held.filter((window) => standing[window] === "usual");
  const askAll = () => {
    for (const window of held) set(window, "ask", "always");
  };
  const mine = table.seatState.value?.turn === seat;
  const round = table.seatState.value?.table.round;
  const passes = question?.options.some((option) => option.passes) ?? false;
  if (table.seatState.value?.over || (!question?.window && held.length === 0)) return null;
  if (usual.length > 0 && !wasStandingShown(table.id))
    return (
      <UsualAnswers
        names={usual.map(named)}
        keep={() => noteStandingShown(table.id)}
        askAll={() => {
          noteStandingShown(table.id);
          askAll();
        }}
      />
    );
  return (
    <div class="row standing">
      {question?.window && (
        <AskLess
          key={question.number}
          passes={passes}
          {...(!mine && passes ? { untilTurn: () => set(question.window, "default", "turn") } : {})}
          {...(passes && typeof round === "number" && round > 0
            ? { untilRound: () => set(question.window, "default", "round") }
            : {})}
          always={() => set(question.window, "default", "always")}
        />
      )}
      {held.length > 0 && (
        <details class="held-passes" onToggle={markChanged}>
          <summary class={warned ? "standing-hand" : ""}>
            {!warned
              ? say("standing-held", { n: held.length })
              : held.length > FEW
                ? say("standing-hand", { n: held.length })
                : say("standing-hand-few", { windows: held.map(named).join(" · ") })}
          </summary>
          {warned && (
            <button class="button small" data-ask-all onClick={ifMeant(askAll)}>
              {say("standing-ask-all")}
            </button>
          )}
          <div class="row held-passes-list">
            {held.map((window) => (
              <button key={window} class="button small" onClick={ifMeant(() => set(window, "ask", "always"))}>
                {say("standing-ask", { window: named(window) })}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface AskLessProps {
  passes: boolean;
  /** Gives answers in advance until the viewer's next turn; undefined during the viewer's own turn. */
  untilTurn?: () => void;
  /** Gives answers in advance until the next round; undefined if no round is being played. */
  untilRound?: () => void;
  always: () => void;
}

/**
 * A button that opens a menu above it. It appears where Confirm was a moment ago, so an accidental press must
 * do nothing else.
 */
function AskLess({ passes, untilTurn, untilRound, always }: AskLessProps) {
  const [open, setOpen] = useState(false);
  return (
    <div class="ask-less">
      <button class="button small" data-ask-less aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("standing-ask-less")}
      </button>
      {open && (
        <Popup class="ask-less-menu" label={say("standing-ask-less")} close={() => setOpen(false)}>
          {untilTurn && (
            <button class="button small" onClick={ifMeant(untilTurn)}>
              {say("standing-turn")}
            </button>
          )}
          {untilRound && (
            <button class="button small" data-pass-round onClick={ifMeant(untilRound)}>
              {say("standing-round")}
            </button>
          )}
          <button class="button small" data-ask-never onClick={ifMeant(always)}>
            {say(passes ? "standing-always" : "standing-never-ask")}
          </button>
        </Popup>
      )}
    </div>
  );
}

/**
 * Shown once per table, before the first answer in advance. It lists the windows that the table skips by
 * default.
 */
function UsualAnswers({ names, keep, askAll }: { names: string[]; keep: () => void; askAll: () => void }) {
  return (
    <details class="usual-answers" onToggle={markChanged}>
      <summary>{say("usual-answers")}</summary>
      <p>
        <b>{names.join(" · ")}</b>
      </p>
      <p>{say("usual-answers-words")}</p>
      <div class="row">
        <button class="button small" data-keep-usual onClick={ifMeant(keep)}>
          {say("usual-answers-keep")}
        </button>
        <button class="button small" data-ask-all onClick={ifMeant(askAll)}>
          {say("standing-ask-all")}
        </button>
      </div>
    </details>
  );
}
