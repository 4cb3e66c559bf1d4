import { say } from "../../texts/frame";
import { useHasTour } from "../hooks/use-has-tour";
import { useTableState } from "../table/table-context";
import { Guide } from "./guide";
import { Sheet } from "./sheet";
import "./help.css";

const MARKS = ["lit", "near", "would", "changed"] as const;
const KEYS: [keys: string[], message: string][] = [
  [["1", "…", "9", "0"], "help-key-digits"],
  [["↑", "↓"], "help-key-arrows"],
  [["Enter"], "help-key-enter"],
  [["Esc"], "help-key-escape"],
  [["U"], "help-key-undo"],
  [["I"], "help-key-explain"],
  [["/"], "help-key-type"],
  [["?"], "help-key-help"],
];

/** Help for the page: explanations, marks, keys, and links to the rules and the tour. */
export function HelpSheet() {
  const { assets, sheets } = useTableState();
  const hasTour = useHasTour(assets.game);
  return (
    <Sheet title={say("sheet-help")}>
      <p>{say("help-explain")}</p>
      <p class="row">
        <button
          class="button small"
          onClick={() => {
            sheets.about.value = "";
            sheets.open.value = "rules";
          }}
        >
          {say("sheet-rules")}
        </button>
        {hasTour && (
          <a class="button small" href={`#/learn/${assets.game}`}>
            {say("tour")}
          </a>
        )}
      </p>
      <details class="help-guide">
        <summary>{say("help-guide")}</summary>
        <Guide />
      </details>
      <h3>{say("help-marks")}</h3>
      <dl class="help-list">
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt>
              <span class={`help-mark mark-${mark}`} aria-hidden="true" />
            </dt>
            <dd>{say(`help-mark-${mark}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{say("help-turn")}</h3>
      <p>{say("help-confirm")}</p>
      <p>{say("help-others")}</p>
      <h3>{say("help-keys")}</h3>
      <dl class="help-list">
        {KEYS.map(([keys, message]) => (
          <div key={message}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(message)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
