/** Names that a view of Tzolk'in uses as keys, in the order of the board. */
import type { Resource, TechnologyName, TempleName } from "./view-types";

export const TEMPLES: readonly TempleName[] = ["chaac", "quetzalcoatl", "kukulcan"];
export const TECHNOLOGIES: readonly TechnologyName[] = [
  "agriculture",
  "extraction",
  "architecture",
  "theology",
];
export const RESOURCES: readonly Resource[] = ["wood", "stone", "gold"];
