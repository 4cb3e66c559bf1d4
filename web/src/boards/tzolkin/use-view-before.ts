import { useTable } from "../board";
import type { TzolkinView } from "./view-types";

/**
 * The view after the viewer's own last move, used to show what others have done since. Null if it is not
 * known.
 */
export function useViewBefore(): { was: TzolkinView; viewer: number } | null {
  const table = useTable();
  const was = table.was as TzolkinView | null | undefined;
  return was?.wheels ? { was, viewer: table.viewer } : null;
}
