import { useTable } from "../board";
import type { TzolkinView } from "./view-types";

/** What the table would look like after the choice that is pointed at; nothing while none is. */
export function usePreviewedView(): TzolkinView | null {
  return (useTable().preview?.view as TzolkinView | undefined) ?? null;
}
