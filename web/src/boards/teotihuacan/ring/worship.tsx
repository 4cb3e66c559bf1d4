import { useTable } from "../../board";
import { Die } from "../art/die";
import { Sign } from "../art/signs";
import { DiscoveryTile } from "../art/tiles";
import { own } from "../messages";
import { BOARD_OF_SPACE } from "../names";
import { Part, reachable } from "../part";
import { SPACES, type TeotihuacanView } from "../view";

/** Whether a benefit of this worship space is being chosen. */
function isAsked(question: { kind: string; numbers: number[] } | null, space: string): boolean {
  return question?.kind === "ChooseBenefit" && SPACES[question.numbers[0] ?? -1] === space;
}

/** The power of the worker locked in a space. */
export function lockedIn(view: TeotihuacanView, space: string, holder: number | null): number {
  return holder === null ? 0 : (view.seats[holder]?.locked[space] ?? 0);
}

/**
 * The moves that worship in a space and take this benefit, either with or without the worker's move there. If
 * no benefit is given, the player is asked for it.
 */
export function worshipChains(space: string, benefit?: string): string[][] {
  const go = `go ${BOARD_OF_SPACE[space]}`;
  const worship = `worship ${space}`;
  const whole = benefit ? [worship, `benefit ${benefit}`] : [worship];
  return [[go, ...whole], whole, [go, worship], [worship]];
}

interface NicheProps {
  view: TeotihuacanView;
  space: string;
  holder: number | null;
  /** What the space gives: `red`, `any` or `royal`. */
  gives: string;
  x: number;
  y: number;
  within: string[];
}

/** A worship space: a doorway in its temple's colour, with the worker locked in it. */
export function Niche({ view, space, holder, gives, x, y, within }: NicheProps) {
  const table = useTable();
  const power = lockedIn(view, space, holder);
  const then = table.preview?.view as TeotihuacanView | undefined;
  const guest = then?.seats.findIndex((seat) => seat.locked[space] !== undefined) ?? -1;
  const ghost = then && guest >= 0 && (guest !== holder || then.seats[guest]?.locked[space] !== power);
  const benefit = isAsked(table.question, space)
    ? [gives === "royal" ? "benefit royal" : "benefit temple"]
    : [];
  const unlocks = holder === table.viewer ? [`free ${space}`, "unlock"] : [];
  const label =
    holder === null
      ? own("niche-free", { space: table.thing(space) })
      : own("niche-held", { space: table.thing(space), name: table.names[holder] ?? "", power });
  return (
    <Part
      words={[...benefit, ...unlocks]}
      within={within}
      chains={worshipChains(space, gives === "royal" ? "royal" : "temple")}
      label={label}
      about={gives === "royal" ? space : `worship ${space}`}
      class={`niche niche-${gives}`}
      transform={`translate(${x} ${y})`}
    >
      <path class="edge niche-door" d="M-21 20V-12L-14-20H14L21-12V20Z" />
      {holder === null ? (
        gives === "royal" ? (
          <path class="niche-shade" d="M-12 20V-6L-8-11H8L12-6V20Z" />
        ) : (
          <Sign name={gives === "any" ? "temple-any" : `temple-${gives}`} size={27} y={2} />
        )
      ) : (
        <>
          <Die of={holder} power={power} size={29} />
          <path class="lock" d="M7.5 21V14.5H19.5V21ZM10 14.5V12A3.5 3.5 0 0 1 17 12V14.5" />
        </>
      )}
      {ghost && (
        <g class="ghost">
          <Die of={guest} power={then.seats[guest]?.locked[space] ?? 1} size={27} />
        </g>
      )}
    </Part>
  );
}

/**
 * A button that takes both benefits of a worship space for one additional cocoa. It is shown only if the
 * player can do so.
 */
export function Both({ space, orders, x, y }: { space: string; orders: string[]; x: number; y: number }) {
  const table = useTable();
  const whole = worshipChains(space, orders[0] ?? "").slice(0, 2);
  const chains = orders.length > 1 ? worshipChains(space) : whole; // the player is asked for the order
  const asked = isAsked(table.question, space) ? orders.map((one) => `benefit ${one}`) : [];
  const possible = orders.length > 0 && reachable(table, whole) !== undefined;
  if (!asked.some((word) => table.offers.has(word)) && !possible) return null;
  return (
    <Part
      words={asked}
      chains={chains}
      label={own("both", { space: table.thing(space), n: (table.view as TeotihuacanView).both_cost })}
      about={`worship ${space}`}
      class="both"
      uncarded
      transform={`translate(${x} ${y})`}
    >
      <circle class="edge pill-ground" r={11.5} />
      <path class="plus" d="M-5.5 0H5.5M0-5.5V5.5" />
    </Part>
  );
}

interface TileProps {
  id: string | null;
  /** The spaces from which the tile can be claimed. */
  spaces: string[];
  x: number;
  y: number;
  size?: number;
  within: string[];
}

/** The discovery tile next to worship spaces, with its price. */
export function BoardDiscovery({ id, spaces, x, y, size = 34, within }: TileProps) {
  const table = useTable();
  if (id === null)
    return (
      <rect class="no-tile" x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size * 0.18} />
    );
  const asked = spaces.some((space) => isAsked(table.question, space));
  const alone = spaces.length === 1 ? spaces : [];
  return (
    <Part
      words={asked ? ["benefit discovery"] : []}
      within={within.filter((word) => table.offers.has(word))}
      chains={alone.flatMap((space) => worshipChains(space, "discovery").slice(0, 2))}
      label={[table.thing(id), table.cost?.(id) ?? "", table.effect(id)].filter(Boolean).join(": ")}
      about={id}
      class="board-discovery"
      transform={`translate(${x} ${y})`}
    >
      <DiscoveryTile id={id} size={size} price />
    </Part>
  );
}
