import type { AztecaView } from "../view";

export const GODS_WIDTH = 194;

export interface GodProps {
  view: AztecaView;
  /** What the answer that is pointed at would lead to. */
  tried: AztecaView | null;
  height: number;
  /** Whether it has a frame of its own. */
  framed?: boolean;
}
