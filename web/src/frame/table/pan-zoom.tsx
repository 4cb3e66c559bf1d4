import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { BRING } from "../../boards/bring";
import { ZOOMED } from "../../boards/zoomed";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";

interface View {
  scale: number;
  x: number;
  y: number;
}

const FIT: View = { scale: 1, x: 0, y: 0 };
const MOST = 5;
/** The zoom factor after a double tap. */
const CLOSE = 2.4;
/** If the pointer moves by fewer pixels than this during a press, the press is a click. */
const STILL = 6;

/** Two taps that are farther apart than this number of pixels are not a double tap but separate answers. */
const SAME_PLACE = 24;

/**
 * Whether the target is in a part of the board that scrolls on its own. There, the board is neither zoomed
 * nor moved.
 */
function scrolls(target: EventTarget | null, board: Element): boolean {
  let here = target instanceof Element ? target : null;
  while (here && here !== board) {
    if (here.scrollHeight > here.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(here).overflowY))
      return true;
    here = here.parentElement;
  }
  return false;
}

/**
 * Lets the viewer move and enlarge the board. The mouse wheel and pinching zoom, dragging moves the board,
 * and a double tap enlarges it or fits it into the window. There are also buttons for this.
 */
export function PanZoom({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(FIT);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const tapped = useRef({ at: 0, x: 0, y: 0 });

  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setView((had) => {
      const scale = Math.min(MOST, Math.max(1, had.scale * factor));
      const size = box.current!.getBoundingClientRect();
      const px = at ? at.x - size.left : size.width / 2;
      const py = at ? at.y - size.top : size.height / 2;
      const grow = scale / had.scale;
      return bounded({ scale, x: px - (px - had.x) * grow, y: py - (py - had.y) * grow }, box.current!);
    });
  const pan = (dx: number, dy: number) =>
    setView((had) => bounded({ ...had, x: had.x + dx, y: had.y + dy }, box.current!));

  useEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    const here = box.current!;
    const sizes = new ResizeObserver(() =>
      setView((had) => {
        if (here.clientWidth === 0) return had; // not visible at the moment
        const now = bounded(had, here);
        return now.x === had.x && now.y === had.y ? had : now;
      }),
    );
    sizes.observe(here);
    sizes.observe(here.firstElementChild!);
    return () => sizes.disconnect();
  }, []);

  useLayoutEffect(() => {
    // Runs before the first frame, because a new board may immediately ask to move something into view.
    const here = box.current!;
    const bring = ({ target }: Event) => {
      const room = here.getBoundingClientRect();
      const found = (target as Element).getBoundingClientRect();
      pan(
        room.left + room.width / 2 - (found.left + found.width / 2),
        room.top + room.height / 2 - (found.top + found.height / 2),
      );
    };
    here.addEventListener(BRING, bring);
    return () => here.removeEventListener(BRING, bring);
  }, []);

  useEffect(() => {
    dispatchEvent(new Event(ZOOMED));
  }, [view.scale]);

  const down = (event: PointerEvent) => {
    moved.current = 0;
    if (scrolls(event.target, box.current!)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = performance.now();
    if (event.pointerType === "touch" && fingers.current.size === 1) {
      const { at, x, y } = tapped.current;
      if (now - at < 300 && Math.hypot(event.clientX - x, event.clientY - y) < SAME_PLACE) {
        if (view.scale > 1.05) setView(FIT);
        else zoom(CLOSE, { x: event.clientX, y: event.clientY });
      }
      tapped.current = { at: now, x: event.clientX, y: event.clientY };
    }
  };
  const move = (event: PointerEvent) => {
    const had = fingers.current.get(event.pointerId);
    if (!had) return;
    const here = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    moved.current += Math.hypot(here.x - had.x, here.y - had.y);
    const other = others[0];
    if (other) {
      const before = Math.hypot(had.x - other.x, had.y - other.y);
      const after = Math.hypot(here.x - other.x, here.y - other.y);
      if (before > 0) zoom(after / before, { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
    } else if (moved.current > STILL) pan(here.x - had.x, here.y - had.y);
    fingers.current.set(event.pointerId, here);
  };
  const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (scrolls(event.target, box.current!)) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
  };
  return (
    <div
      ref={box}
      class={view.scale > 1 ? "pan-zoom zoomed" : "pan-zoom"}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onWheel={wheel}
      onClickCapture={(event) => {
        if (moved.current > STILL) event.stopPropagation();
      }}
    >
      <div
        class="pan-zoom-inner"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children}
      </div>
      <div class="zoom-buttons">
        <button
          class="button small"
          title={say("zoom-in")}
          aria-label={say("zoom-in")}
          onClick={() => zoom(1.4)}
        >
          <Icon name="plus" />
        </button>
        <button
          class="button small"
          title={say("zoom-out")}
          aria-label={say("zoom-out")}
          onClick={() => zoom(1 / 1.4)}
        >
          <Icon name="minus" />
        </button>
        <button
          class="button small"
          title={say("zoom-fit")}
          aria-label={say("zoom-fit")}
          onClick={() => setView(FIT)}
        >
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

/**
 * Keeps the board within its window even if the size of either changes, for example when a phone is rotated.
 * A board that is taller than the window can be moved up and down without zooming.
 */
function bounded(view: View, box: HTMLElement): View {
  const inner = box.firstElementChild as HTMLElement;
  const clamp = (value: number, room: number, size: number) =>
    Math.min(0, Math.max(room - size * view.scale, value));
  return {
    scale: view.scale,
    x: clamp(view.x, box.clientWidth, inner.offsetWidth),
    y: clamp(view.y, box.clientHeight, inner.offsetHeight),
  };
}
