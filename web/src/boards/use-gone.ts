import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { markControlGone, markGone } from "../state/pointer";

/**
 * For an element that may disappear while someone is about to press it: the element that takes its place
 * ignores the press.
 */
export function useGone(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markGone(element.getBoundingClientRect());
  }, []);
}

/**
 * For a control that disappears by itself when something ends (`data-goes`): the place where it was ignores
 * presses and keys for a moment.
 */
export function useGoneControl(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markControlGone(element);
  }, []);
}
