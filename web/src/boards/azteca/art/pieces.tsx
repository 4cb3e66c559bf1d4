/** Pieces on the map. Each kind has its own outline and measures about 26 by 26 around its centre. */
import { SeatMark, seatColour } from "../../seats";
import type { Soldier } from "../view";

interface At {
  x?: number;
  y?: number;
  scale?: number;
}

interface Owned extends At {
  seat: number;
}

const moved = ({ x = 0, y = 0, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`;

/** An army: a feathered shield with its letter and a pip for each soldier. */
export function Shield({
  seat,
  letter,
  units,
  active = false,
  ...at
}: Owned & { letter: string; units: number; active?: boolean }) {
  return (
    <g class={active ? "piece shield active" : "piece shield"} transform={moved(at)}>
      {units === 0 && <path class="shield-feathers" d="M-8 6-7 12-3.5 9.5 0 13 3.5 9.5 7 12 8 6Z" />}
      <circle class="shield-face" r={11} cy={-2.5} fill={seatColour(seat)} />
      <circle class="shield-rim" r={8.4} cy={-2.5} />
      <text class="letter" y={2.5}>
        {letter.toUpperCase()}
      </text>
      {units > 0 && <rect class="pips" x={-12} y={6.5} width={24} height={7.5} rx={3.7} />}
      {Array.from({ length: units }, (_, i) => (
        <circle key={i} class="pip" cx={(i - (Math.min(units, 4) - 1) / 2) * 5.2} cy={10.3} r={1.9} />
      ))}
    </g>
  );
}

/** A city: a stepped temple in its owner's colour; a ring marks an assimilated city. */
export function Tower({ seat, assimilated, ...at }: Owned & { assimilated: boolean }) {
  return (
    <g class="piece tower" transform={moved(at)}>
      {assimilated && <circle class="assimilated-ring" r={14} />}
      <path class="tower-body" d="M-12 11V5H-9V-1H-6V-7H6V-1H9V5H12V11Z" fill={seatColour(seat)} />
      <path class="tower-stairs" d="M-2.6 11-2-7H2L2.6 11Z" />
      <path class="tower-house" d="M-4.5-7V-12H4.5V-7Z" fill={seatColour(seat)} />
      <SeatMark seat={seat} y={-10} scale={0.3} />
    </g>
  );
}

/** The sign for a conquest in Aztec codices: the loser's temple, toppled and burning. */
export function BurningTemple({ seat, ...at }: Owned) {
  return (
    <g class="piece burning" transform={moved(at)}>
      <path class="flames" d="M-9 2Q-15-6-8-13-7-8-4-9-5-17 3-20 1-13 6-11 10-14 9-18 16-10 10 2Z" />
      <g transform="rotate(-16)">
        <path class="burning-walls" d="M-10 10V4H-6V-1H6V4H10V10Z" fill={seatColour(seat)} />
        <path class="burning-roof" d="M3-2 9-11 15-4 9 1Z" fill={seatColour(seat)} />
      </g>
    </g>
  );
}

/** A merchant with a bundle. */
export function Pochteca({ seat, letter, spy = false, ...at }: Owned & { letter: string; spy?: boolean }) {
  return (
    <g class={spy ? "piece pochteca spy" : "piece pochteca"} transform={moved(at)}>
      <path class="bundle" d="M-11-10H4Q8-10 8-6V5H-11Q-13-3-11-10Z" fill={seatColour(seat)} />
      <path class="bundle-rope" d="M-4-10V5M-12-3H8" />
      <path class="staff" d="M11-12V13" />
      <path class="legs" d="M-7 5-8 12M1 5 2 12" />
      <circle class="bundle-letter" cx={-2} cy={-2.5} r={6.6} />
      <text class="letter dark" x={-2} y={2}>
        {letter.toUpperCase()}
      </text>
      {spy && (
        <g transform="translate(6 8)">
          <path class="eye" d="M-7 0Q0-7 7 0 0 7-7 0Z" />
          <circle class="eye-ball" r={2.2} />
        </g>
      )}
    </g>
  );
}

/**
 * The war canoes of one player on a lake, with their number. A flag shows that the player controls the lake.
 */
export function Ship({ seat, n, flag = false, ...at }: Owned & { n: number; flag?: boolean }) {
  return (
    <g class="piece ship" transform={moved(at)}>
      {flag && <path class="flag" d="M-7 0V-14H6L2-10 6-6H-5" fill={seatColour(seat)} />}
      <path
        class="hull"
        d="M-15-1Q-12-3-10 0H10Q12-3 15-1 13 10 6 10H-6Q-13 10-15-1Z"
        fill={seatColour(seat)}
      />
      <text class="letter" y={9}>
        {n}
      </text>
    </g>
  );
}

/** The Reserve in a capital: a war drum with the number of soldiers. */
export function Reserve({ seat, n, ...at }: Owned & { n: number }) {
  return (
    <g class="piece reserve" transform={moved(at)}>
      <path class="drum" d="M-11-9H11V9H-11Z" fill={seatColour(seat)} />
      <path class="drum-skin" d="M-12-11H12V-7H-12ZM-12 7H12V11H-12Z" />
      <text class="letter" y={5}>
        {n}
      </text>
    </g>
  );
}

/** A territory marker: the value of an area in each round. */
export function Marker({
  value,
  faceDown = false,
  ...at
}: At & { value: number | null; faceDown?: boolean }) {
  return (
    <g class={faceDown ? "piece marker face-down" : "piece marker"} transform={moved(at)}>
      <path class="marker-ground" d="M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z" />
      <text class="letter" y={5}>
        {value ?? "?"}
      </text>
    </g>
  );
}

/** A soldier on a player's display: a warrior with a spear, or a jaguar warrior with ears. */
export function SoldierSign({ kind, ...at }: At & { kind: Soldier | "unknown" }) {
  if (kind === "warrior")
    return (
      <g class="soldier warrior" transform={moved(at)}>
        <path class="spear" d="M7-10V10M5-7 7-11 9-7" />
        <circle class="soldier-head" cx={-1} cy={-5} r={4} />
        <path class="soldier-body" d="M-7 9C-7 2-4 0-1 0S5 2 5 9Z" />
      </g>
    );
  if (kind === "jaguar")
    return (
      <g class="soldier jaguar" transform={moved(at)}>
        <path class="jaguar-head" d="M-9-9-4-6H4L9-9V1Q7 9 0 9T-9 1Z" />
        <path class="jaguar-eyes" d="M-5-1h3M2-1h3M-3 5 0 6.5 3 5" />
        <path class="jaguar-spots" d="M-6 3h1M5 3h1M0-4h1" />
      </g>
    );
  return (
    <g class="soldier unknown" transform={moved(at)}>
      <path class="soldier-body" d="M-7 9C-7 2-4 0-1 0S5 2 5 9Z" />
      <circle class="soldier-head" cx={-1} cy={-5} r={4} />
    </g>
  );
}
