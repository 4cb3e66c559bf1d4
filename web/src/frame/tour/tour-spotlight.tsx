import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./tour-spotlight.css";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Seen {
  /** Where the camera stands. */
  scale: number;
  x: number;
  y: number;
  light: Box | null;
}

const MOST = 2.2;
/** How much of the stage the target may fill, and how far the light reaches beyond it. */
const FILL = 0.8;
const BEYOND = 6;

/** The board of a tour: the camera goes to what a step is about, and everything else lies in shadow. */
export function TourSpotlight({ target, children }: { target: string; children: ComponentChildren }) {
  const stage = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ scale: 1, x: 0, y: 0, light: null });
  useLayoutEffect(() => {
    const look = () =>
      stage.current && inner.current && setSeen(camera(stage.current, inner.current, target));
    look();
    const timers = [150, 700].map((wait) => setTimeout(look, wait)); // a board that is still loading, wheels that still turn
    addEventListener("resize", look);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", look);
    };
  }, [target, children]);
  const { light } = seen;
  return (
    <div class="tour-stage" ref={stage}>
      <div
        class="tour-inner"
        ref={inner}
        style={{ transform: `translate(${seen.x}px, ${seen.y}px) scale(${seen.scale})` }}
      >
        {children}
        {light && (
          <div
            class="spotlight"
            style={{
              left: `${light.x}px`,
              top: `${light.y}px`,
              width: `${light.width}px`,
              height: `${light.height}px`,
            }}
          />
        )}
      </div>
    </div>
  );
}

/** A box as it lies on the inner sheet, however that is moved and scaled just now. */
function within(inner: HTMLElement, element: Element): Box {
  const sheet = inner.getBoundingClientRect();
  const scale = sheet.width / inner.offsetWidth || 1;
  const box = element.getBoundingClientRect();
  return {
    x: (box.x - sheet.x) / scale,
    y: (box.y - sheet.y) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

function camera(stage: HTMLElement, inner: HTMLElement, target: string): Seen {
  const edge = 2 * inner.offsetTop;
  const room = { width: stage.clientWidth - edge, height: stage.clientHeight - edge };
  const board = within(inner, inner.firstElementChild ?? inner);
  const found = target ? inner.querySelector(target) : null;
  const box = found ? within(inner, found) : board;
  const fits = Math.min(room.width / box.width, room.height / box.height);
  const whole = Math.min(1, room.width / board.width, room.height / board.height);
  const scale = found ? Math.max(whole, Math.min(MOST, fits * FILL)) : whole;
  const at = (from: number, size: number, start: number, length: number, space: number) => {
    const free = space - length * scale;
    const centred = space / 2 - (from + size / 2) * scale;
    return free > 0
      ? free / 2 - start * scale
      : Math.min(-start * scale, Math.max(free - start * scale, centred));
  };
  const light = found
    ? { x: box.x - BEYOND, y: box.y - BEYOND, width: box.width + 2 * BEYOND, height: box.height + 2 * BEYOND }
    : null;
  return {
    scale,
    x: at(box.x, box.width, board.x, board.width, room.width),
    y: at(box.y, box.height, board.y, board.height, room.height),
    light,
  };
}
