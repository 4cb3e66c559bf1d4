import { type Table, useTable } from "../../board";
import { isComplete } from "../../form";
import type { BoardAnswer } from "../../payments";
import { Amounts } from "../answers";
import { Mirror, Serpent } from "../art/gods";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { LAKES } from "../names";
import { type AztecaView, type GodsView, SOLDIERS } from "../view";
import { type Filling, Stepper } from "./filling";
import { riskWith } from "./offer-risk";

/** Lets the player choose which soldiers of the Reserve defend. */
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

/**
 * The form that divides points between the two gods. One press offers an amount to Tezcatlipoca and gives the
 * rest to Quetzalcoatl; any other split is possible, too.
 */
export function BothGods({ filling }: { filling: Filling }) {
  const { form, fill, view } = useTable();
  const { gods } = view as AztecaView;
  if (!form || !fill) return null;
  const most = form.limits[0]?.most ?? 0;
  const mine = filling.values[filling.field("tezcatlipoca")] ?? 0;
  return (
    <div class="form" role="group" aria-label={own("form")}>
      <LastStepWarning gods={gods} />
      <p class="form-title">{own("form-offer", { n: most })}</p>
      <div class="god-chips">
        {Array.from({ length: Math.min(most, MOST_CHIPS) + 1 }, (_, n) => (
          <button
            key={n}
            class="button choice god-chip"
            data-gods={n}
            title={own("form-offer-n", { n, rest: most - n, risk: riskWith(gods, n) })}
            onClick={() => fill(form.fields.map(({ name }) => (name === "tezcatlipoca" ? n : most - n)))}
          >
            <GodShare god="tezcatlipoca" n={n} />
            <GodShare god="quetzalcoatl" n={most - n} />
            <span class="god-risk">{own("percent", { n: riskWith(gods, n) })}</span>
          </button>
        ))}
      </div>
      <p class="risk-note">{own("risk-note")}</p>
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
        <p class="risk-note" role="status">
          {own("risk-of", { n: mine, risk: riskWith(gods, mine) })}
        </p>
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

/** Warns that all players lose if Tezcatlipoca descends once more from the last step of the stair. */
export function LastStepWarning({ gods }: { gods: GodsView }) {
  if (!gods.last_step) return null;
  return (
    <p class="last-step-warning" role="note">
      {own("last-step")}
    </p>
  );
}

/** The amounts that can be offered to Tezcatlipoca, each with its risk, once Quetzalcoatl's gifts are
 * decided. */
export function Offerings({ answers }: { answers: BoardAnswer[] }) {
  const { gods } = useTable().view as AztecaView;
  return (
    <>
      <LastStepWarning gods={gods} />
      <Amounts answers={answers} note={(n) => own("percent", { n: riskWith(gods, n) })} />
      <p class="risk-note">{own("risk-note")}</p>
    </>
  );
}

/** The points for one god, next to the god's head. */
function GodShare({ god, n }: { god: "tezcatlipoca" | "quetzalcoatl"; n: number }) {
  return (
    <span class={`god-share ${god}`}>
      <svg
        viewBox={god === "quetzalcoatl" ? "-40 -24 80 48" : "-30 -78 60 80"}
        role="img"
        aria-label={own(`god-${god}`)}
      >
        {god === "quetzalcoatl" ? <Serpent x={0} y={0} /> : <Mirror x={0} y={0} />}
      </svg>
      <b>{n}</b>
    </span>
  );
}

/** Maps each lake to the number of ships that the viewer last sent there. */
export function lastSailing(table: Table): Map<string, number> {
  const events = (table.events ?? []).map(({ event }) => event);
  const last = events.findLastIndex(({ event, seat }) => event === "sailed" && seat === table.viewer);
  const phase = events.slice(0, Math.max(0, last)).findLastIndex(({ event }) => event === "phase");
  const sent = events
    .slice(phase + 1, last + 1)
    .filter(({ event, seat }) => event === "sailed" && seat === table.viewer);
  return new Map(sent.map((event) => [LAKES[Number(event.sea)] ?? "", Number(event.ships)]));
}

/** Selects the same lakes as in the last round with one press. */
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
