import type { Card } from "../board";
import type { BoardContext } from "../board-module";
import type { TeotihuacanBox } from "./components";
import { own } from "./messages";
import { type Forecast, SPACES, type TeotihuacanView } from "./view";

/** Creates the card of a component with its cost, its effect and its current contents. */
export function teotihuacanCard(about: string, { view, assets, names }: BoardContext): Card | null {
  const table = view as unknown as TeotihuacanView;
  const board = table.boards.find((one) => one.id === about.replace(/^(board|worship) /, ""));
  const cost = assets.printed.cost(about);
  const lines = [
    cost && assets.messages.say("costs", { cost }),
    assets.printed.effect(about),
    ...(board && about === board.id ? [assets.printed.effect(`board ${about}`), ...present(board)] : []),
    ...reached(board, about),
    ...royal(about, table, assets),
    ...both(about, table),
    ...learned(about, table, names),
    ...stack(about, table, assets.box as TeotihuacanBox),
    ...general(about, table, names, assets.messages),
  ].filter(Boolean);
  const title = TITLES[about] ? own(TITLES[about]) : assets.thing(about);
  return lines.length > 0 || assets.knows(about) ? { title, rule: "", lines } : null;
}

const TITLES: Record<string, string> = {
  calendar: "title-calendar",
  eclipse: "title-eclipse",
  track: "title-track",
  avenue: "title-avenue",
};

function present(board: TeotihuacanView["boards"][number]): string[] {
  return [
    ...(board.pay === null ? [] : [own("main-cost", { n: board.pay })]),
    own("collect", { n: board.collect }),
  ];
}

/**
 * Explains that a click on a board does not answer the question because more than one worker could reach the
 * board.
 */
function reached(board: TeotihuacanView["boards"][number] | undefined, about: string): string[] {
  return board && about === board.id && board.reached_by.length > 1 ? [own("reached-by")] : [];
}

/** The sign and the price for taking both benefits of a worship space, if both are available. */
function both(about: string, { boards, royal, both_cost }: TeotihuacanView): string[] {
  const palace = boards.find(({ discovery, id }) => discovery === about && id === "palace");
  const here = boards.find(({ id, discovery }) => about === `worship ${id}` || about === discovery);
  const space = royal.find((one) => one.space === about || palace !== undefined);
  return here?.both.length || space?.both.length ? [own("both-card", { n: both_cost })] : [];
}

/** The royal tile on one of the Palace's worship spaces. */
function royal(about: string, view: TeotihuacanView, assets: BoardContext["assets"]): string[] {
  if (!(SPACES as readonly string[]).includes(about)) return [];
  const tile = view.royal.find(({ space }) => space === about)?.id;
  return tile ? [`${assets.thing(tile)}: ${assets.printed.effect(tile)}`] : [];
}

function learned(about: string, view: TeotihuacanView, names: string[]): string[] {
  const technology = view.technologies.find(({ id }) => id === about);
  if (!technology) return [];
  const owners = technology.learned_by.map((seat) => names[seat] ?? "").join(", ");
  return owners ? [own("learned-by", { owners })] : [];
}

/**
 * The numbers of face-down and discarded discovery tiles, which are shown on the card of every discovery
 * tile.
 */
function stack(about: string, { stacks, discarded }: TeotihuacanView, box: TeotihuacanBox): string[] {
  if (!box.discovery_tiles.some(({ id }) => id === about)) return [];
  return [own("discovery-stack", { n: stacks.discoveries, discarded: discarded.length })];
}

function general(
  about: string,
  view: TeotihuacanView,
  names: string[],
  messages: BoardContext["assets"]["messages"],
): string[] {
  if (about === "calendar")
    return [
      messages.say("card-calendar"),
      ...(view.players > 1 ? [own("begins", { name: names[view.first_seat] ?? "" })] : []),
      ...variants(view.options, messages),
    ];
  if (about === "track") return [messages.say("card-pyramid-track")];
  if (about === "avenue") return [own("now-worth", { value: view.buildings.value })];
  if (about !== "eclipse") return [];
  return view.seats.flatMap((seat, i) =>
    seat.forecast ? [`${names[i] ?? ""}: ${own("forecast", forecastNumbers(seat.forecast))}`] : [],
  );
}

/** The differences between this game and the standard game. */
function variants(
  { dark, any_on_board, first_game }: TeotihuacanView["options"],
  messages: BoardContext["assets"]["messages"],
): string[] {
  const played = [
    ...(first_game ? [["setup", "first-game"]] : []),
    ...(dark ? [["eclipse", "dark"]] : []),
    ...(any_on_board ? [["power-ups", "any-on-board"]] : []),
  ];
  return played.map(
    ([option, value]) => `${messages.say(`option-${option}`)}: ${messages.say(`option-${option}-${value}`)}`,
  );
}

/** The numbers used in the sentence about the next eclipse. */
export function forecastNumbers({ helps: _helps, ...numbers }: Forecast): Record<string, number> {
  return numbers;
}
