import { Sign } from "../art/signs";
import { emblem } from "../emblems";
import type { HeroType } from "../view";

/** The upkeep stands beside as a coin. */
export function withoutUpkeep(text: string): string {
  return text.replace(/; [^;]*$/, "");
}

export function Upkeep({ coins, x, y }: { coins: number; x: number; y: number }) {
  return (
    <g class="price-disc" transform={`translate(${x} ${y})`}>
      <circle r={10.5} />
      <text y={5.5}>{coins}</text>
    </g>
  );
}

/** The picture of a card: what it is about, on the colour of its god. */
export function Emblem({ keyName, size }: { keyName: string; size: number }) {
  const [main, second] = emblem(keyName);
  return (
    <g class="emblem" transform={`translate(${size / 2} ${size / 2})`}>
      <path
        class="emblem-ground"
        d={`M${-size / 2 + 3} ${size / 2 - 3}V${-size / 2 + 11}H${-size / 2 + 11}V${-size / 2 + 3}H${size / 2 - 11}V${-size / 2 + 11}H${size / 2 - 3}V${size / 2 - 3}Z`}
      />
      {main && (
        <Sign name={main} size={size * 0.6} x={second ? -size * 0.06 : 0} y={second ? -size * 0.03 : 0} />
      )}
      {second && <Sign name={second} size={size * 0.36} x={size * 0.25} y={size * 0.24} />}
    </g>
  );
}

export function CardText({
  title,
  text,
  x,
  width,
  height,
}: {
  title: string;
  text: string;
  x: number;
  width: number;
  height: number;
}) {
  return (
    <foreignObject x={x} y={0} width={width} height={height}>
      <div class="card-text">
        <b>{title.slice(0, 1).toUpperCase() + title.slice(1)}</b>
        <span>{text}</span>
      </div>
    </foreignObject>
  );
}

export function Portrait({ hero, size }: { hero: HeroType; size: number }) {
  return (
    <g class="portrait">
      <rect class="emblem-ground" x={3} y={3} width={size - 6} height={size - 6} rx={8} />
      <Sign name={hero} size={size * 0.72} x={size / 2} y={size / 2} />
    </g>
  );
}
