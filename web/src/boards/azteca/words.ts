/** Finds the answers that a click on a part of the board can give; the most likely answer comes first. */
import type { AreaView, AztecaView } from "./view";

const AREA_VERBS = ["go", "order", "place", "retreat", "insubordination", "submission", "dike", "buy dike"];
const MISSIONS = ["ally", "rebel", "assimilate", "spy", "rest"];

/** Maps each question about an area to the verb of its moves, so that an area that cannot be chosen can
 * explain why. */
const ASKED_FOR: Record<string, string> = {
  NextArea: "go",
  Order: "order",
  PlaceMarker: "place",
  Retreat: "retreat",
  TributeCard: "insubordination",
  EnvoyCard: "submission",
  FirstDike: "dike",
  Buy: "buy dike",
};

/**
 * The possible meanings of a click on an area: it can mean the area itself, the viewer's pochtecas and armies
 * in it, or the pieces of other players.
 */
export function areaWords(area: AreaView, viewer: number, question = ""): string[] {
  const id = area.id.toLowerCase();
  const asked = ASKED_FOR[question];
  const verbs = asked ? [asked, ...AREA_VERBS.filter((verb) => verb !== asked)] : AREA_VERBS;
  return [
    ...verbs.map((verb) => `${verb} ${id}`),
    ...area.armies
      .filter(({ seat }) => seat === viewer)
      .flatMap(({ army }) => [`activate ${army}`, `intercept ${army}`]),
    ...area.pochtecas
      .filter(({ seat }) => seat === viewer)
      .flatMap(({ letter }) => MISSIONS.map((verb) => `${verb} ${letter}`)),
    ...area.pochtecas
      .filter(({ seat }) => seat !== viewer)
      .map(({ seat, letter }) => `assassination ${seat} ${letter}`),
    ...area.armies.filter(({ seat }) => seat !== viewer).map(({ seat, army }) => `alliance ${seat} ${army}`),
  ];
}

export function lakeWords(id: string, players: number, question = ""): string[] {
  const lake = id.toLowerCase();
  const verbs = question === "Sail" ? ["sail", "go"] : ["go", "sail"];
  return [
    ...verbs.map((verb) => `${verb} ${lake}`),
    ...Array.from({ length: players }, (_, seat) => `attack ${lake} ${seat}`),
  ];
}

/** The possible meanings of a click on the box for expeditions. */
export function mexicoWords(view: AztecaView): string[] {
  return ["order exp", ...view.seats.map((_, seat) => `yacatecuhtli ${seat}`)];
}

/** The answers that play a card from the hand. */
export function cardWords(card: string, offered: Iterable<string>): string[] {
  return [...offered].filter(
    (word) => word === card || word.startsWith(`${card} `) || word === `discard ${card}`,
  );
}

const TO_PLACE = /^(?:go|order|place|retreat|insubordination|submission|dike|buy dike|sail|attack) (s?\d+)\b/;

/** The number by which moves name the place. */
export function placeNumber(word: string): string | null {
  return TO_PLACE.exec(word)?.[1]?.toUpperCase() ?? null;
}

const ON_MAP = /^(go|order|place|retreat \d|sail|attack|dike|ally|rebel|assimilate|spy|rest) ?/;
const HAND_CARDS =
  /^(discard|tlenamacac|sorcerer|insubordination|tlaloc|submission|yacatecuhtli|assassination|chalchiuhtlicue|raid|reinforcements|alliance|eruption|flood|diversion)\b/;
/** The verbs of moves that have their own form in the tray. */
const IN_TRAY = /^(buy|look|\d+$|lay|lose|send)/;
const ON_DISPLAY = /^(activate|intercept) /;

/** The answers that have no other place on the board and become buttons in the tray. */
export function isButton(word: string): boolean {
  return !ON_MAP.test(word) && !HAND_CARDS.test(word) && !IN_TRAY.test(word) && !ON_DISPLAY.test(word);
}
