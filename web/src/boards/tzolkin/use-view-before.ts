import { useTable } from "../board";
import type { TzolkinView } from "./view-types";

/** The table at the viewer's own last move, to show what others have done since; null if that is unknown. */
export function useViewBefore(): { was: TzolkinView; viewer: number } | null {
  const table = useTable();
  const was = table.was as TzolkinView | null | undefined;
  return was?.wheels ? { was, viewer: table.viewer } : null;
}
