/**
 * Creates the card of a component or of another element of the board. The element's name is the value of its
 * `data-about` attribute.
 */

import type { Card } from "../../board";
import type { BoardContext } from "../../board-module";
import type { TzolkinBox } from "../components";
import { RESOURCES } from "../view";
import type { Resource, TzolkinView } from "../view-types";
import { CardWriter } from "./card-writer";
import { endingCard, foodCard, handCard, harvestCard, sideCard } from "./players";
import {
  calendarCard,
  cornCard,
  dayCard,
  goodCard,
  jungleCard,
  markerCard,
  skullCard,
  startCard,
} from "./table";
import {
  bonusCard,
  highestCard,
  levelCard,
  stepCard,
  technologyCard,
  technologyOf,
  templeCard,
  templeOf,
} from "./temples";
import { tileCard } from "./tiles";
import { spaceCard, wheelCard, wheelOf, workerCard } from "./wheels";

export function tzolkinCard(about: string, { view, assets, seat, names }: BoardContext): Card | null {
  const box = assets.box as TzolkinBox | null;
  if (box === null) return null;
  const t = new CardWriter(view as unknown as TzolkinView, box, assets, names, seat);
  const [first = "", second = "", third = ""] = about.split(" ");
  return (
    onTheTable(t, first, second) ??
    atAPlayer(t, first, Number(second)) ??
    onAWheel(t, first, second, third) ??
    tileCard(t, about)
  );
}

function onTheTable(t: CardWriter, first: string, second: string): Card | null {
  if (first === "calendar") return calendarCard(t);
  if (first === "day") return dayCard(t, Number(second));
  if (first === "jungle") return jungleCard(t, Number(second));
  if (first === "start") return startCard(t);
  if (first === "marker") return markerCard(t);
  if (first === "skull") return skullCard(t);
  if (first === "corn") return cornCard(t);
  if ((RESOURCES as readonly string[]).includes(first)) return goodCard(t, first as Resource);
  const temple = templeOf(t, first);
  if (temple)
    return second === ""
      ? templeCard(t, temple)
      : second === "highest"
        ? highestCard(t, temple)
        : stepCard(t, temple, Number(second));
  const technology = technologyOf(t, first);
  if (!technology) return null;
  return second === ""
    ? technologyCard(t, technology)
    : second === "bonus"
      ? bonusCard(t, technology)
      : levelCard(t, technology, Number(second));
}

function atAPlayer(t: CardWriter, first: string, seat: number): Card | null {
  if (first === "food") return foodCard(t, seat);
  if (first === "ending") return endingCard(t, seat);
  if (first === "hand") return handCard(t, seat);
  if (first === "side") return sideCard(t, seat);
  if (first === "harvested-corn") return harvestCard(t, "corn");
  if (first === "harvested-wood") return harvestCard(t, "wood");
  return null;
}

function onAWheel(t: CardWriter, first: string, second: string, third: string): Card | null {
  const riding = first === "worker";
  const wheel = wheelOf(t, riding ? second : first);
  if (!wheel) return null;
  if (riding) return workerCard(t, wheel, Number(third));
  return second === "" ? wheelCard(t, wheel) : spaceCard(t, wheel, Number(second));
}
