interface Props<T extends string> {
  label: string;
  value: T;
  /** The values, each with the text that is shown for it. */
  options: [T, string][];
  set: (value: T) => void;
  /** The class of the label. */
  class: string;
}

export function Select<T extends string>({ label, value, options, set, class: look }: Props<T>) {
  return (
    <label class={look}>
      {label}
      <select class="field" value={value} onChange={(event) => set(event.currentTarget.value as T)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
