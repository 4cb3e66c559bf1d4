import type { ComponentChildren } from "preact";
import { useClickable } from "./board";
import { Bounded } from "./bounded";
import { onPressKey } from "./press-keys";

interface Props {
  /**
   * The possible words of a click on the thing, if they are offered; usually these are the words of the
   * larger place that contains it.
   */
  words?: string[];
  label: string;
  about: string;
  /** The words of a press if they depend on its exact position; `here` contains the thing's own words. */
  near?: (event: MouseEvent, here: string[]) => string[];
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

/**
 * A thing that explains itself and never lights up. Arrow keys reach the thing, and a click on it counts for
 * the larger place that contains it. */
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
