/** The land under all hexes: surrounding jungle, coasts, trees and waves. */
import { hexCentre } from "../geometry";
import {
  along,
  type Border,
  bentHex,
  bentLine,
  bordersOf,
  crowns,
  type Hex,
  isCoast,
  isOuter,
  scatter,
} from "./coast";
import { bush, crown, lily, palm, palmTrunk, tuft, wave } from "./plants";

export function Landscape({ hexes }: { hexes: Hex[] }) {
  const borders = bordersOf(hexes);
  const at = (ground: Hex["ground"]) =>
    hexes
      .filter((one) => one.ground === ground)
      .map(({ q, r }) => bentHex(q, r))
      .join("");
  const lines = (of: (border: Border) => boolean) => borders.filter(of).map(bentLine).join("");
  const same = (ground: Hex["ground"]) =>
    lines(({ sides }) => sides.length === 2 && sides.every((one) => one === ground));
  const whole = hexes.map(({ q, r }) => bentHex(q, r)).join("");
  return (
    <g class="landscape" aria-hidden="true">
      <Jungle borders={borders} />
      <path class="beach" d={whole} />
      <path class="water-ground" d={at("water")} />
      <path class="water-lines" d={same("water")} />
      <path class="foam" d={lines(isCoast)} />
      <path class="sand" d={lines(isCoast)} />
      <path class="land-ground" d={at("land")} />
      <path class="land-lines" d={same("land")} />
      <path class="coast-line" d={lines(isCoast)} />
      <path class="outer-line" d={lines(isOuter)} />
      <Waves hexes={hexes} />
      <Trees borders={borders} hexes={hexes} />
    </g>
  );
}

/** Tree crowns around all hexes; crowns farther back are darker. */
function Jungle({ borders }: { borders: Border[] }) {
  const all = crowns(borders);
  const circles = (grow: number, up: number) => all.map(({ x, y, r }) => crown(x, y - up, r + grow)).join("");
  return (
    <g class="jungle">
      <path class="jungle-edge" d={circles(14, 0)} />
      <path class="jungle-back" d={circles(12, 0)} />
      <path class="jungle-front" d={circles(3, 0)} />
      <path class="jungle-leaves" d={all.map(({ x, y, r }) => tuft(x, y, r)).join("")} />
    </g>
  );
}

function Waves({ hexes }: { hexes: Hex[] }) {
  const water = hexes.filter((one) => one.ground === "water").map(({ q, r }) => hexCentre(q, r));
  const waves = water.flatMap(({ x, y }) =>
    [
      [-24, -27],
      [20, -25],
      [-30, 6],
      [30, 12],
      [2, 39],
    ]
      .filter((_, n) => scatter(x, y, n) > 0.25)
      .map(([dx = 0, dy = 0], n) => wave(x + dx + scatter(x, y, n + 9) * 6, y + dy, n % 2 === 0)),
  );
  const lilies = water
    .filter(({ x, y }) => scatter(x, y, 20) > 0.45)
    .map(({ x, y }) => lily(x + (scatter(x, y, 21) > 0.5 ? 27 : -29), y + 25));
  return (
    <>
      <path class="waves" d={waves.join("")} />
      <path class="lilies" d={lilies.join("")} />
    </>
  );
}

/** Trees grow on the lines between two land hexes and in corners, because no figures are placed there. */
function Trees({ borders, hexes }: { borders: Border[]; hexes: Hex[] }) {
  const places = borders
    .filter(({ sides }) => sides.includes("land") && !sides.includes("water") && !sides.includes("city"))
    .flatMap((border) => {
      const { x, y } = along(border, 0.5);
      const n = scatter(Math.round(x), Math.round(y));
      const shares = n < 0.4 ? [0.22, 0.62] : n < 0.75 ? [0.42, 0.8] : [0.5];
      return shares.map((share) => ({ ...along(border, share), n: (n * 7.3 + share) % 1 }));
    })
    .concat(
      hexes
        .filter((one) => one.ground === "land")
        .map(({ q, r }) => {
          const { x, y } = hexCentre(q, r);
          const n = scatter(x, y, 4);
          return { x: x + (n > 0.5 ? 33 : -33), y: y + 16, n };
        }),
    )
    .sort((one, other) => one.y - other.y);
  const palms = places.filter(({ n }) => n > 0.72);
  const bushes = places.filter(({ n }) => n <= 0.72);
  return (
    <>
      <path class="bushes" d={bushes.map(({ x, y, n }) => bush(x, y + 4, 8 + n * 5)).join("")} />
      <path class="bush-light" d={bushes.map(({ x, y, n }) => tuft(x, y, 6 + n * 4)).join("")} />
      <path class="palm-trunks" d={palms.map(({ x, y }) => palmTrunk(x, y + 6)).join("")} />
      <path class="palms" d={palms.map(({ x, y }) => palm(x, y + 6)).join("")} />
    </>
  );
}
