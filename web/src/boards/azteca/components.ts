/** The printed components, as the server reads them from components.toml. */

export interface AztecaBox {
  rules?: { max_units_per_army: number };
  area: { id: string; kind: string; adjacent: { to: string; terrain: Terrain }[] }[];
}

export type Terrain = "plain" | "mountain" | "swamp" | "chinampas" | "dike" | "sea";

/** Maps each pair of places to the terrain between them; the smaller name comes first in the key. */
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
