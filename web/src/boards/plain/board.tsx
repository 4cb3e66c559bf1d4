import { useEffect, useMemo, useRef } from "preact/hooks";
import { useTable } from "../board";
import { Chart, type Layer } from "./chart";
import { label } from "./labels";
import { freshOf, type Marks, MarksContext, triedOf } from "./marks";
import { OwnSecrets, secretsOf } from "./own-secrets";
import { planOf } from "./plan";
import { SeatsTable } from "./seats-table";
import { Section } from "./section";
import { type Dict, isPlain, type Plain, shapeOf } from "./shape";
import { Single } from "./single";
import { useMiddle } from "./use-middle";
import { wordsByThing } from "./words-index";
import "./plain.css";

/** Parts of the view that come last, because they show settings that were made before the game started. */
const LATE = new Set(["options"]);
const SAYS_NOTHING = new Set<unknown>([null, undefined, false, ""]);

/**
 * The board of a game without drawings. It shows the whole view, with each part in the form that suits it
 * best, and offers each choice at the element that the choice names.
 */
export function PlainBoard() {
  const table = useTable();
  const view = table.view as Dict;
  const marks: Marks = {
    fresh: useMemo(() => freshOf(table.was, view), [table.was, view]),
    tried: useMemo(() => triedOf(view, table.preview?.view), [view, table.preview]),
    words: useMemo(
      () =>
        wordsByThing(table.offers, table.thing, new Set(table.question?.asides?.map((aside) => aside.text))),
      [table.offers, table.question],
    ),
  };
  const plan = planOf(table.game);
  const within = new Set(plan.within ?? []);
  const first = plan.first?.(view, table.question?.kind ?? "") ?? [];
  const entries = inOrder(Object.entries(view), [...first, ...(plan.middle ?? [])], plan.last ?? []).filter(
    ([name]) => !within.has(name),
  );
  const middle = useMiddle();
  const left = useRef<number | null>(null);
  useEffect(() => {
    // Scrolls to the possible targets if none of them is visible, and back when no targets are left.
    const lit = [...document.querySelectorAll(".plain-board .lit")].filter(
      (one) => !one.closest(".plain-seats"),
    );
    const sheet = document.querySelector(".plain-view");
    if (lit.length > 0 && !lit.some(isInSight)) {
      left.current ??= sheet?.scrollTop ?? 0;
      lit[0]!.scrollIntoView({ block: "center" });
    } else if (lit.length === 0 && left.current !== null) {
      sheet?.scrollTo({ top: left.current });
      left.current = null;
    }
  }, [table.question]);
  const single = entries.filter(([, value]) => isPlain(value) && !SAYS_NOTHING.has(value)) as [
    string,
    Plain,
  ][];
  const charts = entries.flatMap(([name, value]): Layer[] => {
    const shape = shapeOf(value);
    return shape.is === "chart" ? [{ name, path: name, entries: shape.entries }] : [];
  });
  const charted = new Set(charts.map((layer) => layer.name));
  const whole = entries.filter(
    ([name, value]) => !isPlain(value) && name !== "seats" && !charted.has(name) && !isEmpty(value),
  );
  const isEarly = ([name]: [string, unknown]) => first.includes(name);
  const [before, after] = [whole.filter(isEarly), whole.filter((one) => !isEarly(one))];
  const world = before.filter(([, value]) => isLand(value));
  const beside = before.filter((one) => !world.includes(one));
  const empty = entries
    .filter(
      ([name, value]) => name !== "seats" && (isPlain(value) ? SAYS_NOTHING.has(value) : isEmpty(value)),
    )
    .map(([name]) => label(table, name));
  const seats = Array.isArray(view.seats) ? (view.seats as unknown[]) : [];
  const secrets = secretsOf(seats, table.viewer);
  return (
    <MarksContext.Provider value={marks}>
      <div class="board plain-board">
        <div class="plain-head">
          {single.length > 0 && (
            <dl class="plain-facts">
              {single.map(([name, value]) => (
                <div key={name}>
                  <dt>{label(table, name)}</dt>
                  <dd>
                    <Single value={value} name={name} path={name} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {world.length > 0 ? (
          <>
            {beside.length > 0 && (
              <div class="plain-side">
                {beside.map((one) => (
                  <Section key={one[0]} name={one[0]} value={one[1]} early />
                ))}
              </div>
            )}
            <div class="plain-main">
              {world.map((one) => (
                <Section key={one[0]} name={one[0]} value={one[1]} early />
              ))}
            </div>
          </>
        ) : (
          before.map((one) => <Section key={one[0]} name={one[0]} value={one[1]} early />)
        )}
        {charts.length > 0 && (
          <section class="plain-world plain-sheet">
            <h2 class="sr">{charts.map((layer) => label(table, layer.name)).join(", ")}</h2>
            <div
              ref={middle}
              class="plain-scroll"
              role="group"
              tabIndex={0}
              aria-label={label(table, charts[0]!.name)}
            >
              <Chart layers={charts} />
            </div>
          </section>
        )}
        <OwnSecrets secrets={secrets} path={`seats.${table.viewer}`} />
        {after.map((one) => (
          <Section key={one[0]} name={one[0]} value={one[1]} />
        ))}
        {seats.length > 0 && (
          <section class="plain-large">
            <h2>{label(table, "players")}</h2>
            <SeatsTable seats={seats} path="seats" />
          </section>
        )}
        {empty.length > 0 && <p class="plain-empty">{empty.join(", ")}: –</p>}
      </div>
    </MarksContext.Provider>
  );
}

/** Whether a part is a hex map. Related parts are shown next to a hex map. */
function isLand(value: unknown): boolean {
  const shape = shapeOf(value);
  return shape.is === "map" && shape.place.hex;
}

/**
 * Sorts the parts: those that the game's plan puts first or last are moved there, and all others keep their
 * order.
 */
function inOrder(entries: [string, unknown][], first: string[], last: string[]): [string, unknown][] {
  const rank = (name: string) =>
    first.includes(name) ? first.indexOf(name) : LATE.has(name) ? 2000 : last.includes(name) ? 1500 : 1000;
  return [...entries].sort(([a], [b]) => rank(a) - rank(b));
}

function isInSight(element: Element): boolean {
  const view = element.closest(".plain-view")?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return !view || (box.top >= view.top && box.bottom <= view.bottom);
}

function isEmpty(value: unknown): boolean {
  return (
    !isPlain(value) && Object.values(value as object).every((one) => SAYS_NOTHING.has(one) || isEmpty(one))
  );
}
