import { useClickable } from "../board";
import { nearbyTargets, type Target } from "./nearby-targets";

/** The moves that a press on or near a wheel can play while there are workers that can be picked up. */
export function useNearbyWorkers(wheel: string): (event: MouseEvent, here: string[]) => string[] {
  const { offers } = useClickable();
  return (event, here) => {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const place = [`place ${wheel}`].filter((word) => offers.has(word));
    return nearbyTargets({ x: event.clientX, y: event.clientY }, here, place, workersOf(event, wheel), touch);
  };
}

/** The workers that can be picked up, with their current positions on the screen. */
function workersOf({ currentTarget }: MouseEvent, wheel: string): Target[] {
  const board = currentTarget instanceof Element ? currentTarget.closest(".board") : null;
  const drawn = board?.querySelectorAll(`.place.rider[data-word^="pick ${wheel} "] .rider-edge`) ?? [];
  return [...drawn].map((edge) => {
    const { x, y, width, height } = edge.getBoundingClientRect();
    const word = edge.closest(".rider")?.getAttribute("data-word") ?? "";
    return { word, x: x + width / 2, y: y + height / 2, radius: width / 2 };
  });
}
