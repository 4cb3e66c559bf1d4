import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { markControlGone, markGone } from "../state/pointer";

/**
 * For an element that may disappear while someone is about to press it: the element that is then in its place
 * ignores the press.
 */
export function useGone(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markGone(element.getBoundingClientRect());
  }, []);
}

/**
 * For a control that disappears when something ends (`data-goes`): the place of the control ignores presses
 * and keys for a moment.
 */
export function useGoneControl(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markControlGone(element);
  }, []);
}
