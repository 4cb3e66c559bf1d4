import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { BoardContext, BoardModule } from "../../boards/board-module";
import type { ReplayState } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import type { OpenTable } from "../../state/open-table";
import type { MomentLink } from "../../state/replay";
import type { Pointed } from "../explain/pointed-target";

export type SheetName = "" | "rules" | "scores" | "replay" | "table" | "seat" | "news" | "help" | "review";

export interface Sheets {
  open: Signal<SheetName>;
  /** The rule or component at which the rulebook is open. */
  about: Signal<string>;
  /** The element under the pointer, or the one whose card is pinned. */
  pointed: Signal<Pointed | null>;
  /** The moment at which a replay starts; null for the beginning of the game. */
  moment: Signal<MomentLink | null>;
  /** The earlier moment that the board shows during a replay; null if it shows the present. */
  past: Signal<ReplayState | null>;
  /**
   * Increases when the new state does not follow from the one shown before. Nothing is then marked as
   * changed.
   */
  cuts: Signal<number>;
}

export interface TableState {
  table: OpenTable;
  assets: GameAssets;
  board: BoardModule;
  sheets: Sheets;
}

export const TableStateContext = createContext<TableState | null>(null);

export function useTableState(): TableState {
  const state = useContext(TableStateContext);
  if (state === null) throw new Error("only at a table");
  return state;
}

/** The table as the viewer sees it now, passed to functions in the board module. */
export function useBoardContext(): BoardContext {
  const { table, assets } = useTableState();
  return {
    view: table.seatState.value?.table ?? {},
    assets,
    seat: table.seat.value,
    names: table.info.value?.seats.map((seat) => seat.name) ?? [],
  };
}

export function useSheets(): Sheets {
  return useMemo(
    () => ({
      open: signal<SheetName>(""),
      about: signal(""),
      pointed: signal<Pointed | null>(null),
      moment: signal<MomentLink | null>(null),
      past: signal<ReplayState | null>(null),
      cuts: signal(0),
    }),
    [],
  );
}
