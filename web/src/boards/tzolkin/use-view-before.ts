import { useTable } from "../board";
import type { TzolkinView } from "./view-types";

/** What others did since the viewer's own last move: the table as it was then, or nothing. */
export function useViewBefore(): { was: TzolkinView; viewer: number } | null {
  const table = useTable();
  const was = table.was as TzolkinView | null | undefined;
  return was?.wheels ? { was, viewer: table.viewer } : null;
}
