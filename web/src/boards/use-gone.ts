import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { markControlGone, markGone } from "../state/pointer";

/**
 * Handles elements that may disappear just as someone is about to press them: the element that takes their
 * place ignores the press.
 */
export function useGone(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markGone(element.getBoundingClientRect());
  }, []);
}

/**
 * Handles controls that disappear without the user's doing (`data-goes`): for a moment, the area where the
 * control was ignores presses and keys.
 */
export function useGoneControl(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markControlGone(element);
  }, []);
}
