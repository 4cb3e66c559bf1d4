import { useEffect, useMemo } from "preact/hooks";
import { useTable } from "../board";
import { Chart, type Layer } from "./chart";
import { label } from "./labels";
import { freshOf, MarksContext, triedOf, type Marks } from "./marks";
import { OwnSecrets, secretsOf } from "./own-secrets";
import { SeatsTable } from "./seats-table";
import { isPlain, shapeOf, type Dict, type Plain } from "./shape";
import { Single } from "./single";
import { Value } from "./value";
import { wordsByThing } from "./words-index";
import "./plain.css";

/** What is settled before the game stands last. */
const LATE = new Set(["options", "setup"]);
const SAYS_NOTHING = new Set<unknown>([null, undefined, false, ""]);

/** A game without a drawn board: everything its view says, each part in the clearest form, with choices in place. */
export function PlainBoard() {
  const table = useTable();
  const view = table.view as Dict;
  const marks: Marks = {
    fresh: useMemo(() => freshOf(table.was, view), [table.was, view]),
    tried: useMemo(() => triedOf(view, table.preview?.view), [view, table.preview]),
    words: useMemo(() => wordsByThing(table.offers, table.thing, new Set(table.question?.asides?.map((aside) => aside.text))), [table.offers, table.question]),
  };
  const entries = Object.entries(view).sort(([a], [b]) => Number(LATE.has(a)) - Number(LATE.has(b)));
  useEffect(() => {
    // What can be clicked is brought into sight; if some of it is, nothing moves.
    const lit = [...document.querySelectorAll(".plain-board .lit")];
    if (lit.length > 0 && !lit.some(isInSight)) lit[0]!.scrollIntoView({ block: "center" });
  }, [table.question]);
  const single = entries.filter(([, value]) => isPlain(value) && !SAYS_NOTHING.has(value)) as [string, Plain][];
  const charts = entries.flatMap(([name, value]): Layer[] => {
    const shape = shapeOf(value);
    return shape.is === "chart" ? [{ name, path: name, entries: shape.entries }] : [];
  });
  const charted = new Set(charts.map((layer) => layer.name));
  const whole = entries.filter(([name, value]) => !isPlain(value) && name !== "seats" && !charted.has(name) && !isEmpty(value));
  const empty = entries.filter(([name, value]) => name !== "seats" && (isPlain(value) ? SAYS_NOTHING.has(value) : isEmpty(value))).map(([name]) => label(table, name));
  const seats = Array.isArray(view["seats"]) ? (view["seats"] as unknown[]) : [];
  const secrets = secretsOf(seats, table.viewer);
  return (
    <MarksContext.Provider value={marks}>
      <div class="board plain-board">
        {single.length > 0 && (
          <dl class="plain-facts">
            {single.map(([name, value]) => (
              <div key={name}>
                <dt>{label(table, name)}</dt>
                <dd><Single value={value} name={name} path={name} /></dd>
              </div>
            ))}
          </dl>
        )}
        <OwnSecrets secrets={secrets} path={`seats.${table.viewer}`} />
        {charts.length > 0 && (
          <section class="plain-large">
            <h2>{charts.map((layer) => label(table, layer.name)).join(", ")}</h2>
            <div class="plain-scroll" role="group" tabIndex={0} aria-label={label(table, charts[0]!.name)}><Chart layers={charts} /></div>
          </section>
        )}
        {whole.map(([name, value]) => (
          <section key={name} class={size(value, table.effect)}>
            <h2>{label(table, name)}</h2>
            <Value value={value} name={name} path={name} />
          </section>
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

function isInSight(element: Element): boolean {
  const view = element.closest(".plain-view")?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return !view || (box.top >= view.top && box.bottom <= view.bottom);
}

function isEmpty(value: unknown): boolean {
  return !isPlain(value) && Object.values(value as object).every((one) => SAYS_NOTHING.has(one) || isEmpty(one));
}

/** Little things stand beside each other, large ones have a line of their own. */
function size(value: unknown, effect: (id: string) => string): string {
  const cards = Array.isArray(value) ? value.filter((one) => typeof one === "string" && effect(one)).length : 0;
  if (cards > 1) return cards > 3 ? "plain-large" : "plain-middle";
  const shape = shapeOf(value);
  if (shape.is === "rows") return shape.columns.length > 2 || shape.rows.some((row) => row.name && effect(row.name)) ? "plain-large" : "plain-middle";
  const length = JSON.stringify(value).length;
  return length < 220 ? "plain-small" : length < 700 ? "plain-middle" : "plain-large";
}
