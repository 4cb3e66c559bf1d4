import type { AztecaView } from "../view";

export const GODS_WIDTH = 194;

export interface GodProps {
  view: AztecaView;
  /** The view after the previewed answer. */
  tried: AztecaView | null;
  height: number;
  /** Whether the drawing has its own frame. */
  framed?: boolean;
}
