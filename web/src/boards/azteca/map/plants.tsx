/** The plants in the outer valleys, where there are no pieces. */
type Plant = readonly [kind: "tree" | "nopal" | "maguey", x: number, y: number, size: number];

const PLANTS: readonly Plant[] = [
  ["tree", 22, 40, 0.9],
  ["tree", 200, 24, 0.8],
  ["nopal", 222, 44, 0.8],
  ["tree", 28, 176, 1],
  ["tree", 52, 196, 0.8],
  ["maguey", 20, 222, 0.9],
  ["nopal", 34, 264, 0.9],
  ["tree", 22, 408, 0.9],
  ["tree", 46, 432, 1],
  ["maguey", 28, 468, 0.9],
  ["nopal", 60, 500, 0.8],
  ["nopal", 30, 622, 0.9],
  ["tree", 160, 726, 0.9],
  ["tree", 196, 734, 0.75],
  ["maguey", 250, 726, 0.9],
  ["tree", 318, 716, 0.9],
  ["tree", 340, 730, 0.75],
  ["nopal", 402, 730, 0.8],
  ["maguey", 480, 726, 0.9],
  ["nopal", 640, 176, 1],
  ["maguey", 626, 228, 0.9],
  ["nopal", 650, 262, 0.8],
  ["maguey", 640, 322, 1],
  ["tree", 626, 520, 0.9],
  ["tree", 650, 540, 1],
  ["maguey", 646, 600, 0.9],
  ["nopal", 628, 640, 0.8],
];

export function Plants() {
  return (
    <g class="plants">
      {PLANTS.map(([kind, x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          {kind === "tree" && (
            <>
              <path class="trunk" d="M-1.6 0V-8H1.6V0Z" />
              <path class="leaves" d="M0-24Q7-24 7-18 12-14 8-8H-8Q-12-14-7-18-7-24 0-24Z" />
            </>
          )}
          {kind === "nopal" && (
            <path
              class="leaves pale"
              d="M-3 0Q-6-8 0-12 6-8 3 0ZM-3-8Q-12-8-11-17-4-17-2-10ZM2-10Q2-18 10-19 12-10 4-8Z"
            />
          )}
          {kind === "maguey" && (
            <path class="leaves blue" d="M0 0-12-4-5-4-10-12-3-7-1-17 2-7 9-13 5-4 12-5Z" />
          )}
        </g>
      ))}
    </g>
  );
}
