import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { markControlGone, markGone } from "../state/pointer";

/** For what may go while somebody is about to press it: what lies there then does not take that press. */
export function useGone(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markGone(element.getBoundingClientRect());
  }, []);
}

/** For a control that goes when something ends (`data-goes`): its place takes no press for a moment, nor do keys answer. */
export function useGoneControl(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markControlGone(element);
  }, []);
}
