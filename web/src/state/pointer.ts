/** Where the pointer is, and whether it has moved since something else came to lie under it. */

/** A hand is never quite still. */
const STILL = 3;
/** A finger: as far as two taps on one spot lie apart, and as fast as nobody reads. */
const SAME_SPOT = 18;
const TOO_FAST = 600;
/** A mouse: who has looked at a question for as long as this has read what lies under it. */
const READ = 1500;

/** What goes this long after a click went because of it. */
const BY_ITSELF = 300;

interface Spot {
  x: number;
  y: number;
}

let kind: "none" | "mouse" | "touch" | "key" = "none";
let at: Spot = { x: 0, y: 0 };
let mouse: Spot | null = null;
let finger: Spot | null = null;
let changed: (Spot & { time: number }) | null = null;
/** A button of the pointer is down, or its click is being handled; keys and assistive technology click without it. */
let pressing = false;
/** What has gone by itself: where it lay, and when it went. */
let gone: { area: Area; time: number }[] = [];
let lastClick = -Infinity;

type Area = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export function watchPointer(page: Window): void {
  const see = (event: PointerEvent) => {
    const here = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") {
      kind = "touch";
      at = finger = here;
      return;
    }
    if (kind === "touch" && event.type !== "pointerdown" && isOldSpot(here)) return;
    kind = "mouse";
    at = mouse = here;
    if (changed && distance(changed, at) > STILL) changed = null;
  };
  const release = () => {
    pressing = false;
  };
  page.addEventListener("pointerover", see, true); // comes before what is entered learns of it
  page.addEventListener("pointermove", see, true);
  page.addEventListener("pointerdown", see, true);
  page.addEventListener("pointerdown", () => (pressing = true), true);
  page.addEventListener("pointercancel", release, true);
  page.addEventListener(
    "click",
    (event) => {
      if (pressing && kind === "touch" && isOnWhatHasGone(at)) {
        event.stopImmediatePropagation();
        event.preventDefault();
      } else lastClick = performance.now();
      setTimeout(release); // when all have handled it
    },
    true,
  );
  page.addEventListener(
    "keydown",
    () => {
      kind = "key";
      release();
    },
    true,
  );
}

function distance(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** When the page changes under a mouse that rests, browsers report it there; after a tap, some report it where the finger was. */
function isOldSpot(here: Spot): boolean {
  return [mouse, finger].some((spot) => spot !== null && distance(spot, here) <= STILL);
}

/** What can be pressed has changed: a pointer that rests did not choose what lies under it now. */
export function markChanged(): void {
  changed = kind === "none" ? null : { ...at, time: performance.now() };
}

/** Something one may be about to press goes: a tap that comes too late is not meant for what lies there then. */
export function markGone(area: Area): void {
  const time = performance.now();
  if (time - lastClick < BY_ITSELF) return;
  gone = [...gone.filter((one) => time - one.time < TOO_FAST), { area, time }];
}

function isOnWhatHasGone({ x, y }: Spot): boolean {
  const now = performance.now();
  return gone.some(
    ({ area, time }) =>
      now - time < TOO_FAST && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom,
  );
}

/** Whether what comes under the pointer is pointed at: not by a finger, nor by a mouse that rests. */
export function isPointing(): boolean {
  return kind === "key" || kind === "none" || (kind === "mouse" && changed === null);
}

/** Whether a finger was used last, and no mouse has moved since. */
export function isTouching(): boolean {
  return kind === "touch";
}

/** Whether the press that is being handled was meant for what was there before. */
export function isLeftOverPress(): boolean {
  if (changed === null || !pressing) return false;
  if (kind === "mouse") return performance.now() - changed.time < READ;
  return performance.now() - changed.time < TOO_FAST && distance(changed, at) < SAME_SPOT;
}
