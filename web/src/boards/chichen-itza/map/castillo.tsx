/** El Castillo: nine terraces, the great stairs with their serpents, and the temple on top. */
const TERRACES = 9;
const FOOT = { y: 15, half: 82 };
const TOP = { y: -26, half: 27 };
const RISE = (FOOT.y - TOP.y) / TERRACES;
const STEP = (FOOT.half - TOP.half) / TERRACES;

function outline(): string {
  const right = Array.from({ length: TERRACES }, () => `v${-RISE.toFixed(2)}h${-STEP.toFixed(2)}`);
  const left = Array.from({ length: TERRACES }, () => `h${-STEP.toFixed(2)}v${RISE.toFixed(2)}`);
  return `M${FOOT.half} ${FOOT.y}${right.join("")}H${-TOP.half}${left.join("")}Z`;
}

/** The shaded side of each terrace. */
function shades(): string {
  return Array.from({ length: TERRACES }, (_, i) => {
    const half = FOOT.half - i * STEP;
    const y = FOOT.y - i * RISE;
    return `M${-half} ${y}H${half}v${(-RISE * 0.38).toFixed(2)}H${-half}Z`;
  }).join("");
}

function treads(): string {
  const n = 11;
  const [foot, top] = [FOOT.y + 2, TOP.y];
  return Array.from({ length: n }, (_, i) => {
    const y = foot + ((top - foot) * (i + 1)) / (n + 1);
    return `M-10.5 ${y.toFixed(1)}H10.5`;
  }).join("");
}

/** The positions of the torches, which are lit after dusk. */
const TORCHES: [number, number][] = [
  [-72, 9],
  [-33, -21],
  [33, -21],
  [72, 9],
];
const OUTLINE = outline();
const SHADES = shades();
const TREADS = treads();

export function Castillo() {
  return (
    <g class="castillo">
      <path class="castillo-shadow" d="M-86 16C-60 8 60 8 86 16 66 25-66 25-86 16Z" />
      <path class="castillo-stone" d={OUTLINE} />
      <path class="castillo-shade" d={SHADES} />
      <path class="castillo-line" d={OUTLINE} />
      <path class="castillo-rail" d="M-16 16-12-26H12L16 16Z" />
      <path class="castillo-stairs" d="M-11 16-9-26H9L11 16Z" />
      <path class="castillo-tread" d={TREADS} />
      <path class="castillo-serpent" d="M-19 16c-3-5 0-9 4-8l3 8ZM19 16c3-5 0-9-4-8l-3 8Z" />
      <path class="castillo-house" d="M-20-26V-40H20V-26Z" />
      <path class="castillo-door" d="M-14.5-26V-34H-8.5V-26ZM-4-26V-36H4V-26ZM8.5-26V-34H14.5V-26Z" />
      <path class="castillo-roof" d="M-24-40H24L20-46H-20Z" />
      <path class="castillo-crest" d="M-17-46v-5h4v2.5h4v-3.5h4v3.5h3v-6h4v6h3v-3.5h4v3.5h4V-51h4v5Z" />
      <g class="torches">
        {TORCHES.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle class="torch-glow" r={11} cy={-8} />
            <path class="torch-wood" d="M0 0V-7" />
            <path class="torch-fire" d="M0-6C-4.5-8-3-12 0-17 3-12 4.5-8 0-6Z" />
          </g>
        ))}
      </g>
    </g>
  );
}
