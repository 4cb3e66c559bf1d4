import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useClickable, useTable } from "../board";
import { alignHitArea } from "../hit-area";
import { Place } from "../place";
import { Spot } from "../spot";

interface Props {
  /** What this thing itself may mean. */
  words: string[];
  /** What the larger place means that it is a part of. */
  within?: string[];
  /** Moves that a click here may play one after the other, where they are possible. */
  chain?: string[];
  label: string;
  about: string;
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

/** A thing that lies within a larger place: lit where it answers by itself, otherwise a click means the larger place. */
export function Part({ words, within = [], chain, class: look = "", ...rest }: Props) {
  const { offers } = useClickable();
  const table = useTable();
  if (words.some((word) => offers.has(word))) return <Place {...rest} class={look} words={words} />;
  if (chain && table.playChain && table.reach?.has(chain.join(", ")))
    return <ChainPlace {...rest} class={look} chain={chain} />;
  return <Spot {...rest} class={look} words={[...words, ...within]} />;
}

/** A place that is reached by several own moves: dashed; a click plays them all. */
function ChainPlace({
  chain,
  label,
  about,
  class: look,
  transform,
  children,
}: Omit<Props, "words" | "within" | "chain"> & { chain: string[] }) {
  const table = useTable();
  const drawing = useRef<SVGGElement>(null);
  const bounds = useRef<SVGRectElement>(null);
  useLayoutEffect(() => alignHitArea(drawing.current, bounds.current), []);
  const play = () => table.playChain?.(chain);
  const watched = table.preview?.word === chain.join(" ") ? " watched" : "";
  return (
    <g
      class={`place near ${look}${watched}`}
      transform={transform}
      data-about={about}
      data-chain={chain.join(", ")}
      onClick={play}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        play();
      }}
      onMouseEnter={() => table.lookChain?.(chain)}
      onMouseLeave={() => table.lookChain?.(null)}
    >
      <g aria-hidden="true" ref={drawing}>
        {children}
      </g>
      <rect
        class="bounds"
        ref={bounds}
        role="button"
        tabindex={0}
        aria-label={label}
        onFocus={() => table.lookChain?.(chain)}
        onBlur={() => table.lookChain?.(null)}
      />
    </g>
  );
}
