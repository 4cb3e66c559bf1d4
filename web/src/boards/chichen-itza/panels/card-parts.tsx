import { Sign } from "../art/signs";
import { emblem } from "../emblems";
import type { HeroType } from "../view";

/** The width of a card's painted side. */
export function artWidth(width: number): number {
  return Math.round(Math.min(66, width * 0.27));
}

/** A card's text without the upkeep, which is shown separately as a coin. */
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

interface Size {
  width: number;
  height: number;
}

/** The painted side of a card, with a stepped edge like a temple. */
function Painting({ width, height }: Size) {
  const step = height / 4;
  return (
    <>
      <path
        class="emblem-ground"
        d={`M1 8a7 7 0 0 1 7-7H${width - 15}V${step}h5v${step}h5v${step}h5V${height - 1}H8a7 7 0 0 1-7-7Z`}
      />
      <path class="emblem-frame" d={`M5 ${height - 9}V10a5 5 0 0 1 5-5H${width - 20}`} />
    </>
  );
}

/** The picture of a card: its subject on the colour of its god. */
export function Emblem({ keyName, width, height }: Size & { keyName: string }) {
  const [main, second] = emblem(keyName);
  const [x, y] = [width / 2 - 2, height / 2];
  const size = Math.min(width * 0.64, height * 0.72);
  return (
    <g class="emblem">
      <Painting width={width} height={height} />
      {main && <Sign name={main} size={size} x={second ? x - 4 : x} y={second ? y - 4 : y} />}
      {second && <Sign name={second} size={size * 0.6} x={x + size * 0.36} y={y + size * 0.36} />}
    </g>
  );
}

/** A title with more characters than this takes two lines. */
const LONG_TITLE = 20;

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
      <div class={title.length > LONG_TITLE ? "card-text long" : "card-text"}>
        <b>{title.slice(0, 1).toUpperCase() + title.slice(1)}</b>
        <span>{text}</span>
      </div>
    </foreignObject>
  );
}

export function Portrait({ hero, width, height }: Size & { hero: HeroType }) {
  return (
    <g class="portrait">
      <Painting width={width} height={height} />
      <Sign name={hero} size={Math.min(width * 0.68, height * 0.76)} x={width / 2 - 2} y={height / 2} />
    </g>
  );
}
