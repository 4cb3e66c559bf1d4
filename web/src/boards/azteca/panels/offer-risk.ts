/** How likely Tezcatlipoca goes down with what the viewer is about to offer, from the numbers that the rules give. */
import type { Table } from "../../board";
import type { GodsView } from "../view";
import { useFilling } from "./filling";

/** What the viewer has filled in or points at, and has not offered yet. */
export function useOfferInMind(table: Table): number {
  const filling = useFilling(table);
  const kind = table.question?.kind;
  if (kind === "OfferSp") return Number(table.preview?.word ?? 0) || 0;
  return kind === "Give" ? (filling?.values[filling.field("tezcatlipoca")] ?? 0) : 0;
}

/** In percent, if this much more is offered and nothing by others. */
export function riskWith({ risks }: GodsView, more: number): number {
  return risks[Math.min(more, risks.length - 1)] ?? 0;
}
