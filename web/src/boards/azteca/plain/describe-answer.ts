import type { PlanTexts } from "../../plain/plan";
import { type Dict, seatsOf } from "../../plain/shape";
import { own } from "./messages";
import { groups } from "./pieces";

interface March {
  seat: number;
  army: string;
}

const TERRAIN = ["over_mountain", "over_swamp", "over_chinampas", "over_dike"];

/** What a unit or a mission costs. */
function price(box: Dict, part: string, id: string): string[] {
  const found = ((box[part] ?? []) as Dict[]).find((one) => one.id === id);
  const tribute = Number(found?.price_t ?? found?.cost_t ?? 0);
  return found ? [own("does-price", { n: tribute })] : [];
}

/** Who defends a neutral area; a capital that nobody plays has a garrison of its own. */
function garrison(box: Dict, kind: string): string {
  const found = (box.neutral as Dict | undefined)?.[kind] as Dict | undefined;
  const unused = kind === "capital" ? (box.unused_capital as Dict | undefined) : undefined;
  const warriors = found?.warriors ?? unused?.garrison_warriors;
  const jaguars = found?.jaguars ?? unused?.garrison_jaguars;
  if (warriors === undefined || jaguars === undefined) return own("does-neutral");
  return own("does-garrison", { warriors: Number(warriors), jaguars: Number(jaguars) });
}

const MISSIONS: Record<string, string> = {
  ally: "alliance",
  rebel: "rebellion",
  assimilate: "assimilation",
  spy: "espionage",
};

/** What a die shows that may be rolled again. */
function shown(view: Dict, n: number): string[] {
  const die = ((view.dice ?? []) as { face: number; colour?: string }[])[n - 1];
  if (!die || die.face < 0) return [];
  return [
    die.colour === "yellow" || die.colour === "red"
      ? own("does-die", { face: die.face > 0 ? "spear" : "blank" })
      : own("does-die", { face: die.face }),
  ];
}

/** By answer: what is bought and carried out costs; across which border an army goes, whose the area is, and who stands there. */
export function describeAnswer(
  word: string,
  question: { kind: string; numbers: number[] },
  view: Dict,
  { names, label, box }: PlanTexts,
  viewer: number,
): string[] {
  const [verb = "", object = ""] = word.split(" ");
  if (verb === "buy") return price(box, "unit", object);
  if (verb === "tlenamacac") return shown(view, Number(object));
  if (question.kind === "Mission" && MISSIONS[verb]) return price(box, "mission", MISSIONS[verb]);
  const land = ((view.areas ?? []) as Dict[]).find((one) => one.id === object);
  if (verb !== "go" || !land) return [];
  const march = ((view.march ?? []) as March[])[0];
  const boxes = (march ? seatsOf(view)[march.seat]?.boxes : undefined) as
    | Record<string, { area: string | null }>
    | undefined;
  const from = march && boxes?.[march.army]?.area;
  const terrain = from ? TERRAIN.find((key) => ((land[key] ?? []) as string[]).includes(from)) : undefined;
  const owner = land.owner;
  const there = groups(view, { at: object, name: object, parts: land }).filter(({ seat }) => seat !== viewer);
  return [
    typeof owner === "number"
      ? owner === viewer
        ? own("does-yours")
        : own("does-city-of", { name: names[owner] ?? "" })
      : garrison(box, String(land.kind)),
    terrain ? label(terrain) : "",
    ...there.map(
      ({ seat, pieces }) =>
        `${names[seat]}: ${pieces.map(({ what, letter, n }) => [label(what === "army" ? "army" : what === "ship" ? "ships" : what === "reserve" ? "reserve" : what === "spy" ? "spy" : "pochtecas"), letter?.toUpperCase(), n].filter((part) => part !== undefined).join(" ")).join(", ")}`,
    ),
  ];
}
