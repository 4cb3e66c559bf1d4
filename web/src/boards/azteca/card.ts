import type { Card } from "../board";
import type { BoardContext } from "../board-module";
import { plainCard } from "../plain/card";
import { own } from "./messages";
import { demandOf } from "./panels/stair";
import type { AztecaView } from "./view";

/**
 * The card that explains an element of the board. Gods and stocks have text of their own; all other elements
 * show their printed text. The card of a neutral area lists its garrison. */
export function aztecaCard(about: string, context: BoardContext): Card | null {
  const view = context.view as unknown as AztecaView;
  if (about === "quetzalcoatl") return quetzalcoatl(view);
  if (about === "tezcatlipoca") return tezcatlipoca(view);
  if (STOCKS[about])
    return {
      title: own(`title-${about}`),
      rule: STOCKS[about],
      lines: [own(`about-${about}`), ...pilesOf(about, context, view)],
    };
  const card = plainCard(about, context);
  const area = view.areas?.find(({ id }) => id === about);
  if (!card || !area) return card;
  const title = `${area.id} ${card.title}`;
  if (!area.garrison) return { ...card, title };
  const { warrior: warriors = 0, jaguar: jaguars = 0 } = area.garrison;
  const message = area.pochtecas.some(({ spy }) => spy) ? "garrison-spied" : "garrison";
  return { ...card, title, lines: [...card.lines, own(message, { warriors, jaguars })] };
}

/** The remaining and the used cards of a pile. Both lists are empty if there is no such pile. */
function pilesOf(about: string, { assets }: BoardContext, view: AztecaView): string[] {
  const listed = (pile: Record<string, number>) =>
    Object.entries(pile)
      .filter(([, n]) => n > 0)
      .map(([card, n]) => `${assets.thing(card)} × ${n}`)
      .join(", ");
  if (about === "hand")
    return [own("deck", { n: view.deck }), own("discards", { list: listed(view.discard) || "–" })];
  if (about === "mexico") return [own("expeditions-left", { list: listed(view.expeditions_left) || "–" })];
  return [];
}

/** The rule that explains each stock. */
const STOCKS: Record<string, string> = {
  t: "AZ-7.2",
  sp: "AZ-7.4",
  hand: "AZ-6.2",
  round: "AZ-1.6",
  reserve: "AZ-12.22",
  mexico: "AZ-10.6",
};

function quetzalcoatl({ gods }: AztecaView): Card {
  const { step, top, control_urn: urn, points_per_step: perStep } = gods;
  return {
    title: "Quetzalcoatl",
    rule: "AZ-13.3",
    lines: [own("pyramid", { step, top, urn, perStep }), own("about-quetzalcoatl")],
  };
}

function tezcatlipoca({ gods }: AztecaView): Card {
  const { stair, hell, offered, risk, dice } = gods;
  return {
    title: "Tezcatlipoca",
    rule: "AZ-13.6",
    lines: [
      own("stair", { step: stair, hell, demand: demandOf(gods), offered }),
      own("risk", { n: risk, dice }),
      own("about-tezcatlipoca"),
    ],
  };
}
