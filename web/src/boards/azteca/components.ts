/** What is printed in the box, as the server reads it from components.toml. */

export interface AztecaBox {
  area: { id: string; kind: string; adjacent: { to: string; terrain: Terrain }[] }[];
  unit: { id: string; price_t: number }[];
  mission: { id: string; cost_t: number }[];
  tezcatlipoca_card: { id: string; value_2: number; value_3: number; value_4: number }[];
  track: { quetzalcoatl: { sp_per_step: number; every_round_from_step: number } };
  rules: { control_urn_open_every_rounds: number };
  neutral: Record<"inner" | "outer", { warriors: number; jaguars: number }>;
}

export type Terrain = "plain" | "mountain" | "swamp" | "chinampas" | "dike" | "sea";

/** What a card of Tezcatlipoca demands in a game of so many. */
export function demandOf(box: AztecaBox, card: string, players: number): number {
  const found = box.tezcatlipoca_card.find((one) => one.id === card);
  if (!found) return 0;
  return players === 2 ? found.value_2 : players === 3 ? found.value_3 : found.value_4;
}

export function priceOf(box: AztecaBox, unit: string): number {
  return box.unit.find((one) => one.id === unit)?.price_t ?? 0;
}

/** By pair of places, the smaller name first: what lies between them. */
export function bordersOf(box: AztecaBox): Map<string, Terrain> {
  const found = new Map<string, Terrain>();
  for (const area of box.area) {
    for (const { to, terrain } of area.adjacent) found.set(pairOf(area.id, to), terrain);
  }
  return found;
}

export function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
