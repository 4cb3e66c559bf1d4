import { useTable } from "../board";
import type { TzolkinView } from "./view-types";

/** The view after the previewed choice; null if there is no preview. */
export function usePreviewedView(): TzolkinView | null {
  return (useTable().preview?.view as TzolkinView | undefined) ?? null;
}
