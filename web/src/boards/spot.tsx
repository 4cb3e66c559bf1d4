import type { ComponentChildren } from "preact";
import { useClickable } from "./board";
import { Bounded } from "./bounded";
import { onPressKey } from "./press-keys";

interface Props {
  /**
   * The moves that a click on the element can play if they are possible. Usually these are the moves of the
   * larger place that contains it.
   */
  words?: string[];
  label: string;
  about: string;
  /**
   * Returns the moves that a press can play if they depend on its exact position; `here` contains the
   * element's own moves.
   */
  near?: (event: MouseEvent, here: string[]) => string[];
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

/**
 * An element that has an explanation but never lights up. It can be reached with the arrow keys, and a click
 * on it counts as a click on the larger place that contains it.
 */
export function Spot({ words = [], label, about, near, class: look = "", transform, children }: Props) {
  const table = useClickable();
  const word = words.find((one) => table.offers.has(one));
  const choose = (event: Event) => {
    const here = word === undefined ? [] : [word];
    const meant = near && event instanceof MouseEvent ? near(event, here) : here;
    if (meant.length > 0) table.play(meant);
    else if (event.currentTarget instanceof Element) table.explain(event.currentTarget);
  };
  return (
    <g
      class={`spot ${word === undefined ? "" : "offered"} ${look}`}
      transform={transform}
      data-about={about}
      data-word={word ?? words[0]}
      onClick={choose}
      onKeyDown={onPressKey(choose)}
      onMouseEnter={() => word !== undefined && table.look(word)}
      onMouseLeave={() => word !== undefined && table.look(null)}
    >
      <Bounded
        role="img"
        tabindex={-1}
        aria-label={label}
        onFocus={() => word !== undefined && table.look(word)}
        onBlur={() => word !== undefined && table.look(null)}
      >
        {children}
      </Bounded>
    </g>
  );
}
