import type { ComponentChildren } from "preact";
import { Glyph, isGlyph } from "../../glyphs/glyph";
import type { WorkshopEntry, WorkshopValue } from "../../net/protocol";
import type { WorkshopState } from "../../state/workshop";
import { say } from "../../texts/frame";
import { DoubtMark } from "../explain/doubt-mark";
import { problemText } from "./problem-text";

const LONG = 34;

interface Props {
  state: WorkshopState;
  entry: WorkshopEntry;
  target: boolean;
  /** The component as drawn on the board. */
  drawing: ComponentChildren;
  next: () => void;
}

/**
 * A thing whose values the owner can look up: its name, its printed values, and the values found in the
 * owner's copy of the game.
 */
export function ValueCard({ state, entry, target, drawing, next }: Props) {
  const confirmed = state.isConfirmed(entry);
  const done = state.isDone(entry);
  const changed = entry.values.some(({ key }) => state.typed(entry, key) !== undefined);
  const id = `entry-${entry.path}`;
  const used = entry.values.filter((value) => value.used);
  const unused = entry.values.filter((value) => !value.used);
  return (
    <article
      class="entry"
      data-entry={entry.path}
      data-done={done}
      data-target={target}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h3 id={id}>
        {isGlyph(entry.id) && <Glyph name={entry.id} size={30} />}
        <span>{upper(entry.name)}</span>
        <DoubtMark confidence={done ? "owner" : entry.confidence} />
      </h3>
      {drawing}
      {entry.cost && <p class="entry-text">{say("costs", { cost: entry.cost })}</p>}
      {entry.effect && <p class="entry-text">{entry.effect}</p>}
      {used.length > 0 && (
        <div class="entry-values">
          {used.map((value) => (
            <ValueField key={value.key} state={state} entry={entry} value={value} />
          ))}
        </div>
      )}
      {unused.length > 0 && (
        <details class="entry-source">
          <summary>{say("workshop-unused-values", { n: unused.length })}</summary>
          <ul>
            {unused.map(({ key, label, value }) => (
              <li key={key}>
                {label}: {value}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="row entry-buttons">
        <button
          type="button"
          class={confirmed ? "button small" : "button small main"}
          aria-pressed={confirmed}
          onClick={() => {
            state.confirm(entry, !confirmed);
            if (!confirmed) next();
          }}
        >
          {say(confirmed ? "workshop-confirmed" : changed ? "workshop-confirm-changed" : "workshop-confirm")}
        </button>
        <details class="entry-source">
          <summary>{say("workshop-source")}</summary>
          <p class="quiet-text">
            {say("confidence", { sure: entry.confidence })} {entry.source}
          </p>
          {entry.note && <p class="quiet-text">{entry.note}</p>}
        </details>
      </div>
    </article>
  );
}

interface FieldProps {
  state: WorkshopState;
  entry: WorkshopEntry;
  value: WorkshopValue;
}

function ValueField({ state, entry, value }: FieldProps) {
  const id = `value-${entry.path}-${value.key}`;
  const typed = state.typed(entry, value.key);
  const problem = state.problems(entry).find(({ key }) => key === value.key);
  const shared = {
    id,
    class: "field",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
    value: typed ?? value.value,
  };
  const set = (event: { currentTarget: { value: string } }) =>
    state.type(entry, value.key, event.currentTarget.value);
  return (
    <div class="entry-value" data-kind={value.kind} data-changed={typed !== undefined}>
      <label for={id}>{value.label}</label>
      {value.kind === "flag" ? (
        <select {...shared} onChange={set}>
          <option value="yes">{say("workshop-yes")}</option>
          <option value="no">{say("workshop-no")}</option>
        </select>
      ) : value.kind === "toml" || value.value.length > LONG ? (
        <textarea
          {...shared}
          rows={Math.min(6, Math.ceil(value.value.length / 42))}
          spellcheck={false}
          onInput={set}
        />
      ) : (
        <input
          {...shared}
          inputMode={value.kind === "number" ? "numeric" : "text"}
          list={value.known.length > 1 ? `${id}-known` : undefined}
          size={Math.max(4, Math.min(26, (typed ?? value.value).length + 2))}
          autoComplete="off"
          onInput={set}
        />
      )}
      {value.known.length > 1 && (
        <datalist id={`${id}-known`}>
          {value.known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {typed !== undefined && (
        <p class="entry-printed">
          {say("workshop-was", { value: value.value })}{" "}
          <button
            type="button"
            class="button quiet small"
            onClick={() => state.type(entry, value.key, value.value)}
          >
            {say("workshop-reset")}
          </button>
        </p>
      )}
      {problem && (
        <p class="trouble" id={`${id}-problem`} role="alert">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
