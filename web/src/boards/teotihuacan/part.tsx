import type { ComponentChildren } from "preact";
import { type Table, useClickable, useTable } from "../board";
import { Bounded } from "../bounded";
import { Place } from "../place";
import { onPressKey } from "../press-keys";
import { Spot } from "../spot";

interface Props {
  /** The moves that a click on the element itself can play. */
  words: string[];
  /** The moves of the larger place that contains the element. */
  within?: string[];
  /** The sequences of moves that a click here can play. The first one that is possible is used. */
  chains?: string[][];
  label: string;
  about: string;
  class?: string;
  transform?: string;
  /**
   * With `uncarded`, no card is shown for a click that plays several moves, because the preview is
   * sufficient.
   */
  uncarded?: boolean;
  children: ComponentChildren;
}

/**
 * An element within a larger place. It lights up if it is an answer itself; otherwise, a click on it counts
 * as a click on the larger place.
 */
export function Part({
  words,
  within = [],
  chains = [],
  class: look = "",
  uncarded = false,
  ...rest
}: Props) {
  const { offers } = useClickable();
  const table = useTable();
  if (words.some((word) => offers.has(word))) return <Place {...rest} class={look} words={words} />;
  const chain = reachable(table, chains);
  if (chain) return <ChainPlace {...rest} class={look} chain={chain} uncarded={uncarded} />;
  return <Spot {...rest} class={look} words={[...words, ...within]} />;
}

/**
 * Returns the first of these sequences of moves that can be played now. If there is only one possible worker,
 * it is chosen automatically.
 */
export function reachable(table: Table, chains: string[][]): string[] | undefined {
  const { reach } = table;
  if (!table.playChain || !reach) return undefined;
  const byWorker = chainsByWorker(reach);
  for (const chain of chains) {
    const key = chain.join(", ");
    if (reach.has(key)) return chain;
    const whole = byWorker.get(key);
    if (whole) return whole;
  }
  return undefined;
}

const found = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The sequences of moves that begin with the choice of a worker, grouped by the moves that follow. */
function chainsByWorker(reach: ReadonlySet<string>): Map<string, string[]> {
  const known = found.get(reach);
  if (known) return known;
  const chains = new Map<string, string[]>();
  for (const key of reach) {
    const [first, ...rest] = key.split(", ");
    if (first?.startsWith("worker ")) chains.set(rest.join(", "), [first, ...rest]);
  }
  found.set(reach, chains);
  return chains;
}

/** A place where a click plays several moves. It has a dashed rim if the worker must first move there. */
function ChainPlace({
  chain,
  label,
  about,
  class: look,
  transform,
  uncarded,
  children,
}: Omit<Props, "words" | "within" | "chains"> & { chain: string[] }) {
  const table = useTable();
  const play = () => table.playChain?.(chain);
  const hinted = chain[0] !== undefined && table.hinted.has(chain[0]) ? " hinted" : "";
  const watched = table.preview?.word === chain.join(" ") ? " watched" : "";
  const state = /^(go|worker) /.test(chain[0] ?? "") ? "near" : "lit";
  return (
    <g
      class={`place ${state} ${look}${watched}${hinted}`}
      transform={transform}
      data-about={uncarded ? undefined : about}
      data-word={uncarded ? undefined : chain[0]}
      data-chain={chain.join(", ")}
      onClick={play}
      onKeyDown={onPressKey(() => play())}
      onMouseEnter={() => table.lookChain?.(chain)}
      onMouseLeave={() => table.lookChain?.(null)}
    >
      <Bounded
        role="button"
        tabindex={0}
        aria-label={label}
        onFocus={() => table.lookChain?.(chain)}
        onBlur={() => table.lookChain?.(null)}
      >
        {children}
      </Bounded>
    </g>
  );
}
