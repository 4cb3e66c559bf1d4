import type { Card } from "../board";
import type { BoardContext } from "../board-module";
import { plainCard } from "../plain/card";
import { type AztecaBox, demandOf } from "./components";
import { own } from "./messages";
import type { AztecaView } from "./view";

/** What a thing on the board is: the gods and stocks by their own texts, everything else as printed; a neutral area names its garrison. */
export function aztecaCard(about: string, context: BoardContext): Card | null {
  const view = context.view as unknown as AztecaView;
  const box = context.assets.box as AztecaBox;
  if (about === "quetzalcoatl") return quetzalcoatl(view, box);
  if (about === "tezcatlipoca") return tezcatlipoca(view, box);
  if (STOCKS[about])
    return { title: own(`title-${about}`), rule: STOCKS[about], lines: [own(`about-${about}`)] };
  const card = plainCard(about, context);
  const area = view.areas?.find(({ id }) => id === about);
  if (!card || !area) return card;
  const title = `${area.id} ${card.title}`;
  if (area.owner !== null || area.kind === "capital") return { ...card, title };
  const { warriors, jaguars } = box.neutral[area.kind === "outer" ? "outer" : "inner"];
  return { ...card, title, lines: [...card.lines, own("garrison", { warriors, jaguars })] };
}

/** Where the rules speak of them. */
const STOCKS: Record<string, string> = {
  t: "AZ-7.2",
  sp: "AZ-7.4",
  hand: "AZ-6.2",
  round: "AZ-1.6",
  reserve: "AZ-12.22",
};

function quetzalcoatl(view: AztecaView, box: AztecaBox): Card {
  const perStep = box.track.quetzalcoatl.sp_per_step;
  return {
    title: "Quetzalcoatl",
    rule: "AZ-13.3",
    lines: [
      own("pyramid", { step: view.quetzalcoatl, top: view.pyramid_top, urn: view.control_urn, perStep }),
      own("about-quetzalcoatl"),
    ],
  };
}

function tezcatlipoca(view: AztecaView, box: AztecaBox): Card {
  const left = view.judgement_cards_left.map((card) => demandOf(box, card, view.players));
  return {
    title: "Tezcatlipoca",
    rule: "AZ-13.6",
    lines: [
      own("stair", {
        step: view.tezcatlipoca,
        hell: view.hell,
        demand: view.demand ?? left.join(", "),
        offered: view.offered,
      }),
      own("about-tezcatlipoca"),
    ],
  };
}
