/**
 * Computes the chance that the planned offering makes Tezcatlipoca go down a step. All figures come from the
 * view.
 */
import type { Table } from "../../board";
import type { GodsView } from "../view";
import { useFilling } from "./filling";

/** The amount that the viewer has entered or is pointing at but has not offered yet. */
export function useOfferInMind(table: Table): number {
  const filling = useFilling(table);
  const kind = table.question?.kind;
  if (kind === "OfferSp") return Number(table.preview?.word ?? 0) || 0;
  return kind === "Give" ? (filling?.values[filling.field("tezcatlipoca")] ?? 0) : 0;
}

/** The risk in percent if the viewer adds this amount and the other players add nothing. */
export function riskWith({ risks }: GodsView, more: number): number {
  return risks[Math.min(more, risks.length - 1)] ?? 0;
}
