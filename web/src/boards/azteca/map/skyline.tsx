/** The horizon above the map: sky, sun and volcanoes, drawn as high as the space allows. */
import { Volcano } from "./hills";
import { MAP_WIDTH } from "./shapes";

const FAR =
  "M0 0V-16Q40-34 84-18 120-30 150-14 190-26 236-8 300-24 352-10 420-30 474-12 540-26 590-14 640-30 672-18V0Z";
const NEAR = "M0 0V-8Q30-18 64-6 110-18 156-4 210-14 262-3 330-14 396-4 450-16 520-5 580-16 672-6V0Z";

export function Skyline({ height }: { height: number }) {
  if (height < 4) return null;
  const size = Math.min(1, height / 90);
  return (
    <g class="skyline">
      <rect class="sky-ground" y={-height} width={MAP_WIDTH} height={height + 2} />
      <circle class="sky-sun" cx={318} cy={-height * 0.42} r={height * 0.3} />
      <path class="sky-cloud" d={CLOUD} transform={`translate(110 ${-height * 0.62}) scale(${size})`} />
      <path class="sky-cloud" d={CLOUD} transform={`translate(420 ${-height * 0.74}) scale(${size * 0.8})`} />
      <path class="sky-far" d={FAR} />
      <Volcano x={532} y={-3} size={1.25 * size} smokes={false} />
      <Volcano x={600} y={-3} size={1.05 * size} smokes />
      <path class="sky-near" d={NEAR} />
    </g>
  );
}

const CLOUD = "M-26 8Q-34 8-33 1-32-6-24-5-22-13-13-12-5-16 1-9 9-14 15-7 24-9 26-2 32 0 30 8Z";
