/** Signs for panels, lists and cards, drawn in flat colours within dark contours; each measures 24 by 24. */

export type SignName =
  | "tribute"
  | "points"
  | "hand"
  | "city"
  | "ship"
  | "pochteca"
  | "soldiers"
  | "envelope"
  | "urn"
  | "warrior"
  | "jaguar"
  | "general"
  | "dike"
  | "counter"
  | CardName
  | PhaseName;

export type PhaseName =
  | "cards"
  | "purchase"
  | "slaves"
  | "pochtecas"
  | "lakes"
  | "war"
  | "judgement"
  | "setup";

export type CardName =
  | "tlenamacac"
  | "sorcerer"
  | "insubordination"
  | "tlaloc"
  | "submission"
  | "yacatecuhtli"
  | "assassination"
  | "chalchiuhtlicue"
  | "raid"
  | "reinforcements"
  | "alliance"
  | "eruption"
  | "flood"
  | "diversion";

type Part = [look: string, path: string];

const CANOE: Part[] = [["cacao", "M2 12Q4 10 6 13H18Q20 10 22 12 21 20 16 20H8Q3 20 2 12Z"]];

const SIGNS: Record<string, Part[]> = {
  tribute: [
    ["corn", "M4 10Q12 5 20 10L18 21H6Z"],
    ["line", "M6 14H18M7 18H17"],
    ["jade", "M8 9Q7 4 12 3 17 4 16 9"],
  ],
  points: [
    ["plaster", "M5 11C5 5 8 3 12 3S19 5 19 11C19 14 17 15 16 16V20H8V16C7 15 5 14 5 11Z"],
    ["ink", "M8 11H11V13H8ZM13 11H16V13H13Z"],
    ["line", "M10 20V17M12 20V17M14 20V17"],
  ],
  hand: [
    ["cochineal", "M4 6 13 3 18 18 9 21Z"],
    ["plaster", "M9 4H20V20H9Z"],
    ["line", "M12 8H17M12 12H17M12 16H15"],
  ],
  city: [
    ["stone", "M3 21V16H6V11H9V6H15V11H18V16H21V21Z"],
    ["plaster", "M10 21 10.5 6H13.5L14 21Z"],
  ],
  ship: CANOE.concat([
    ["line", "M12 12V4"],
    ["plaster", "M12 4H19L16 7 19 10H12Z"],
  ]),
  pochteca: [
    ["corn", "M4 4H15Q18 4 18 8V16H4Z"],
    ["line", "M11 4V16M4 10H18M7 16V21M15 16V21M21 3V21"],
  ],
  soldiers: [
    ["cinnabar", "M3 21C3 14 6 12 9 12S15 14 15 21Z"],
    ["plaster", "M9 4A3.6 3.6 0 1 1 9 11.2 3.6 3.6 0 1 1 9 4Z"],
    ["line", "M19 3V21M17 6 19 2.5 21 6"],
  ],
  envelope: [
    ["plaster", "M3 6H21V19H3Z"],
    ["line", "M3 6 12 13 21 6"],
    ["cinnabar", "M12 11A3 3 0 1 1 12 17 3 3 0 1 1 12 11Z"],
  ],
  urn: [
    ["corn", "M8 3H16V6L19 11Q20 18 15 21H9Q4 18 5 11L8 6Z"],
    ["line", "M5.5 11H18.5M7 15 9 13 11 15 13 13 15 15 17 13"],
  ],
  warrior: [
    ["corn", "M5 21C5 14 8 12 11 12S17 14 17 21Z"],
    ["plaster", "M11 4A3.6 3.6 0 1 1 11 11.2 3.6 3.6 0 1 1 11 4Z"],
    ["line", "M20 3V21M18 6 20 2.5 22 6"],
  ],
  jaguar: [
    ["corn", "M3 4 8 7H16L21 4V13Q20 21 12 21T3 13Z"],
    ["line", "M7 12H10M14 12H17M9 17 12 18.5 15 17"],
    ["ink", "M11 9H13V10.5H11ZM5.5 15H7V16.5H5.5ZM17 15H18.5V16.5H17Z"],
  ],
  general: [
    ["cinnabar", "M12 3A8 8 0 1 1 12 19 8 8 0 1 1 12 3Z"],
    ["plaster", "M12 7A4 4 0 1 1 12 15 4 4 0 1 1 12 7Z"],
    ["jade", "M6 17 5 23 9 20 12 23 15 20 19 23 18 17Q12 21 6 17Z"],
  ],
  dike: [
    ["blue", "M2 14H22V21H2Z"],
    ["stone", "M2 10H22V15H2Z"],
    ["line", "M7 10V15M12 10V15M17 10V15M5 18Q7 16.5 9 18M14 18Q16 16.5 18 18"],
  ],
  counter: [
    ["jade", "M12 3A9 9 0 1 1 12 21 9 9 0 1 1 12 3Z"],
    ["plaster", "M12 7.5 15.5 14H8.5Z"],
  ],
  cards: [
    ["cochineal", "M3 7 12 4 16 18 7 21Z"],
    ["plaster", "M9 4H20V20H9Z"],
    ["line", "M14.5 8V16M10.5 12H18.5"],
  ],
  setup: [
    ["stone", "M3 21V16H6V11H9V6H15V11H18V16H21V21Z"],
    ["plaster", "M10 21 10.5 6H13.5L14 21Z"],
  ],
  purchase: [
    ["corn", "M4 8H20L18 21H6Z"],
    ["line", "M8 8Q8 3 12 3T16 8M7 13H17M7.5 17H16.5"],
  ],
  slaves: [
    ["plaster", "M9 3A3.4 3.4 0 1 1 9 9.8 3.4 3.4 0 1 1 9 3Z"],
    ["cacao", "M4 21C4 13 6 11 9 11S14 13 14 21Z"],
    ["line", "M6 16H12M12 16 16 14M18 12A2.5 2.5 0 1 1 18 17 2.5 2.5 0 1 1 18 12Z"],
  ],
  pochtecas: [
    ["corn", "M4 4H15Q18 4 18 8V16H4Z"],
    ["line", "M11 4V16M4 10H18M7 16V21M15 16V21M21 3V21"],
  ],
  lakes: [
    ["blue", "M2 14Q7 11 12 14T22 14V21H2Z"],
    ["cacao", "M5 10H19Q18 15 14 15H10Q6 15 5 10Z"],
    ["line", "M12 10V3"],
    ["plaster", "M12 3H17L15 5.5 17 8H12Z"],
  ],
  war: [
    ["cinnabar", "M12 4A7.5 7.5 0 1 1 12 19 7.5 7.5 0 1 1 12 4Z"],
    ["plaster", "M12 8A3.5 3.5 0 1 1 12 15 3.5 3.5 0 1 1 12 8Z"],
    ["line", "M3 21 21 3M21 21 3 3"],
  ],
  judgement: [
    ["stone", "M3 21V16H7V11H11V6H13V11H17V16H21V21Z"],
    ["corn", "M12 1 14 5H10Z"],
    ["cinnabar", "M9 21V17H15V21Z"],
  ],
  tlenamacac: [
    ["plaster", "M4 6H16V18H4Z"],
    ["ink", "M7 9H9V11H7ZM11 13H13V15H11Z"],
    ["line", "M18 8Q22 12 18 17M18 17 21.5 16M18 17 17.4 13.4"],
  ],
  sorcerer: [
    ["cochineal", "M4 21 12 3 20 21Z"],
    ["corn", "M12 8 13.4 11.6 17 12 14.2 14.4 15 18 12 16 9 18 9.8 14.4 7 12 10.6 11.6Z"],
  ],
  insubordination: [
    ["stone", "M3 21V16H6V11H9V6H15V11H18V16H21V21Z"],
    ["red-line", "M4 4 20 21M20 4 4 21"],
  ],
  tlaloc: [
    ["blue", "M4 5H20V16Q12 21 4 16Z"],
    ["plaster", "M8 7A3 3 0 1 1 8 13 3 3 0 1 1 8 7ZM16 7A3 3 0 1 1 16 13 3 3 0 1 1 16 7Z"],
    ["line", "M8 17V21M12 18V22M16 17V21"],
  ],
  submission: [
    ["stone", "M3 14V11H6V7H12V11H15V14Z"],
    ["corn", "M4 21C4 16 8 15 10 18L20 15V21Z"],
  ],
  yacatecuhtli: [
    ["corn", "M4 6H15V16H4Z"],
    ["cinnabar", "M13 2H20L16 9H20L11 21 14 12H10Z"],
  ],
  assassination: [
    ["stone", "M14 2 20 4 10 16 8 14Z"],
    ["cinnabar", "M5 13 11 19 9 21 3 15Z"],
    ["red-line", "M17 14V20M20 16V19"],
  ],
  chalchiuhtlicue: [
    ["blue", "M2 12Q7 8 12 12T22 12V21H2Z"],
    ["jade", "M6 8Q6 2 12 2T18 8V12H6Z"],
    ["line", "M9 7H11M13 7H15M4 17Q7 14.5 10 17T16 17 20 17"],
  ],
  raid: [["cinnabar", "M4 20Q3 12 10 8L9 4 20 9 11 15 10.5 11.5Q7 14 4 20Z"]],
  reinforcements: [
    ["cinnabar", "M3 21C3 14 5 13 8 13S13 14 13 21Z"],
    ["plaster", "M8 6A3 3 0 1 1 8 12 3 3 0 1 1 8 6Z"],
    ["red-line", "M18 6V16M13 11H23"],
  ],
  alliance: [
    ["corn", "M2 9H9L14 13 12 16 8 14 5 17H2Z"],
    ["cacao", "M22 9H16L10 13 14 17 19 16H22Z"],
  ],
  eruption: [
    ["stone", "M2 21 9 9H15L22 21Z"],
    ["cinnabar", "M9 9Q10 3 12 6 13 1 15 9L13 13 12 10 10.5 14Z"],
  ],
  flood: [
    ["blue", "M2 20Q2 8 13 5 20 5 21 11 17 7 13 10 12 15 22 17V21H2Z"],
    ["line", "M5 19Q6 12 11 10"],
  ],
  diversion: [
    ["jade", "M8 4A6 6 0 1 1 8 16 6 6 0 1 1 8 4Z"],
    ["plaster", "M16 9A6 6 0 1 1 16 21 6 6 0 1 1 16 9Z"],
    ["line", "M16 12V18M13 15H19"],
  ],
};

export function hasSign(name: string): boolean {
  return name in SIGNS;
}

/** A sign within a drawing. */
export function Sign({
  name,
  x = 0,
  y = 0,
  size = 24,
}: {
  name: string;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <g class="sign" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {(SIGNS[name] ?? []).map(([look, d], i) => (
        <path key={i} class={`sign-${look}`} d={d} />
      ))}
    </g>
  );
}

/** A sign in a line of text. */
export function TextSign({ name, size = 19 }: { name: string; size?: number }) {
  return (
    <svg class="azteca-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Sign name={name} x={12} y={12} />
    </svg>
  );
}
