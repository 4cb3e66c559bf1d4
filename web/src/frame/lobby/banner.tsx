import { gearPath } from "../../boards/polar";
import { Pawn } from "../../boards/seats";

const WIDTH = 920;
const GROUND = 214;

/** The picture above the lobby: sun, hills, a temple, wheels that mesh, and four who arrive. */
export function Banner() {
  return (
    <svg class="banner" viewBox={`0 0 ${WIDTH} 262`} role="presentation" aria-hidden="true">
      <rect class="banner-sky" x="2" y="2" width={WIDTH - 4} height="258" rx="22" />
      <g transform="translate(138 104)">
        {Array.from({ length: 16 }, (_, i) => (
          <path key={i} class="banner-ray" d="M-9-58 0-80 9-58Z" transform={`rotate(${i * 22.5})`} />
        ))}
        <circle class="banner-sun" r="58" />
        <path
          class="banner-face"
          d="M-30-8c8-9 16-9 22 0M8-8c6-9 14-9 22 0M-4-6 -7 16H7L4-6M-18 28c10 8 26 8 36 0"
        />
      </g>
      {[
        [250, 1.05],
        [330, 0.8],
        [868, 0.72],
      ].map(([x, size]) => (
        <path
          key={x}
          class="banner-hill"
          d="M-62 0C-64-44-44-52-42-78-40-104-20-112 0-112S40-104 42-78C44-52 64-44 62 0Z"
          transform={`translate(${x} ${GROUND}) scale(${size})`}
        />
      ))}
      <Pyramid x={490} />
      <g class="banner-gears">
        <path d={gearPath(16, 78)} transform="translate(660 126)" />
        <path
          d={gearPath(10, 48.75)}
          transform="translate(660 126) rotate(78.75) translate(0 -127.75) rotate(18)"
        />
        <circle class="banner-hub" cx="660" cy="126" r="46" />
        <circle class="banner-hub small" cx="785.3" cy="101" r="24" />
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            class="banner-petal"
            transform={`translate(660 126) rotate(${turn})`}
            d="M0-6C-17-15-17-31 0-40 17-31 17-15 0-6Z"
          />
        ))}
        <circle class="banner-heart" cx="660" cy="126" r="11" />
      </g>
      <path
        class="banner-ground"
        d={`M2 ${GROUND}H${WIDTH - 2}V238Q${WIDTH - 2} 260 ${WIDTH - 24} 260H24Q2 260 2 238Z`}
      />
      <path class="banner-fret" d={fret()} />
      {[0, 1, 2, 3].map((seat) => (
        <g key={seat} transform={`translate(${262 + seat * 58} ${GROUND - 26})`}>
          <Pawn seat={seat} scale={1.75} />
        </g>
      ))}
    </svg>
  );
}

function Pyramid({ x }: { x: number }) {
  const steps = 6;
  return (
    <g transform={`translate(${x} ${GROUND})`}>
      {Array.from({ length: steps }, (_, i) => (
        <rect
          key={i}
          class="banner-step"
          x={-104 + i * 14}
          y={-24 * (i + 1)}
          width={208 - i * 28}
          height="24"
        />
      ))}
      <path class="banner-stairs" d="M-18 0V-144H18V0Z" />
      <path
        class="banner-line"
        d={Array.from({ length: 11 }, (_, i) => `M-18 ${-12 * (i + 1)}H18`).join("")}
      />
      <path class="banner-house" d="M-34-144V-176H34V-144Z" />
      <path class="banner-door" d="M-10-144V-165H10V-144Z" />
      <path class="banner-roof" d="M-42-176H42L32-192H-32Z" />
    </g>
  );
}

/** The step-fret that divides picture and page. */
function fret(): string {
  let path = `M24 252`;
  for (let x = 24; x < WIDTH - 50; x += 28)
    path += `V230H${x + 18}V244H${x + 9}V238M${x + 28} 252H${x}M${x + 28} 252`;
  return path;
}
