import { useTable } from "../board";
import { Chip } from "./chip";
import { label } from "./labels";
import { isNothing } from "./parts";
import { type Dict, isDict } from "./shape";
import { Value } from "./value";

/** The names of secret parts. If such a part is empty for another seat, it is shown as hidden. */
const SECRET = /hand|secret|private|dealt|orders?$|bids?$/;

/** The parts of the viewer's seat that are hidden for all other seats. */
export function secretsOf(seats: unknown[], viewer: number): [string, unknown][] {
  const mine = seats[viewer];
  if (!isDict(mine)) return [];
  const others = seats.filter((one, seat): one is Dict => seat !== viewer && isDict(one));
  if (others.length === 0) return [];
  return Object.entries(mine).filter(
    ([key, value]) =>
      typeof value === "object" &&
      !isNothing(value) &&
      others.every(
        (one) => one[key] === undefined || one[key] === null || (SECRET.test(key) && isNothing(one[key])),
      ),
  );
}

/** The viewer's hand and other secrets, each card with its effect. */
export function OwnSecrets({ secrets, path }: { secrets: [string, unknown][]; path: string }) {
  const table = useTable();
  return (
    <>
      {secrets.map(([key, value]) => (
        <section key={key} class="plain-large plain-own">
          <h2>
            {label(table, key)} <span class="plain-only">{table.say("only-you-see")}</span>
          </h2>
          {isCounted(value) ? (
            <Counted cards={value} path={`${path}.${key}`} />
          ) : (
            <Value value={value} name={key} path={`${path}.${key}`} />
          )}
        </section>
      ))}
    </>
  );
}

function isCounted(value: unknown): value is Record<string, number> {
  return isDict(value) && Object.values(value).every((n) => typeof n === "number");
}

function Counted({ cards, path }: { cards: Record<string, number>; path: string }) {
  const table = useTable();
  return (
    <ol class="plain-tiles">
      {Object.entries(cards)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => (
          <li key={id} class="plain-tile">
            <span>
              <Chip id={id} path={`${path}.${id}`} /> {n > 1 && `× ${n}`}
            </span>
            {table.effect(id) && <p class="plain-effect">{table.effect(id)}</p>}
          </li>
        ))}
    </ol>
  );
}
