/** Finds the moves that a click on a part of the board can play. The most likely move comes first. */
import type { AreaView, AztecaView } from "./view";

const AREA_VERBS = ["go", "order", "place", "retreat", "insubordination", "submission", "dike", "buy dike"];
const MISSIONS = ["ally", "rebel", "assimilate", "spy", "rest"];

/**
 * The first word of the moves that answer each question about an area. It is used to explain why an area
 * cannot be chosen.
 */
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
 * The moves that a click on an area can play. They choose the area itself, the viewer's pochtecas and armies
 * in it, or other players' pieces.
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

/** The moves that a click on the box for expeditions can play. */
export function mexicoWords(view: AztecaView): string[] {
  return ["order exp", ...view.seats.map((_, seat) => `yacatecuhtli ${seat}`)];
}

/** The moves that play a card from the hand. */
export function cardWords(card: string, offered: Iterable<string>): string[] {
  return [...offered].filter(
    (word) => word === card || word.startsWith(`${card} `) || word === `discard ${card}`,
  );
}

const TO_PLACE = /^(?:go|order|place|retreat|insubordination|submission|dike|buy dike|sail|attack) (s?\d+)\b/;

/** Returns the number of the area that a move refers to, or null if there is none. */
export function placeNumber(word: string): string | null {
  return TO_PLACE.exec(word)?.[1]?.toUpperCase() ?? null;
}

/** Returns the card that a move plays on a place or a piece, or null if there is none. */
export function cardOf(word: string): string | null {
  return ON_TARGET.exec(word)?.[1] ?? null;
}

const ON_TARGET = /^(insubordination|submission|yacatecuhtli|assassination|alliance) /;
const ON_MAP = /^(go|order|place|retreat \d|sail|attack|dike|ally|rebel|assimilate|spy|rest) ?/;
const HAND_CARDS =
  /^(discard|tlenamacac|sorcerer|insubordination|tlaloc|submission|yacatecuhtli|assassination|chalchiuhtlicue|raid|reinforcements|alliance|eruption|flood|diversion)\b/;
/** Moves that have their own form in the tray. */
const IN_TRAY = /^(buy|look|\d+$|lay|lose|send)/;
const ON_DISPLAY = /^(activate|intercept) /;

/** Whether a move has no other place on the board and therefore needs a button in the tray. */
export function isButton(word: string): boolean {
  return !ON_MAP.test(word) && !HAND_CARDS.test(word) && !IN_TRAY.test(word) && !ON_DISPLAY.test(word);
}
