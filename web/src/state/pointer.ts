/** Where the pointer is, and whether a press was meant for what is there now. */

import { signal } from "@preact/signals";

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
/** Where and when the button of the pointer went down, and whether something else came to lie there since. */
let press: Spot & { time: number; old: boolean } = { x: 0, y: 0, time: -Infinity, old: false };
/** What has gone by itself: where it lay, and when it went. */
let gone: { area: Area; time: number }[] = [];
/** A control has gone: when, and whether keys would have pressed it. */
let lastControl = { time: -Infinity, focused: false };
let keyDown = -Infinity;
let lastClick = -Infinity;

/** Counts presses and keys that were meant for a control that had just gone. */
export const lateRefusals = signal(0);

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
  page.addEventListener(
    "pointerdown",
    () => {
      pressing = true;
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
      setTimeout(release); // when all have handled it
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
      if (event.key === " " && lastControl.focused && keyDown <= lastControl.time) refuse(event); // it would click
    },
    true,
  );
}

function refuse(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
  lateRefusals.value++;
}

/** A digit ends a playback as the control does; Enter and the space bar press what has the focus. */
function isLateKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || performance.now() - lastControl.time >= TOO_FAST) return false;
  if (target instanceof Element && (isControl(target) || target.closest("input, textarea, select")))
    return false;
  return /^\d$/.test(key) || (lastControl.focused && (key === "Enter" || key === " "));
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
  if (pressing) press.old = true;
}

/** Something one may be about to press goes: a press that comes too late is not meant for what lies there then. */
export function markGone(area: Area): void {
  const time = performance.now();
  if (time - lastClick < BY_ITSELF) return;
  keepGone(area, time);
}

/** The same for a control that goes when something ends; a second press is not meant for what comes either. */
export function markControlGone(control: Element): void {
  const time = performance.now();
  lastControl = { time, focused: control.contains(document.activeElement) };
  keepGone(control.getBoundingClientRect(), time);
}

function keepGone(area: Area, time: number): void {
  gone = [...gone.filter((one) => time - one.time < TOO_FAST), { area, time }];
}

/** A control that goes by itself and is there (again): it takes presses. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-goes]") !== null;
}

/** The press began on what has gone, or so soon afterwards that nobody had seen that. */
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
  if (!pressing) return false;
  if (press.old) return true;
  if (changed === null) return false;
  if (kind === "mouse") return performance.now() - changed.time < READ;
  return performance.now() - changed.time < TOO_FAST && distance(changed, at) < SAME_SPOT;
}

/** For a button that changes something: what it does, unless the press was meant for what was there before. */
export function ifMeant(act: () => void): () => void {
  return () => {
    if (!isLeftOverPress()) act();
  };
}
