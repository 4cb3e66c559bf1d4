import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isTouching } from "../../state/pointer";

/** Something on the page that has an explanation. */
export interface Pointed {
  element: Element;
  about: string;
  word: string;
  /**
   * True if the viewer opened the card deliberately and not by hovering. Such a card stays open, and its
   * links work.
   */
  pinned: boolean;
}

const MARKED = "[data-about], [data-word], [data-choice]";
const HOVER = 320;
const PRESS = 480;
/** A finger that moves by more pixels than this is dragging, not pressing. */
const STILL = 6;

function marked(target: EventTarget | null): Element | null {
  return target instanceof Element && !target.closest(".explain") ? target.closest(MARKED) : null;
}

export function pointAt(element: Element, pinned: boolean): Pointed {
  const read = (name: string) => element.getAttribute(name) ?? "";
  return { element, about: read("data-about"), word: read("data-word") || read("data-choice"), pinned };
}

/**
 * Hovering over an element or focusing it shows a card. A long press, a right click or the key `i` pins the
 * card, and Escape closes it.
 */
export function usePointing(pointed: Signal<Pointed | null>): void {
  useEffect(() => {
    let timer = 0;
    let pressed: { x: number; y: number } | null = null;
    // The position of the last click. Hovering there is ignored: the page may have changed under the mouse.
    let rests: { x: number; y: number } | null = null;
    // whether the finger that is still down has already opened a card; lifting it then gives no answer
    let explained = false;
    const show = (element: Element, pinned: boolean) => {
      clearTimeout(timer);
      if (!element.isConnected) return;
      explained = pressed !== null;
      pointed.value = pointAt(element, pinned);
    };
    const later = (wait: number, element: Element, pinned: boolean) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element, pinned), wait);
    };
    const released = (event: Event) => {
      if (!explained) return;
      explained = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const leave = () => {
      clearTimeout(timer);
      if (pointed.value && !pointed.value.pinned) pointed.value = null;
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || isTouching() || pointed.value?.pinned) return;
      if (rests && Math.hypot(event.clientX - rests.x, event.clientY - rests.y) <= STILL) return;
      rests = null;
      const element = marked(event.target);
      if (element === pointed.value?.element) return;
      leave();
      if (element) later(HOVER, element, false);
    };
    const focus = (event: FocusEvent) => {
      if (pressed) return; // a closing card may return the focus when the next finger is already down
      const element = marked(event.target);
      if (!(event.target instanceof Element) || pointed.value?.pinned) return;
      leave();
      if (element && event.target.matches(":focus-visible")) later(HOVER, element, false);
    };
    const down = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest(".explain")) return;
      pointed.value = null;
      explained = false;
      clearTimeout(timer);
      rests = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
      const second = !event.isPrimary && event.pointerType === "touch"; // two fingers are pinching
      const element = event.pointerType === "mouse" || second ? null : marked(event.target);
      pressed = element && { x: event.clientX, y: event.clientY };
      if (element) later(PRESS, element, true);
    };
    const move = (event: PointerEvent) => {
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL) return;
      pressed = null;
      clearTimeout(timer);
    };
    const menu = (event: Event) => {
      const element = marked(event.target);
      if (!element) return;
      event.preventDefault();
      // shown immediately, because a delayed card would be cancelled when the closing card returns the focus
      show(element, true);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        clearTimeout(timer);
        pointed.value = null;
      }
      const typing =
        event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      const element = marked(document.activeElement);
      if (event.key === "i" && element && !typing && !event.ctrlKey && !event.metaKey) show(element, true);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      pressed = null;
      if (!pointed.value?.pinned) clearTimeout(timer);
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["focusin", focus],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["contextmenu", menu],
      ["keydown", key],
      ["wheel", leave],
    ];
    for (const [name, listener] of listeners)
      addEventListener(name, listener as EventListener, { passive: name === "wheel" });
    addEventListener("click", released, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", released, true);
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    };
  }, []);
}
