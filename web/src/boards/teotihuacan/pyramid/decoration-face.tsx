import { IconSign } from "../art/icons";
import type { PrintedIcon } from "../components";
import type { Box, Point } from "../geometry";

interface Props {
  class: string;
  /** The cells under the decoration, and the cells of its halves. */
  at: Box;
  halves: Point[];
  /** The icons of the halves. */
  icons: PrintedIcon[];
  cell: number;
  /** The distance between the edge and the cells. */
  margin: number;
  corner: number;
}

/** The two halves of a decoration, or of the place for it, each with its icon. */
export function DecorationFace({ class: look, at, halves, icons, cell, margin, corner }: Props) {
  return (
    <>
      <rect
        class={look}
        x={at.x * cell + margin}
        y={at.y * cell + margin}
        width={at.width * cell - 2 * margin}
        height={at.height * cell - 2 * margin}
        rx={corner}
      />
      {icons.map((icon, i) => (
        <g
          key={i}
          transform={`translate(${((halves[i]?.x ?? 0) + 0.5) * cell} ${((halves[i]?.y ?? 0) + 0.5) * cell}) scale(${cell / 29})`}
        >
          <IconSign {...icon} />
        </g>
      ))}
    </>
  );
}
