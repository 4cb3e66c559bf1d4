/** The cities that have changed hands since the viewer's own last move. */
import type { AztecaView } from "../view";

export interface ChangedOwner {
  area: string;
  /** Null: neutral. */
  from: number | null;
  to: number | null;
}

export function changedOwners(was: AztecaView | null | undefined, view: AztecaView): ChangedOwner[] {
  if (!was?.areas || was === view || was.phase === "setup") return [];
  const before = new Map(was.areas.map(({ id, owner }) => [id, owner]));
  return view.areas.flatMap(({ id, owner }) => {
    const from = before.get(id);
    return from === undefined || from === owner ? [] : [{ area: id, from, to: owner }];
  });
}
