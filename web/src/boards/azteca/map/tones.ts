/** The ground tone of each inner area; neighbouring areas have different tones. */
const TONES: Readonly<Record<string, readonly string[]>> = {
  wheat: ["1", "5", "6", "10", "11", "14", "17", "18", "21"],
  sand: ["2", "4", "7", "9", "13", "16", "19"],
  sage: ["3", "8", "12", "15", "20", "22"],
};

const BY_AREA = new Map(Object.entries(TONES).flatMap(([tone, areas]) => areas.map((area) => [area, tone])));

export function toneOf(area: string): string {
  return BY_AREA.get(area) ?? "";
}
