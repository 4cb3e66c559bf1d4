import type { ComponentChildren } from "preact";
import { useClickable } from "../board";
import { Place } from "../place";
import { Spot } from "../spot";

interface Props {
  /** What this thing itself may mean. */
  words: string[];
  /** What the larger place means that it is a part of. */
  within?: string[];
  label: string;
  about: string;
  class?: string;
  transform?: string;
  children: ComponentChildren;
}

/** A thing that lies within a larger place: lit where it answers by itself, otherwise a click means the larger place. */
export function Part({ words, within = [], class: look = "", ...rest }: Props) {
  const { offers } = useClickable();
  return words.some((word) => offers.has(word)) ? (
    <Place {...rest} class={look} words={words} />
  ) : (
    <Spot {...rest} class={look} words={[...words, ...within]} />
  );
}
