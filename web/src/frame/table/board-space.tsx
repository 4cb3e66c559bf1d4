import type { ComponentChildren } from "preact";
import { say } from "../../texts/frame";
import { PanZoom } from "./pan-zoom";

/** The space for a board. A drawn board can be moved and enlarged, and a plain one scrolls. */
export function BoardSpace({ drawn, children }: { drawn: boolean; children: ComponentChildren }) {
  if (drawn) return <PanZoom>{children}</PanZoom>;
  return (
    <div class="plain-view" tabIndex={0} role="region" aria-label={say("board")}>
      {children}
    </div>
  );
}
