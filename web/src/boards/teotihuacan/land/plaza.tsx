import type { Box } from "../geometry";

const SLAB = 26;

/** The ground of the city: earth with a paved way around the pyramid, bushes in its corners. */
export function Plaza({ x, y, width, height, pyramid }: Box & { pyramid: Box }) {
  const across = Math.floor(pyramid.width / SLAB);
  const down = Math.floor(pyramid.height / SLAB);
  const lines = [
    ...Array.from(
      { length: across },
      (_, i) => `M${pyramid.x + (i + 1) * SLAB} ${pyramid.y}v${pyramid.height}`,
    ),
    ...Array.from({ length: down }, (_, i) => `M${pyramid.x} ${pyramid.y + (i + 1) * SLAB}h${pyramid.width}`),
  ];
  return (
    <g class="plaza" aria-hidden="true">
      <rect
        class="way"
        x={x + width * 0.13}
        y={y + height * 0.12}
        width={width * 0.74}
        height={height * 0.77}
        rx={40}
      />
      <rect class="pavement" {...pyramid} rx={16} />
      <path class="slabs" d={lines.join("")} />
      {[
        [pyramid.x + 20, pyramid.y + 96],
        [pyramid.x + pyramid.width - 20, pyramid.y + 96],
        [pyramid.x + 20, pyramid.y + pyramid.height - 62],
        [pyramid.x + pyramid.width - 20, pyramid.y + pyramid.height - 62],
      ].map(([bx = 0, by = 0], i) => (
        <g key={i} class="bush" transform={`translate(${bx} ${by})`}>
          <path d="M-12 4C-18-2-12-12-5-10-3-18 9-17 9-9 17-9 17 3 10 4Z" />
          <path class="bush-mark" d="M-6-2c2-4 6-4 8 0M2-7c2-3 5-3 6 0" />
        </g>
      ))}
    </g>
  );
}
