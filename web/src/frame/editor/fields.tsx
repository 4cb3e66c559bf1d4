import { useRef, useState } from "preact/hooks";
import type { EditorField } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { Icon } from "../controls/icon";
import { optionText, own, seatName, worded } from "./words";

export interface FieldProps {
  field: EditorField;
  assets: GameAssets;
  players: number;
  /** Whether the value in the field is wrong. */
  wrong: boolean;
  set: (value: EditorField["value"]) => void;
}

const TYPED = 400;
/** The count with which the name of a number field is formatted, so that it is in the plural. */
const SEVERAL = 2;
/** Up to this number of options are shown side by side. */
const FEW = 10;

/** One field of a position: its name, its value, and the seats that know the value if it is secret. */
export function FieldRow(props: FieldProps) {
  const { field, assets, players, wrong } = props;
  const id = `field-${field.id}`;
  return (
    <div class={`editor-field kind-${field.kind}${wrong ? " wrong" : ""}`} data-editor-field={field.id}>
      <span class="editor-label" id={id}>
        {worded(assets, players, field.name, field.kind === "number" ? SEVERAL : 1)}
        <Known {...props} />
      </span>
      <div class="editor-value">
        <Value {...props} label={id} />
      </div>
    </div>
  );
}

function Known({ field: { known }, assets, players }: FieldProps) {
  if (known === null || known.length === players) return null;
  const who = known.map((seat) => seatName(seat, players, assets)).join(", ");
  const text =
    known.length === 0 ? own("known-none") : own(known.length === 1 ? "known-to" : "known-to-some", { who });
  return <span class="editor-known">{text}</span>;
}

function Value(props: FieldProps & { label: string }) {
  const { kind, low, high } = props.field;
  switch (kind) {
    case "number":
      return <NumberValue {...props} />;
    case "flag":
      return (
        <input
          type="checkbox"
          class="editor-flag"
          aria-labelledby={props.label}
          checked={props.field.value === true}
          onChange={(event) => props.set(event.currentTarget.checked)}
        />
      );
    case "choice":
      return <Choice {...props} />;
    case "action":
      return <Action {...props} />;
    default:
      if (low > 0 && low === high) return <Slots {...props} />;
      return kind === "set" && props.field.options.length <= FEW ? (
        <Toggles {...props} />
      ) : (
        <Items {...props} />
      );
  }
}

/**
 * A number that can be typed. The text in the field remains until it has been sent and the position has
 * changed; a value that arrives while someone is typing does not replace the text.
 */
function NumberValue({ field, label, set }: FieldProps & { label: string }) {
  const [kept, setKept] = useState({ text: String(field.value), onTopOf: field.value });
  const now = useRef(field);
  now.current = field;
  const timer = useRef(0);
  const unsent = useRef(false);
  const typed = unsent.current || kept.onTopOf === field.value ? kept.text : String(field.value);
  const keep = (text: string) => setKept({ text, onTopOf: now.current.value });
  const sendLater = (n: number, delay: number) => {
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      unsent.current = false;
      keep(String(n));
      if (n !== now.current.value) set(n);
    }, delay);
  };
  const change = (text: string) => {
    keep(text);
    unsent.current = true;
    clearTimeout(timer.current);
    timer.current = 0;
  };
  const step = (by: number) => {
    const n = Math.min(field.high, Math.max(field.low, Number(typed) + by));
    change(String(n));
    sendLater(n, TYPED / 2);
  };
  const read = (text: string) => {
    change(text);
    const n = Number(text);
    if (text.trim() === "" || !Number.isInteger(n) || n < field.low || n > field.high) return;
    sendLater(n, TYPED);
  };
  const n = Number(typed);
  return (
    <span class="editor-number">
      <button
        type="button"
        class="button small"
        aria-label={own("less")}
        aria-describedby={label}
        disabled={n <= field.low}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        class="field"
        type="number"
        inputMode="numeric"
        aria-labelledby={label}
        min={field.low}
        max={field.high}
        value={typed}
        onInput={(event) => read(event.currentTarget.value)}
        onBlur={() => {
          if (timer.current === 0) unsent.current = false;
          if (Number(typed) === field.value || typed.trim() === "") keep(String(field.value));
        }}
      />
      <button
        type="button"
        class="button small"
        aria-label={own("more")}
        aria-describedby={label}
        disabled={n >= field.high}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

function Choice({ field, label, assets, players, set }: FieldProps & { label: string }) {
  return (
    <select
      class="field"
      aria-labelledby={label}
      value={String(field.value)}
      disabled={field.options.length < 2}
      onChange={(event) => set(event.currentTarget.value)}
    >
      {field.options.map((one) => (
        <option key={one} value={one} selected={one === field.value}>
          {optionText(assets, players, one)}
        </option>
      ))}
    </select>
  );
}

function Action({ field, label, assets, players, set }: FieldProps & { label: string }) {
  const [chosen, setChosen] = useState(field.options[0] ?? "");
  return (
    <span class="editor-action">
      <select
        class="field"
        aria-labelledby={label}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {field.options.map((one) => (
          <option key={one} value={one} selected={one === chosen}>
            {optionText(assets, players, one)}
          </option>
        ))}
      </select>
      <button type="button" class="button small" aria-describedby={label} onClick={() => set(chosen)}>
        {own("do-it")}
      </button>
    </span>
  );
}

function Toggles({ field, label, assets, players, set }: FieldProps & { label: string }) {
  const held = field.value as string[];
  return (
    <span class="editor-toggles" role="group" aria-labelledby={label}>
      {field.options.length === 0 && <span class="quiet-text">{own("none")}</span>}
      {field.options.map((one) => (
        <button
          type="button"
          key={one}
          class="button small toggle"
          aria-pressed={held.includes(one)}
          onClick={() => set(held.includes(one) ? held.filter((other) => other !== one) : [...held, one])}
        >
          {optionText(assets, players, one)}
        </button>
      ))}
    </span>
  );
}

/** A list that can grow and shrink. */
function Items({ field, label, assets, players, set }: FieldProps & { label: string }) {
  const held = field.value as string[];
  const free = field.repeats ? field.options : field.options.filter((one) => !held.includes(one));
  const name = worded(assets, players, field.name);
  return (
    <span class="editor-items" role="group" aria-labelledby={label}>
      {held.map((one, at) => (
        <span class="editor-chip" key={`${one} ${held.indexOf(one) === at ? 0 : at}`}>
          {optionText(assets, players, one)}
          <button
            type="button"
            class="chip-remove"
            aria-label={own("remove", { thing: optionText(assets, players, one) })}
            onClick={() => set(held.filter((_, other) => other !== at))}
          >
            <Icon name="close" size={14} />
          </button>
        </span>
      ))}
      <select
        class="field editor-add"
        aria-label={own("add-to", { field: name })}
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = "";
          if (value) set([...held, value]);
        }}
      >
        <option value="">{own("add")}</option>
        {free.map((one) => (
          <option key={one} value={one}>
            {optionText(assets, players, one)}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * A list with a fixed length. If the player chooses a thing for a position in the list, it swaps places with
 * the thing that is there.
 */
function Slots({ field, label, assets, players, set }: FieldProps & { label: string }) {
  const held = field.value as string[];
  const put = (at: number, one: string) => {
    const next = [...held];
    const other = next.indexOf(one);
    if (other >= 0) next[other] = next[at]!;
    next[at] = one;
    set(next);
  };
  return (
    <span class="editor-slots" role="group" aria-labelledby={label}>
      {held.map((one, at) => (
        <select
          key={at}
          class="field"
          aria-label={`${worded(assets, players, field.name)} ${at + 1}`}
          value={one}
          onChange={(event) => put(at, event.currentTarget.value)}
        >
          {field.options.map((option) => (
            <option key={option} value={option} selected={option === one}>
              {optionText(assets, players, option)}
            </option>
          ))}
        </select>
      ))}
    </span>
  );
}
