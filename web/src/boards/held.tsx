import type { ComponentChildren } from "preact";

export interface HeldNumber {
  /** The number; empty for something that a player has only once. */
  n: number | string;
  name: string;
  /** The change that the previewed answer would make. */
  by?: number;
  /** The id of the component that this sign's card explains. */
  about: string;
}

interface Props extends HeldNumber {
  class?: string;
  /** The sign. */
  children: ComponentChildren;
}

/** A sign with a number in a list of a player's holdings. */
export function HeldThing({ n, name, by = 0, about, class: look = "", children }: Props) {
  return (
    <span
      class={`held${n === 0 ? " none" : ""}${look}`}
      data-about={about}
      role="img"
      aria-label={n === "" ? name : `${name}: ${n}`}
    >
      {children}
      {n !== "" && (
        <span key={String(n)} class="held-number">
          {n}
        </span>
      )}
      {by !== 0 && (
        <span class={by > 0 ? "change plus" : "change minus"}>{by > 0 ? `+${by}` : `−${-by}`}</span>
      )}
    </span>
  );
}
