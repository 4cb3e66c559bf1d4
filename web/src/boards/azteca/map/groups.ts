/** All players' pieces in a place, for its card. */
import type { Dict, Entry } from "../../plain/shape";
import type { Group, SmallPiece } from "../../plain/small-pieces";
import type { AztecaView } from "../view";
import { type Piece, piecesIn, piecesOn } from "./pieces";

export function groups(shown: Dict, { name }: Entry): Group[] {
  const view = shown as unknown as AztecaView;
  const area = view.areas.find(({ id }) => id === name);
  const lake = view.lakes.find(({ id }) => id === name);
  const pieces = area ? piecesIn(view, area) : lake ? piecesOn(lake) : [];
  return view.seats.flatMap((_, seat): Group[] => {
    const mine = pieces.filter((piece) => piece.seat === seat).flatMap(small);
    return mine.length > 0 ? [{ seat, pieces: mine }] : [];
  });
}

function small(piece: Piece): SmallPiece[] {
  if (piece.is === "army") return [{ what: "army", letter: piece.letter, n: piece.units }];
  if (piece.is !== "pochteca") return [{ what: piece.is, n: piece.n }];
  const letters = piece.letters ?? [piece.letter];
  return letters.map((letter) => ({ what: piece.spy ? "spy" : "pochteca", letter }));
}
