import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { markGone } from "../state/pointer";

/** For what may go while a finger is on its way to it: what lies there then does not take that tap. */
export function useGone(of: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = of.current;
    return () => element && markGone(element.getBoundingClientRect());
  }, []);
}
