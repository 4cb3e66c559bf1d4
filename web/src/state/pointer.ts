/** Tracks the pointer and decides whether a press was meant for the element that is now under it. */

import { effect, signal } from "@preact/signals";

/** The number of pixels by which a resting hand may move the pointer. */
const STILL = 3;
/**
 * For touch: two taps within this number of pixels count as the same spot, and two taps within this number of
 * milliseconds are too fast for the person to have read anything in between.
 */
const SAME_SPOT = 18;
const TOO_FAST = 600;
/**
 * The number of milliseconds after which a mouse user is assumed to have read the question and the element
 * under the pointer.
 */
const READ = 1500;

/** Two presses within this time may be a double click. */
const DOUBLE_CLICK = 400;

/** If an element disappears within this time after a click, the click is assumed to be the reason. */
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
/**
 * Whether a pointer button is down or its click is being handled. Keyboards and assistive technology click
 * without a button.
 */
let pressing = false;
/** The position and time of the last press, and whether the element there has changed since. */
let press: Spot & { time: number; old: boolean } = { x: 0, y: 0, time: -Infinity, old: false };
/** When the press before this one began. */
let pressBefore = -Infinity;
/** Elements that have disappeared without a click: their areas, and the times at which they disappeared. */
let gone: { area: Area; time: number }[] = [];
/** When the last control disappeared, and whether it had the focus. */
let lastControl = { time: -Infinity, focused: false };
let keyDown = -Infinity;
let lastClick = -Infinity;

/** Counts the presses and keys that were ignored because they were meant for something else. */
export const lateRefusals = signal(0);

/**
 * Whether a mouse rests on a page that has just changed, so that a press with it may be ignored. The page
 * marks the answers that do not count yet.
 */
export const mouseRests = signal(false);
let restEnds: ReturnType<typeof setTimeout> | undefined;

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
    if (changed && distance(changed, at) > STILL) forgetChange();
  };
  const release = () => {
    pressing = false;
  };
  effect(() => {
    page.document.documentElement.toggleAttribute("data-mouse-rests", mouseRests.value);
  });
  page.addEventListener("pointerover", see, true); // runs before the element itself gets the event
  page.addEventListener("pointermove", see, true);
  page.addEventListener("pointerdown", see, true);
  page.addEventListener(
    "pointerdown",
    () => {
      pressing = true;
      pressBefore = press.time;
      press = { ...at, time: performance.now(), old: false };
    },
    true,
  );
  page.addEventListener("pointercancel", release, true);
  page.addEventListener(
    "click",
    (event) => {
      if (pressing && !isControl(event.target) && isOnWhatHasGone(press)) refuse(event);
      else lastClick = performance.now();
      setTimeout(release); // runs after all handlers
    },
    true,
  );
  page.addEventListener(
    "keydown",
    (event) => {
      kind = "key";
      release();
      if (event.key === " " && !event.repeat) keyDown = performance.now();
      if (isLateKey(event)) refuse(event);
    },
    true,
  );
  page.addEventListener(
    "keyup",
    (event) => {
      // prevents the space bar from clicking the element that now has the focus
      if (event.key === " " && lastControl.focused && keyDown <= lastControl.time) refuse(event);
    },
    true,
  );
}

function refuse(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
  lateRefusals.value++;
}

/**
 * Whether a key was meant for a control that has just disappeared. Digits end a playback just as the control
 * does, and Enter and the space bar press the focused element.
 */
function isLateKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || performance.now() - lastControl.time >= TOO_FAST) return false;
  if (target instanceof Element && (isControl(target) || target.closest("input, textarea, select")))
    return false;
  return /^\d$/.test(key) || (lastControl.focused && (key === "Enter" || key === " "));
}

function distance(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * Whether this is the last position of the mouse or of a finger. If the page changes under a resting mouse,
 * browsers report the mouse there; after a tap, some browsers report it where the finger was.
 */
function isOldSpot(here: Spot): boolean {
  return [mouse, finger].some((spot) => spot !== null && distance(spot, here) <= STILL);
}

/**
 * Must be called when the targets for presses have changed. A resting pointer did not choose the target that
 * is now under it.
 */
export function markChanged(): void {
  changed = kind === "none" ? null : { ...at, time: performance.now() };
  if (pressing) press.old = true;
  clearTimeout(restEnds);
  mouseRests.value = kind === "mouse";
  if (kind === "mouse") restEnds = setTimeout(() => (mouseRests.value = false), READ);
}

function forgetChange(): void {
  changed = null;
  clearTimeout(restEnds);
  mouseRests.value = false;
}

/** Where the pointer is, or was last. */
export function pointerSpot(): Spot {
  return at;
}

/**
 * Called when an element disappears that someone may be about to press. A press that comes too late is not
 * meant for the element that replaces it, and a pointer that rests did not choose that element.
 */
export function markGone(area: Area): void {
  const time = performance.now();
  if (time - lastClick < BY_ITSELF) return;
  keepGone(area, time);
  markChanged();
}

/**
 * Like `markGone`, but for a control that disappears when something ends. A second press is not meant for the
 * control's successor either.
 */
export function markControlGone(control: Element): void {
  const time = performance.now();
  lastControl = { time, focused: control.contains(document.activeElement) };
  keepGone(control.getBoundingClientRect(), time);
}

function keepGone(area: Area, time: number): void {
  gone = [...gone.filter((one) => time - one.time < TOO_FAST), { area, time }];
}

/**
 * Whether the target is a control that can disappear without a click. Such a control accepts presses as long
 * as it is there.
 */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-goes]") !== null;
}

/**
 * Whether the press began on an element that has disappeared, or so soon afterwards that nobody could have
 * noticed.
 */
function isOnWhatHasGone({ x, y, time }: Spot & { time: number }): boolean {
  return gone.some(
    ({ area, time: went }) =>
      time - went < TOO_FAST &&
      x >= area.left - STILL &&
      x <= area.right + STILL &&
      y >= area.top - STILL &&
      y <= area.bottom + STILL,
  );
}

/**
 * Whether the viewer is deliberately pointing at the element under the pointer. This is false for a finger
 * and for a resting mouse.
 */
export function isPointing(): boolean {
  return kind === "key" || kind === "none" || (kind === "mouse" && changed === null);
}

/** Whether touch was the last input, with no mouse movement since. */
export function isTouching(): boolean {
  return kind === "touch";
}

/**
 * Whether the current press was meant for an earlier state of the page. A press that repeats the previous
 * answer counts, unless it may be the second half of a double click.
 */
export function isLeftOverPress(repeats = false): boolean {
  if (!pressing) return false;
  if (press.old) return true;
  if (changed === null) return false;
  if (repeats && press.time - pressBefore >= DOUBLE_CLICK) return false;
  if (kind === "mouse") return performance.now() - changed.time < READ;
  return performance.now() - changed.time < TOO_FAST && distance(changed, at) < SAME_SPOT;
}

/** Wraps a button's action so that it ignores presses that were meant for an earlier state of the page. */
export function ifMeant(act: () => void): () => void {
  return () => {
    if (isLeftOverPress()) lateRefusals.value++;
    else act();
  };
}
