import { useTable } from "../../board";
import { Hero } from "../art/units";
import type { ChichenBox } from "../components";
import { doubleHexPath, hexCentre, hexPath, middle, type Point } from "../geometry";
import { COLUMN } from "../map/city";
import { own } from "../messages";
import type { ChichenView } from "../view";
import { placeOf } from "./distribution";
import { type Steps, useStepper } from "./use-stepper";
import "./steppers.css";
import { onPressKey } from "../../press-keys";

const REACH = 46;
/** The upper and the lower half of a hex; in the city, the right and the left hex. */
const HALVES = {
  hex: {
    more: { ground: "M-44-50H44V0H-44Z", sign: "M-9-30H9M0-39V-21" },
    less: { ground: "M-44 0H44V50H-44Z", sign: "M-9 30H9" },
  },
  city: {
    more: { ground: "M0-50H90V50H0Z", sign: "M49-18H67M58-27V-9" },
    less: { ground: "M-90-50H0V50H-90Z", sign: "M-67-18H-49" },
  },
};

/**
 * Shows a number on every place, with a plus above and a minus below it. Each half of the hex is a button.
 */
export function MapSteppers() {
  const table = useTable();
  const steps = useStepper();
  if (!steps) return null;
  const view = table.view as ChichenView;
  const city = middle((table.box as ChichenBox).layout.city_hexes);
  const { warriors, heroes } = steps.distribution;
  const places = steps.held ? (heroes.get(steps.held) ?? warriors) : warriors;
  return (
    <g class="steppers">
      <clipPath id="stepper-hex">
        <path d={hexPath(REACH)} />
      </clipPath>
      <clipPath id="stepper-city">
        <path d={doubleHexPath(4)} />
      </clipPath>
      {[...places.keys()].map((place) => {
        const tile = view.tiles.find((one) => one.id === place);
        const at = place === "city" ? city : tile && tile.q !== null ? hexCentre(tile.q, tile.r ?? 0) : null;
        return at && <PlaceStepper key={place} place={place} at={at} steps={steps} viewer={table.viewer} />;
      })}
      {steps.distribution.is === "regroup" && !places.has("city") && (
        <InTheCity
          at={{ x: city.x + (table.viewer - (view.players - 1) / 2) * COLUMN, y: city.y + 23 }}
          steps={steps}
          viewer={table.viewer}
        />
      )}
    </g>
  );
}

interface Props {
  place: string;
  at: Point;
  steps: Steps;
  viewer: number;
}

function PlaceStepper({ place, at, steps, viewer }: Props) {
  const table = useTable();
  const { distribution, values, held } = steps;
  const field = distribution.warriors.get(place) ?? distribution.rest;
  const n = values[field] ?? 0;
  const by = n - (distribution.form.fields[field]?.value ?? 0);
  const name = table.thing(place);
  const heroes = [...distribution.heroes.keys()].filter(
    (hero) => placeOf(distribution, values, hero) === place,
  );
  const halves = place === "city" ? HALVES.city : HALVES.hex;
  const number = distribution.is === "reinforce" ? `+${n}` : String(n);
  const clip = `url(#${place === "city" ? "stepper-city" : "stepper-hex"})`;
  return (
    <g class={by === 0 ? "stepper" : "stepper changed"} transform={`translate(${at.x} ${at.y})`}>
      {held ? (
        <Half
          label={own("put-hero", { hero: table.thing(held), place: name })}
          press={() => steps.putHeld(place)}
          word={`put ${place.toLowerCase()}`}
          clip={clip}
          off={!steps.admits(place)}
        >
          <rect class="stepper-ground" x={-90} y={-50} width={180} height={100} />
          <g class="ghost">
            <Hero seat={viewer} hero={held} x={0} y={24} />
          </g>
        </Half>
      ) : (
        <>
          <Half
            label={own("one-more", { place: name, n })}
            press={() => steps.add(place, 1)}
            word={`more ${place.toLowerCase()}`}
            clip={clip}
            off={!steps.fits(place, 1)}
          >
            <path class="stepper-ground" d={halves.more.ground} />
            <path class="stepper-sign" d={halves.more.sign} />
          </Half>
          <Half
            label={own("one-less", { place: name, n })}
            press={() => steps.add(place, -1)}
            word={`less ${place.toLowerCase()}`}
            clip={clip}
            off={!steps.fits(place, -1)}
          >
            <path class="stepper-ground" d={halves.less.ground} />
            <path class="stepper-sign" d={halves.less.sign} />
          </Half>
          <g class="stepper-number">
            <rect x={-18} y={-12} width={36} height={24} rx={8} />
            <text y={6.5}>{number}</text>
          </g>
        </>
      )}
      {!held &&
        heroes.map((hero, i) => (
          <g key={hero} class="stepper-hero">
            <Hero seat={viewer} hero={hero} x={-30 + i * 14} y={12} scale={0.7} />
          </g>
        ))}
    </g>
  );
}

/** Shows the number of warriors and the heroes that stay in the city, over the player's part of the city. */
function InTheCity({ at, steps, viewer }: { at: Point; steps: Steps; viewer: number }) {
  const { distribution, values, left } = steps;
  const changed = left !== (distribution.form.fields[distribution.rest]?.value ?? 0);
  const heroes = [...distribution.heroes.keys()].filter(
    (hero) => placeOf(distribution, values, hero) === "city",
  );
  return (
    <g
      class={changed ? "stepper changed" : "stepper"}
      data-step-city={left}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g class="stepper-number">
        <rect x={-21} y={-14} width={42} height={28} rx={8} />
        <text y={6.5}>{left}</text>
      </g>
      {heroes.map((hero, i) => (
        <g key={hero} class="stepper-hero">
          <Hero seat={viewer} hero={hero} x={(i - (heroes.length - 1) / 2) * 14} y={-14} scale={0.8} />
        </g>
      ))}
    </g>
  );
}

/** One half of a hex as a button. */
function Half({
  label,
  press,
  word,
  clip,
  off = false,
  children,
}: {
  label: string;
  press: () => void;
  word: string;
  clip: string;
  off?: boolean;
  children: preact.ComponentChildren;
}) {
  return (
    <g
      class={off ? "stepper-half off" : "stepper-half"}
      data-step={word}
      role="button"
      tabindex={off ? -1 : 0}
      aria-label={label}
      aria-disabled={off ? "true" : undefined}
      clip-path={clip}
      onClick={press}
      onKeyDown={onPressKey(() => press())}
    >
      {children}
    </g>
  );
}
