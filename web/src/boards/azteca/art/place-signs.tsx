/**
 * Signs of city-states, based on the meaning of their names and drawn in the style of the codices; about 24
 * by 24 around the centre.
 */

type Part = readonly [look: string, path: string];

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const HILL: Part = ["jade", "M-11 11Q-11-3 0-4T11 11Z"];
const FOOT: Part = ["cinnabar", "M-11 11-10 7H10L11 11Z"];

const SIGNS: Record<string, readonly Part[]> = {
  "1": [
    ["line", "M-10 11V-7M10 11V-7M-11 5H11M-11-4H11"],
    ["plaster", "M-5-3V-7Q-5-11 0-11T5-7V-3L3 1H-3Z"],
    ["ink", `${dot(-2, -6, 1)}${dot(2, -6, 1)}`],
  ],
  "2": [
    ["corn", "M-11 11Q0 3 11 11Z"],
    ["line", "M-4-3-10-8M-4-1-11 2M4-3 10-8M4-1 11 2M-3 1-8 7M3 1 8 7"],
    ["cacao", dot(0, -2, 4.5)],
  ],
  "3": [
    ["cacao", "M-2 11V0H2V11Z"],
    ["jade", "M0-12Q8-12 8-5 12-2 8 3H-8Q-12-2-8-5-8-12 0-12Z"],
  ],
  "4": [["jade", "M-11 11Q-13-6-2-9 9-10 7-3 12 2 11 11Z"], FOOT, ["line", "M-3 2Q0-3 5 1"]],
  "5": [HILL, FOOT, ["cinnabar", "M-5-4V-11H3L10-8 3-6V-4Z"], ["ink", dot(-1, -8, 1)]],
  "6": [
    ["stone", "M-11 11V-4H-7V-8H-3V-4H3V-8H7V-4H11V11Z"],
    ["line", "M-11 3H11M-4 3V11M4 3V11M0-4V3"],
  ],
  "7": [["jade", "M-11 11Q-11-9 0-9 6-8 5 0L11 4 6 6 8 11Z"], FOOT],
  "8": [
    ["line", "M-7 11V0M0 11V-5M7 11V0"],
    ["cinnabar", `${dot(-7, -2, 3.4)}${dot(0, -7, 3.8)}${dot(7, -2, 3.4)}`],
    ["corn", `${dot(-7, -2, 1)}${dot(0, -7, 1.2)}${dot(7, -2, 1)}`],
  ],
  "9": [
    ["corn", "M-9-10-4-6H4L9-10 8 2 3 10H-3L-8 2Z"],
    ["ink", `${dot(-4, -1, 1)}${dot(4, -1, 1)}M-2.5 6H2.5L0 9Z`],
  ],
  "10": [
    ["blue", "M-11 3Q-5-1 0 3T11 3V11H-11Z"],
    ["plaster", "M-8 2-6-6H6L8 2Z"],
    ["line", "M-3-6V2M3-6V2"],
  ],
  "11": [
    ["jade", "M-11 4H11V11H-11Z"],
    ["line", "M-4 4V11M4 4V11M-7 4V0M0 4V-3M7 4V0"],
    ["cochineal", `${dot(-7, -3, 3.2)}${dot(0, -7, 3.6)}${dot(7, -3, 3.2)}`],
  ],
  "12": [
    ["blue", dot(0, 0, 10.5)],
    ["plaster", dot(0, 0, 5)],
    ["line", "M-10 0H-5M5 0H10M0-10V-5M0 5V10"],
  ],
  "13": [
    ["line", "M0 11V-3M0 4-7-2M0 1 7-5"],
    ["jade", `${dot(-7, -4, 3.6)}${dot(0, -7, 4.4)}${dot(7, -7, 3.4)}`],
  ],
  "14": [
    ["corn", `${dot(0, -9, 2.6)}${dot(0, 9, 2.6)}${dot(-9, 0, 2.6)}${dot(9, 0, 2.6)}`],
    ["jade", dot(0, 0, 8.4)],
    ["plaster", dot(0, 0, 3.4)],
  ],
  "15": [
    ["plaster", "M-7-9H7L11 10H-11Z"],
    ["cinnabar", "M-9 2H9L9.8 6H-9.8Z"],
    ["line", "M-3-9 0-12 3-9"],
  ],
  "16": [HILL, FOOT, ["red-line", "M-8-3Q-9-10-3-9T4-7 9-12"]],
  "17": [
    ["plaster", "M-9 11V-2H9V11Z"],
    ["cinnabar", "M-11-2-7-8H7L11-2Z"],
    ["ink", "M-3 11V4H3V11Z"],
  ],
  "18": [
    ["corn", "M-5 11V-3Q-5-8 1-8H10V-3H2Q1-3 1-1V11Z"],
    ["blue", `${dot(-9, -4, 2.2)}${dot(-9, 3, 2.2)}${dot(7, 4, 2.4)}`],
  ],
  "19": [
    ["corn", dot(-1, -8, 4)],
    ["stone", "M-12 11-8 4H-7L-4-2H-2L1 4H2L6 11Z"],
    ["ash", "M2 11 5 5H9L12 11Z"],
  ],
  "20": [
    ["plaster", "M-10-10H10V10H-10Z"],
    ["blue", [-6, 0, 6].flatMap((x) => [-6, 0, 6].map((y) => dot(x, y, 1.9))).join("")],
  ],
  "21": [
    ["line", "M-5-11Q10 0-5 11M-5-11V11"],
    ["line", "M-10 0H10"],
    ["cinnabar", "M11 0 5-4V4Z"],
  ],
  "22": [HILL, FOOT, ["ink", "M-4 11Q-4 3 0 3T4 11Z"], ["corn", "M-6-4V-9H6V-4Z"]],
  "23": [
    ["stone", "M-8 11Q-8 5 0 5T8 11Z"],
    ["jade", "M-3 6Q-6-3 0-6 6-3 3 6ZM-3-2Q-11-2-10-10-3-10-2-4ZM3-4Q3-11 10-12 12-3 3-2Z"],
  ],
  "24": [
    ["line", "M-4-1-10-5M-4 1-10 6M4-1 10-5M4 1 10 6M-2-9-5-12M2-9 5-12"],
    ["cinnabar", `${dot(0, -7, 3.4)}${dot(0, 0, 3)}${dot(0, 7, 4.4)}`],
  ],
  "25": [HILL, FOOT, ["corn", "M-4-5Q-7-11 0-11T4-5Z"], ["jade", "M-2-11Q-2-14 0-14T2-11Z"]],
  "26": [["jade", "M-11 11Q-11-10 2-11 12-11 9-3 6-7 3-2 11 3 11 11Z"], FOOT],
  "27": [
    ["line", "M-8 11V-4M-3 11V-8M3 11V-9M8 11V-4"],
    ["cacao", "M-9.4-4V-9H-6.6V-4ZM-4.4-7V-12H-1.6V-7ZM1.6-8V-12H4.4V-8ZM6.6-4V-9H9.4V-4Z"],
    ["blue", "M-11 7Q-5 4 0 7T11 7V11H-11Z"],
  ],
  "28": [
    ["plaster", "M0-11 11 0 0 11-11 0Z"],
    ["line", "M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5M0-11V11M-11 0H11"],
  ],
  "29": [
    ["cacao", "M-5 11V0H-1V11Z"],
    ["jade", "M-3-12Q4-12 4-5 8-2 4 2H-10Q-13-2-9-5-9-12-3-12Z"],
    ["line", "M3 6Q9 8 10 3T6 0"],
  ],
  "30": [HILL, FOOT, ["corn", dot(0, -6, 5)], ["line", "M-3-6H3"]],
};

export function PlaceSign({ id }: { id: string }) {
  return (
    <g class="sign place-sign">
      {(SIGNS[id] ?? []).map(([look, d], i) => (
        <path key={i} class={`sign-${look}`} d={d} />
      ))}
    </g>
  );
}
