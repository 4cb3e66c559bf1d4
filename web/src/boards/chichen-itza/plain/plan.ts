import type { Fight, Side } from "../../plain/fight";
import type { BoardPiece, PlainPlan } from "../../plain/plan";
import { type Dict, seatsOf } from "../../plain/shape";
import { facts, told } from "./facts";

interface Hero {
  hero: string;
  place: string;
  card?: string | null;
}

function heroesAt(seat: Dict, place: string): Hero[] {
  return ((seat.heroes ?? []) as Hero[]).filter((one) => one.place === place);
}

/** The group that moves or fights stands where it has come to. */
function marching(seat: Dict, group: Dict): BoardPiece[] {
  const cards = (seat.heroes ?? []) as Hero[];
  return [
    ...(Number(group.warriors) > 0
      ? [{ seat: Number(group.seat), what: "warriors" as const, n: Number(group.warriors) }]
      : []),
    ...((group.heroes ?? []) as string[]).map(
      (hero): BoardPiece => ({
        seat: Number(group.seat),
        what: "hero",
        name: hero,
        about: cards.find((one) => one.hero === hero)?.card ?? hero,
      }),
    ),
  ];
}

/** In the city stand everybody's warriors; on a tile those of its owner; heroes and scouts of anybody. */
function pieces(view: Dict, place: string): BoardPiece[] {
  const tile = ((view.tiles ?? []) as Dict[]).find((one) => one.id === place);
  const group = view.moving_group as Dict | null | undefined;
  const scouts = (tile?.scouts_seat ?? []) as number[];
  return seatsOf(view).flatMap((seat, i): BoardPiece[] => {
    const moving = group?.at === place && group.seat === i ? group : null;
    const gone = (moving?.heroes ?? []) as string[];
    const warriors = place === "city" ? Number(seat.city) : tile?.seat === i ? Number(tile.warriors) : 0;
    return [
      ...(warriors > 0 ? [{ seat: i, what: "warriors" as const, n: warriors }] : []),
      ...(moving ? marching(seat, moving) : []),
      ...heroesAt(seat, place)
        .filter(({ hero }) => !gone.includes(hero))
        .map(({ hero, card }) => ({ seat: i, what: "hero" as const, name: hero, about: card ?? hero })),
      ...(scouts.includes(i) ? [{ seat: i, what: "scout" as const }] : []),
    ];
  });
}

/** The group that moves or fights, and its foe: another player's units or a creature. */
function movingGroup(view: Dict): Fight | null {
  const v = view.moving_group as Dict | null;
  if (!v) return null;
  const of = (key: string, side: "own" | "foe") => (v[key] as Dict | undefined)?.[side] ?? 0;
  const roller = v.roller_seat;
  const faces = (v.hit_faces ?? []) as number[];
  const dice = ((v.dice ?? []) as number[]).map((face) => ({ face, hit: faces.includes(face) }));
  const creature = v.creature as string | undefined;
  const foe = v.foe_seat as number | undefined;
  const foeRolls = dice.length > 0 && roller !== v.seat;
  const own: Side = {
    seat: Number(v.seat),
    has: {
      warriors: v.warriors,
      heroes: v.heroes,
      hits: of("hits", "own"),
      damage: of("damage", "own"),
    },
    dice: foeRolls ? [] : dice,
    rolls: roller === v.seat,
  };
  const against = { hits: of("hits", "foe"), damage: of("damage", "foe") };
  const other: Side[] =
    creature !== undefined
      ? [
          {
            seat: -1,
            name: creature,
            has: {
              strength: v.strength,
              hearts: v.hearts,
              ...(v.symbols as Dict | undefined),
              ...against,
            },
            dice: [],
            rolls: foeRolls,
          },
        ]
      : foe !== undefined
        ? [
            {
              seat: foe,
              has: { warriors: v.foe_warriors, heroes: v.foe_heroes, ...against },
              dice: foeRolls ? dice : [],
              rolls: roller === foe,
            },
          ]
        : [];
  return {
    place: String(v.at ?? ""),
    stages: (v.phases ?? []) as string[],
    stage: String(v.phase ?? ""),
    sides: [own, ...other],
    rest: {
      start: v.start,
      steps: v.steps,
      spell: v.spell,
      hit_faces: faces.length > 0 ? faces : null,
    },
  };
}

/** The creature that attacks the city at this moment. */
function attackers(view: Dict): string[] {
  const v = view.moving_group as Dict | null;
  return v?.at === "city" && typeof v.creature === "string" ? [v.creature] : [];
}

const COLOURS = ["gold", "green", "red", "blue"];
const HEROES = ["a", "b", "c"];

export const chichenItza: PlainPlan = {
  first: (view) => (view.moving_group ? ["moving_group", "tiles"] : ["board", "tiles"]),
  middle: ["board", "display", "hero_cards", "tasks", "attacks"],
  last: ["god_decks", "hero_stacks", "discards"],
  within: ["players", "turn", "free_layout", "unseen"],
  field: { kind: "terrain", words: ["creature", "ruin"], gem: "gem", count: "gems" },
  places: [
    {
      id: "city",
      hexes: [
        [0, 0],
        [1, 0],
      ],
      guests: attackers,
    },
  ],
  pieces,
  fights: { moving_group: movingGroup },
  forms: { board: "actions" },
  named: ["gems"],
  facts,
  told,
  listed: { display: COLOURS, god_decks: COLOURS, hero_cards: HEROES, hero_stacks: HEROES },
};
