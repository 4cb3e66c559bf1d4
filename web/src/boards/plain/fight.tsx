import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { DiceRow, type Die } from "./dice";
import { FightStory } from "./fight-story";
import { spoken } from "./labels";
import { own } from "./messages";
import { isNothing } from "./parts";
import type { Dict } from "./shape";
import type { Story } from "./story";
import { Value } from "./value";

/** One side: whose it is, or what fights by itself; what it has; what it threw. */
export interface Side {
  seat: number;
  /** A creature or another thing without a seat. */
  name?: string;
  has: Dict;
  dice: Die[];
  rolls: boolean;
}

/** Something that goes on between two sides, or with one alone. */
export interface Fight {
  place: string;
  stages: string[];
  stage: string;
  sides: Side[];
  rest: Dict;
}

/** Each side in its row, its dice as they lie, what they did; above, where it is and how far it has come. */
export function FightOf({ fight, path, story }: { fight: Fight; path: string; story?: Story | null }) {
  const table = useTable();
  const past =
    fight.stage && story && story.results.length === 0
      ? story.phases.slice(0, -1).filter((phase) => phase.throws.length + phase.lines.length > 0)
      : [];
  return (
    <div class="fight">
      <p class="fight-where">
        {fight.place && <Chip id={fight.place} path={`${path}.at`} heading />}
        {fight.stages.length > 0 && (
          <span class="fight-stages">
            {fight.stages.map((stage) => (
              <span
                key={stage}
                class={stage === fight.stage ? "now" : ""}
                aria-current={stage === fight.stage ? "step" : undefined}
              >
                {spoken(table, stage)}
              </span>
            ))}
          </span>
        )}
      </p>
      <div class="fight-sides">
        {fight.sides.map((side, i) => (
          <SideRow
            key={i}
            side={side}
            from={1 + fight.sides.slice(0, i).reduce((sum, one) => sum + one.dice.length, 0)}
            path={path}
          />
        ))}
      </div>
      {!isNothing(fight.rest) && <Value value={shown(fight.rest)} name="" path={path} />}
      {past.length > 0 && (
        <div class="story-so-far">
          <h3>{own("story-so-far")}</h3>
          <FightStory story={{ ...story!, phases: past }} />
        </div>
      )}
    </div>
  );
}

function SideRow({ side, from, path }: { side: Side; from: number; path: string }) {
  const table = useTable();
  return (
    <div class={side.rolls ? "fight-side rolls" : "fight-side"}>
      <div class="fight-head">
        <span class="fight-who">
          {side.name ? (
            <Chip id={side.name} path={path} heading />
          ) : (
            <>
              <SeatSign seat={side.seat} size={18} /> {table.names[side.seat]}
            </>
          )}
        </span>
        {side.dice.length > 0 && <DiceRow dice={side.dice} from={from} />}
      </div>
      {!isNothing(side.has) && <Value value={shown(side.has)} name="" path={path} />}
    </div>
  );
}

function shown(parts: Dict): Dict {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => !isNothing(value)));
}
