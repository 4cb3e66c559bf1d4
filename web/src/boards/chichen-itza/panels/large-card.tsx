import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Sign } from "../art/signs";
import { byId, type ChichenBox } from "../components";
import { emblem } from "../emblems";
import { Upkeep, withoutUpkeep } from "./card-parts";

export function isCard(id: string): boolean {
  return /^[GH]\d\d$/.test(id);
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

/** A god or hero card as large as one holds it in the hand. */
export function LargeCard({ id, seat = -1 }: { id: string; seat?: number }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const god = byId(box.god_cards, id);
  const text = table.effect(id);
  return (
    <div class={`large-card ${god ? `colour-${god.color}` : "hero"}`} aria-hidden="true">
      <CardPicture id={id} />
      <b>
        {seat >= 0 && <SeatSign seat={seat} size={18} />} {table.thing(id)}
      </b>
      <span>{god ? text : withoutUpkeep(text)}</span>
    </div>
  );
}
