/**
 * The four capitals in miniature, each with its own outline. The origin of each drawing is the middle of its
 * base, and its size is about 100 by 56. */

interface City {
  walls: string;
  /** Stairs and doors. */
  openings: string;
}

const CITIES: Record<string, City> = {
  /* two shrines on one pyramid */
  "23": {
    walls:
      "M-46 0V-8H-38V-16H-31V-24H-24V-32H-20V-48L-12-54-4-48V-32H4V-48L12-54 20-48V-32H24V-24H31V-16H38V-8H46V0Z",
    openings: "M-17 0-14-32H-8L-6 0ZM6 0 8-32H14L17 0ZM-14-36V-43H-9V-36ZM9-36V-43H14V-36Z",
  },
  /* a palace of many halls */
  "24": {
    walls: "M-50 0V-20H-46V-26H-30V-20H-22V-34H-18V-42H18V-34H22V-20H30V-26H46V-20H50V0Z",
    openings: "M-42 0V-12H-34V0ZM34 0V-12H42V0ZM-6 0V-22H6V0ZM-14-26V-34H-8V-26ZM8-26V-34H14V-26Z",
  },
  /* the tower of nine floors next to its temple */
  "25": {
    walls: "M-48 0V-10H-41V-18H-34V-26H-27V-38H-11V-26H-4V-18H3V0H14V-46L22-56 30-46V0H48V-14H36V0Z",
    openings: "M-23 0-22-26H-16L-15 0ZM19 0V-8H25V0ZM19-16V-22H25V-16ZM19-30V-36H25V-30Z",
  },
  /* the bent hill with the old temple on its ridge */
  "26": {
    walls: "M-50 0Q-48-34-18-44-2-52 8-42 4-34-4-36-8-26 4-20H14V-30H18V-38H38V-30H42V-12H50V0Z",
    openings: "M24 0 25-30H31L32 0Z",
  },
};

export function Capital({ id, x, y, scale }: { id: string; x: number; y: number; scale: number }) {
  const city = CITIES[id];
  if (!city) return null;
  return (
    <g
      class="capital-city"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}
    >
      <path class="capital-walls" d={city.walls} />
      <path class="capital-openings" d={city.openings} />
    </g>
  );
}
