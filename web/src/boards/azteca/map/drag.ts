/**
 * A player can drag their own piece to the place that the question asks for; a click on that place does the
 * same.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../../board";
import type { Point } from "../geometry";
import type { AztecaView } from "../view";
import { areaWords, lakeWords, mexicoWords } from "../words";
import type { Piece } from "./pieces";

/** If the pointer moves by fewer pixels than this while it is pressed, the press counts as a click. */
const STILL = 6;

export interface Dragged {
  piece: Piece;
  /** The position of the pointer in units of the map. */
  at: Point;
}

/**
 * Returns what dragging this piece would send: the piece itself or a part of it. Null if the piece cannot be
 * dragged.
 */
export function pieceToDrag(table: Table, view: AztecaView, piece: Piece, place: string): Piece | null {
  if (piece.ghost || piece.seat !== table.viewer) return null;
  const sent = view.sends.find(
    (one) => one.piece === piece.is && one.place === place && lettersOf(piece).includes(one.letter),
  );
  if (!sent) return null;
  return piece.is === "pochteca" ? { ...piece, letter: sent.letter } : piece;
}

function lettersOf(piece: Piece): string[] {
  if (piece.is === "army") return [piece.letter];
  return piece.is === "pochteca" ? (piece.letters ?? []) : [""];
}

/** What happens when the piece is dropped on this place, if that answers the question. */
export function dropOn(table: Table, view: AztecaView, place: string): (() => void) | null {
  const kind = table.question?.kind ?? "";
  const area = view.areas.find(({ id }) => id === place);
  const words = area
    ? areaWords(area, table.viewer, kind)
    : place === "mexico"
      ? mexicoWords(view)
      : lakeWords(place, view.players, kind);
  const word = words.find((one) => table.offers.has(one));
  if (!word) return null;
  return () => table.play([word]);
}

export function useDrag(table: Table, view: AztecaView) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const start = (piece: Piece, event: PointerEvent) => {
    const map = (event.currentTarget as SVGElement).closest<SVGGElement>(".valley");
    if (!map || event.button !== 0) return;
    event.stopPropagation(); // prevents the board from panning during a drag
    const from = { x: event.clientX, y: event.clientY };
    let far = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      far ||= Math.hypot(x - from.x, y - from.y) > STILL;
      const turn = map.getScreenCTM();
      if (far && turn) setDragged({ piece, at: new DOMPoint(x, y).matrixTransform(turn.inverse()) });
    };
    const drop = ({ clientX: x, clientY: y }: PointerEvent) => {
      stop.current();
      const place = far && document.elementFromPoint(x, y)?.closest(".valley [data-about]");
      if (place) dropOn(table, view, place.getAttribute("data-about") ?? "")?.();
    };
    const end = () => stop.current();
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", end);
      setDragged(null);
      stop.current = () => {};
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", end);
  };
  return { dragged, start };
}
