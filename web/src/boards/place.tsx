import type { ComponentChildren } from "preact";
import { useClickable } from "./board";
import { Bounded } from "./bounded";
import { onPressKey } from "./press-keys";

interface Props {
  /** The moves that a click on this place can play. The most likely move comes first. */
  words: string[];
  /** The place's label for screen readers. */
  label: string;
  /** The id of the component that this place's card explains. */
  about?: string;
  /**
   * Returns the moves that a press can play if they depend on its exact position; `here` contains the place's
   * own moves.
   */
  near?: (event: MouseEvent, here: string[]) => string[];
  /** Called when the place is clicked, instead of giving its answer. */
  act?: () => void;
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

/**
 * A place on a board. It lights up if a click on it answers the question; otherwise, a click opens its
 * explanation.
 */
export function Place({ words, label, about, near, act, class: look = "", transform, children }: Props) {
  const table = useClickable();
  const offered = words.filter((word) => table.offers.has(word));
  const word = offered[0];
  const direct = word !== undefined && (table.offers.get(word)?.chain.length ?? 0) === 1;
  const state = word === undefined ? "still" : direct ? "lit" : "near";
  const watched = word !== undefined && table.pointed === word ? " watched" : "";
  const answer = word === undefined ? "" : (table.offers.get(word)?.words ?? "");
  const said = answer === word ? label : [label, answer].filter(Boolean).join(": ");
  const price = word === undefined ? "" : (table.priceOf?.(word) ?? "");
  const spoken = price ? `${said}: ${price}` : said;

  const hinted = offered.some((one) => table.hinted.has(one)) ? " hinted" : "";

  const choose = (event: Event) => {
    const meant = near && event instanceof MouseEvent ? near(event, offered) : offered;
    if (act && meant.length > 0) act();
    else if (meant.length > 0) table.play(meant);
    else if (event.currentTarget instanceof Element) table.explain(event.currentTarget);
  };

  const silent = word === undefined && about === undefined && words.length === 0;
  if (silent) {
    return (
      <g class={`place ${look}`} transform={transform} role="img" aria-label={label}>
        <g aria-hidden="true">{children}</g>
      </g>
    );
  }
  return (
    <g
      class={`place ${state}${watched}${hinted} ${look}`}
      transform={transform}
      data-word={word ?? words[0]}
      data-chain={state === "near" ? table.offers.get(word!)?.chain.join(", ") : undefined}
      data-about={about}
      data-meanings={!act && offered.length > 1 ? offered.length : undefined}
      onClick={choose}
      onKeyDown={onPressKey(choose)}
      onMouseEnter={() => word !== undefined && table.look(word)}
      onMouseLeave={() => word !== undefined && table.look(null)}
    >
      <Bounded
        role="button"
        onFocus={() => word !== undefined && table.look(word)}
        onBlur={() => word !== undefined && table.look(null)}
        tabindex={word === undefined ? -1 : 0}
        aria-label={spoken}
        aria-disabled={word === undefined ? "true" : undefined}
      >
        {children}
      </Bounded>
    </g>
  );
}
