import type { AztecaView } from "../view";

export const GODS_WIDTH = 194;

export interface GodProps {
  view: AztecaView;
  /** The view as it would be after the previewed answer. */
  tried: AztecaView | null;
  height: number;
  /** True if the god is drawn with its own frame. */
  framed?: boolean;
}
