import { useEffect, useRef, useState } from "preact/hooks";
import { BRING } from "../../boards/bring";

interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

const BEYOND = 5;
/**
 * The number of milliseconds after which the positions are measured again. They change when the board is
 * zoomed or pieces move.
 */
const LOOK_AGAIN = 400;

interface Props {
  selectors: string[];
  /** The moves that would lead to the next step. */
  expected: string[];
  /** The number of the current question. */
  asked: number;
}

/**
 * Draws rings around the elements that a step refers to. Clicks pass through the rings. If the place of the
 * next move is out of view, the board is moved.
 */
export function TourPointers({ selectors, expected, asked }: Props) {
  const [rings, setRings] = useState<Ring[]>([]);
  const brought = useRef(0);
  const wanted = [asked, ...selectors, ...expected].join("\n");
  useEffect(() => {
    const look = () => {
      if (brought.current !== asked && bring(expected)) brought.current = asked;
      const isHere = expected.some((word) => document.querySelector(litPlace(word)) !== null);
      const found = selectors.flatMap((selector) => ringOf(selector, !isHere));
      setRings((had) => (JSON.stringify(had) === JSON.stringify(found) ? had : found));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [wanted]);
  return (
    <div class="tour-pointers" aria-hidden="true">
      {rings.map((ring, i) => (
        <div key={i} class="tour-pointer" style={px(ring)} />
      ))}
    </div>
  );
}

function litPlace(word: string): string {
  return `.tour-page .board .place.lit[data-word="${word}"]`;
}

/**
 * Moves the place of the next move into view. It is called for each question until it succeeds, and returns
 * true as soon as the place exists.
 */
function bring(expected: string[]): boolean {
  const places = expected.flatMap((word) => [...document.querySelectorAll(litPlace(word))]);
  const room = document.querySelector(".tour-page .board-view")?.getBoundingClientRect();
  const first = places[0];
  if (!first || !room) return false;
  const seen = (place: Element) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  };
  if (!places.some(seen)) first.dispatchEvent(new CustomEvent(BRING, { bubbles: true }));
  return true;
}

/**
 * The element that opens the part of the board that contains the target. Its attribute `data-holds` lists
 * prefixes of class names and component names.
 */
function openerOf(page: Element, selector: string): Element | undefined {
  const name = /[\w-]+(?=['"]?\]?$)/.exec(selector)?.[0] ?? "";
  return [...page.querySelectorAll("[data-holds]")].find((one) =>
    one
      .getAttribute("data-holds")!
      .split(" ")
      .some((start) => name.startsWith(start)),
  );
}

/**
 * Returns a ring around an element. If the element is hidden and `orOpener` is true, the ring is around the
 * element that opens its part of the board.
 */
function ringOf(selector: string, orOpener: boolean): Ring[] {
  const page = document.querySelector(".tour-page");
  const found = page && (page.querySelector(selector) ?? (orOpener ? openerOf(page, selector) : null));
  if (!found) return [];
  const box = found.getBoundingClientRect();
  const frame = (found.closest(".board-view") ?? page!).getBoundingClientRect();
  const left = Math.max(box.left - BEYOND, frame.left);
  const top = Math.max(box.top - BEYOND, frame.top);
  const width = Math.min(box.right + BEYOND, frame.right) - left;
  const height = Math.min(box.bottom + BEYOND, frame.bottom) - top;
  return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
}

function px(ring: Ring): Record<string, string> {
  return Object.fromEntries(Object.entries(ring).map(([name, value]) => [name, `${Math.round(value)}px`]));
}
