import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Sign } from "../art/signs";
import { byId, type ChichenBox, type StarLine } from "../components";
import { emblem } from "../emblems";
import { own } from "../messages";
import { GODS, HERO_CARDS } from "../names";
import type { ShownCard } from "../notices";
import { Upkeep, withoutUpkeep } from "./card-parts";
import { BONUS } from "./star-bonus";

export function isCard(id: string): boolean {
  return ([...GODS, ...HERO_CARDS] as string[]).includes(id);
}

/** The drawing of a god or hero card. */
export function CardPicture({ id }: { id: string }) {
  const box = useTable().box as ChichenBox;
  const god = byId(box.god_cards, id);
  const hero = byId(box.hero_cards, id);
  const [main, second] = emblem(god?.key ?? hero?.key ?? "");
  return (
    <svg class="chichen card-picture" viewBox="0 0 200 120">
      <g class={god ? `colour-${god.color}` : "hero"}>
        <path class="emblem-ground" d="M4 116V24H24V4H176V24H196V116Z" />
      </g>
      {hero && <Sign name={hero.hero} size={72} x={58} y={62} />}
      {main && <Sign name={main} size={hero ? 56 : 78} x={hero ? 132 : 92} y={hero ? 56 : 60} />}
      {second && <Sign name={second} size={44} x={hero ? 164 : 140} y={84} />}
      {hero && <Upkeep coins={hero.upkeep} x={178} y={40} />}
    </svg>
  );
}

/** A line of the star between its two gems, with its bonus. */
function LinePicture({ line }: { line: StarLine }) {
  const god = /^god_(.+)$/.exec(line.bonus)?.[1];
  return (
    <svg class="chichen card-picture" viewBox="0 0 200 84">
      <path class="star-line got" d="M36 42H164" />
      <Sign name={`gem-${line.gems[0]}`} size={60} x={36} y={42} />
      <Sign name={`gem-${line.gems[1]}`} size={60} x={164} y={42} />
      <circle class={god ? `edge line-ground colour-${god}` : "edge line-ground"} cx={100} cy={42} r={31} />
      <Sign name={god ? "god-card" : (BONUS[line.bonus] ?? "gear")} size={44} x={100} y={42} />
    </svg>
  );
}

/** A new card or a completed line of the star, shown large. Pressing it closes it. */
export function LargeCard({ card: { id, seat }, close }: { card: ShownCard; close: () => void }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const god = byId(box.god_cards, id);
  const line = box.star_lines.find((one) => one.id === id);
  const text = table.effect(id);
  return (
    <div class={`large-card ${god ? `colour-${god.color}` : "hero"}`} aria-hidden="true" onClick={close}>
      {line ? <LinePicture line={line} /> : <CardPicture id={id} />}
      <b>
        {seat >= 0 && <SeatSign seat={seat} size={18} />} {table.thing(id)}
      </b>
      <span>{god || line ? text : withoutUpkeep(text)}</span>
      {seat < 0 && <small>{own("new-on-offer")}</small>}
    </div>
  );
}

/**
 * A new card or a completed line of the star in one row of text. It ignores presses, so that it does not get
 * in the way of answers while there is a question.
 */
export function CardInPassing({ card: { id, seat } }: { card: ShownCard }) {
  const table = useTable();
  const god = byId((table.box as ChichenBox).god_cards, id);
  return (
    <div class={`passing-card ${god ? `colour-${god.color}` : "hero"}`} aria-hidden="true">
      {seat >= 0 && <SeatSign seat={seat} size={18} />}
      <b>{table.thing(id)}</b>
      {seat < 0 && <small>{own("new-on-offer")}</small>}
    </div>
  );
}
