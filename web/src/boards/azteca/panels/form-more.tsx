import { type Table, useTable } from "../../board";
import { isComplete } from "../../form";
import { Mirror, Serpent } from "../art/gods";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { LAKES } from "../names";
import { SOLDIERS } from "../view";
import { type Filling, Stepper } from "./filling";

/** Which soldiers of the Reserve defend. */
export function NamedReserve({ filling }: { filling: Filling }) {
  const table = useTable();
  return (
    <div class="form-wares">
      {SOLDIERS.map((soldier) => (
        <span key={soldier} class="form-ware">
          <TextSign name={soldier} size={22} /> <span class="ware-name">{table.thing(soldier)}</span>
          <Stepper filling={filling} field={filling.field(soldier)} label={table.thing(soldier)} />
        </span>
      ))}
    </div>
  );
}

const MOST_CHIPS = 6;

/** Points for both gods: one press offers an amount and gives all others to Quetzalcoatl; or as one likes. */
export function BothGods({ filling }: { filling: Filling }) {
  const { form, fill } = useTable();
  if (!form || !fill) return null;
  const most = form.limits[0]?.most ?? 0;
  return (
    <div class="form" role="group" aria-label={own("form")}>
      <p class="form-title">{own("form-offer", { n: most })}</p>
      <div class="god-chips">
        {Array.from({ length: Math.min(most, MOST_CHIPS) + 1 }, (_, n) => (
          <button
            key={n}
            class="button choice god-chip"
            data-gods={n}
            aria-label={own("form-offer-n", { n, rest: most - n })}
            onClick={() => fill(form.fields.map(({ name }) => (name === "tezcatlipoca" ? n : most - n)))}
          >
            <GodShare god="tezcatlipoca" n={n} />
            <GodShare god="quetzalcoatl" n={most - n} />
          </button>
        ))}
      </div>
      <details class="form-keep">
        <summary>{own("form-keep")}</summary>
        <div class="form-wares">
          {["quetzalcoatl", "tezcatlipoca"].map((god) => (
            <span key={god} class="form-ware">
              <span class="ware-name">{own(`god-${god}`)}</span>
              <Stepper filling={filling} field={filling.field(god)} label={own(`god-${god}`)} />
            </span>
          ))}
        </div>
        <button
          class="button main small"
          data-form-send
          disabled={!isComplete(form, filling.values)}
          onClick={() => fill(filling.values)}
        >
          {own("form-give")}
        </button>
      </details>
    </div>
  );
}

/** So many points for this god, by its head. */
function GodShare({ god, n }: { god: "tezcatlipoca" | "quetzalcoatl"; n: number }) {
  return (
    <span class={`god-share ${god}`}>
      <svg viewBox={god === "quetzalcoatl" ? "-40 -24 80 48" : "-30 -78 60 80"} aria-hidden="true">
        {god === "quetzalcoatl" ? <Serpent x={0} y={0} /> : <Mirror x={0} y={0} />}
      </svg>
      <b>{n}</b>
    </span>
  );
}

/** By lake: how many ships of the viewer sailed there last. */
export function lastSailing(table: Table): Map<string, number> {
  const events = (table.events ?? []).map(({ event }) => event);
  const last = events.findLastIndex(({ event, seat }) => event === "sailed" && seat === table.viewer);
  const phase = events.slice(0, Math.max(0, last)).findLastIndex(({ event }) => event === "phase");
  const sent = events
    .slice(phase + 1, last + 1)
    .filter(({ event, seat }) => event === "sailed" && seat === table.viewer);
  return new Map(sent.map((event) => [LAKES[Number(event.sea)] ?? "", Number(event.ships)]));
}

/** The same lakes as in the last round, by one press. */
export function LastLakes() {
  const table = useTable();
  const { form, fill } = table;
  const sent = lastSailing(table);
  if (!form || !fill || sent.size === 0) return null;
  const values = form.fields.map(({ name }) => sent.get(name) ?? 0);
  if (!isComplete(form, values)) return null;
  const lakes = form.fields.flatMap(({ name }, field) =>
    values[field]! > 0 ? [`${name}${values[field]! > 1 ? ` × ${values[field]}` : ""}`] : [],
  );
  return (
    <button class="button choice" data-as-before onClick={() => fill(values)}>
      {own("as-before", { lakes: lakes.join(", ") })}
    </button>
  );
}
