import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useClickable } from "./board";
import { alignHitArea } from "./hit-area";

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
 * A thing that explains itself and never lights up. Arrow keys reach it, and a click on it counts for the
 * larger place that contains it.
 */
export function Spot({ words = [], label, about, near, class: look = "", transform, children }: Props) {
  const table = useClickable();
  const word = words.find((one) => table.offers.has(one));
  const drawing = useRef<SVGGElement>(null);
  const bounds = useRef<SVGRectElement>(null);
  useLayoutEffect(() => alignHitArea(drawing.current, bounds.current), []);
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
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(event);
      }}
      onMouseEnter={() => word !== undefined && table.look(word)}
      onMouseLeave={() => word !== undefined && table.look(null)}
    >
      <g aria-hidden="true" ref={drawing}>
        {children}
      </g>
      <rect
        class="bounds"
        ref={bounds}
        role="img"
        tabindex={-1}
        aria-label={label}
        onFocus={() => word !== undefined && table.look(word)}
        onBlur={() => word !== undefined && table.look(null)}
      />
    </g>
  );
}
