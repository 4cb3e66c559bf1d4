import type { ComponentChildren } from "preact";
import { useTable } from "./board";

interface Props {
  class: string;
  /** The size of the board in units of the drawing. */
  width: number;
  height: number;
  /** The radius of the ground's rounded corners. */
  corner: number;
  children: ComponentChildren;
}

/** Draws a whole board as one drawing on its ground. */
export function BoardDrawing({ class: look, width, height, corner, children }: Props) {
  const table = useTable();
  return (
    <svg class={look} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={table.say("board")}>
      <rect class="board-ground" x={1} y={1} width={width - 2} height={height - 2} rx={corner} />
      {children}
    </svg>
  );
}
