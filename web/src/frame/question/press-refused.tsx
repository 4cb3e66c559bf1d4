import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pointerSpot } from "../../state/pointer";
import { say } from "../../texts/frame";

/** The distance in pixels between the message and the pointer or the question box. */
const GAP = 12;
/** The least distance in pixels to the edge of the window. */
const EDGE = 8;

type Size = Pick<DOMRect, "width" | "height">;
type Spot = { x: number; y: number };

/**
 * The place of a message beside the pointer. The message never covers the question box, which shows the
 * question to look at: if the pointer is in the box, the message is to the left of it or, without room there,
 * above it.
 */
export function messageSpot(pointer: Spot, size: Size, box: DOMRect, room: Size): Spot {
  const inBox =
    pointer.x >= box.left && pointer.x <= box.right && pointer.y >= box.top && pointer.y <= box.bottom;
  const within = (at: number, length: number, most: number) =>
    Math.max(EDGE, Math.min(most - length - EDGE, at));
  const beside = box.left - size.width - GAP;
  if (inBox && beside >= EDGE)
    return { x: beside, y: within(pointer.y - size.height / 2, size.height, room.height) };
  const above = (inBox ? box.top : pointer.y) - size.height - GAP;
  const y = above >= EDGE ? above : pointer.y + 2 * GAP;
  return { x: within(pointer.x - size.width / 2, size.width, room.width), y };
}

/** Says that a press was ignored. The message is beside the pointer, because that is where the viewer looks. */
export function PressRefused() {
  const message = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const box = message.current?.closest(".question")?.getBoundingClientRect();
    if (!message.current || !box) return;
    const room = { width: innerWidth, height: innerHeight };
    setAt(messageSpot(pointerSpot(), message.current.getBoundingClientRect(), box, room));
  }, []);
  return (
    <p
      class="press-refused"
      ref={message}
      style={at ? { left: `${at.x}px`, top: `${at.y}px` } : undefined}
      role="status"
    >
      {say("press-refused")}
    </p>
  );
}
