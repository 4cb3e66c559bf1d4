import { type Table, useTable } from "../../board";
import { isComplete, isSelection, left, missing, startValues } from "../../form";
import { SeatSign } from "../../seats";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { type AztecaView, SOLDIERS } from "../view";
import { FilledBoxes, OneMore, Price } from "./filled-boxes";
import { type Filling, Stepper, useFilling } from "./filling";
import { BothGods, LastLakes, NamedReserve } from "./form-more";

/** The questions that can be answered only by a form. */
export const BY_FORM: ReadonlySet<string> = new Set(["Buy", "Fill", "Bid", "Look", "NameUnits", "Give"]);
const SEND: Record<string, string> = {
  Buy: "form-buy",
  Bid: "form-bid",
  Exchange: "form-exchange",
  NameUnits: "form-name",
};

/** Whether the question can be answered only by a form. */
export function hasForm(table: Table): boolean {
  return Boolean(table.form && table.fill && table.question && BY_FORM.has(table.question.kind));
}

/**
 * One form that answers several questions in a row. The player chooses the slave lots to look at by pressing
 * the lots, and the ships by pressing the lakes.
 */
export function FormTray() {
  const table = useTable();
  const filling = useFilling(table);
  const { form, fill } = table;
  const kind = table.question?.kind ?? "";
  if (!filling || !form || !fill || isSelection(form)) return null;
  if (kind === "Sail") return <LastLakes />;
  if (kind === "Give") return <BothGods filling={filling} />;
  const spends = form.limits.find(({ name }) => name === "t");
  const changed = startValues(form).join() !== filling.values.join();
  return (
    <div class="form" role="group" aria-label={own("form")}>
      {kind === "Buy" && <Wares filling={filling} />}
      {(kind === "Fill" || kind === "Exchange") && (
        <FilledBoxes filling={filling} name={(box, soldier) => `${box} ${soldier}`} fills />
      )}
      {kind === "Bid" && <Bids filling={filling} />}
      {kind === "NameUnits" && <NamedReserve filling={filling} />}
      <p class="form-foot">
        {spends && (
          <span class="form-left">
            {own("form-left", { n: left(form, filling.values, "t"), most: spends.most })}
            <TextSign name="tribute" size={16} />
          </span>
        )}
        {missing(form, filling.values) > 0 && (
          <span class="form-left">{own("form-missing", { n: missing(form, filling.values) })}</span>
        )}
        {(kind !== "Exchange" || changed) && (
          <button
            class="button main"
            data-form-send
            disabled={!isComplete(form, filling.values)}
            onClick={() => fill(filling.values)}
          >
            {own(SEND[kind] ?? "form-place")}
          </button>
        )}
      </p>
    </div>
  );
}

/** Whether a slave lot is chosen, and a function that selects or deselects it; null if the player cannot
 * look at this lot now. */
export function useLook(lot: number): { chosen: boolean; toggle: () => void } | null {
  const table = useTable();
  const filling = useFilling(table);
  const field = filling?.field(`look ${lot}`) ?? -1;
  if (!filling || field < 0) return null;
  const chosen = filling.values[field] === 1;
  return { chosen, toggle: () => filling.set(field, chosen ? 0 : 1) };
}

/** The goods for sale other than soldiers, in the order of the form. */
function otherWares(table: Table): string[] {
  const fields = table.form?.fields.map(({ name }) => name) ?? [];
  return fields
    .filter((name) => name.startsWith("buy ") && !SOLDIERS.some((one) => name.startsWith(`buy ${one} `)))
    .map((name) => name.replace("buy ", ""));
}

/**
 * The market stall: soldiers are bought for a certain box, and other goods are shown as pictures. Pressing a
 * picture buys one of these goods; the minus button puts one back. */
function Wares({ filling }: { filling: Filling }) {
  const table = useTable();
  const boxes = (table.view as AztecaView).seats[table.viewer]?.boxes;
  return (
    <>
      <FilledBoxes
        filling={filling}
        name={(box, soldier) => `buy ${soldier} ${box}`}
        held={(box) => boxes?.[box]?.known ?? {}}
        prices
      />
      <div class="ware-tiles">
        {otherWares(table).map((ware) => (
          <Ware key={ware} filling={filling} ware={ware} label={wareName(table, ware)} />
        ))}
      </div>
    </>
  );
}

function wareName(table: Table, ware: string): string {
  const [unit = "", site] = ware.split(" ");
  return site ? `${table.thing(unit)}, ${table.thing(site)}` : table.thing(unit);
}

function Ware({ filling, ware, label }: { filling: Filling; ware: string; label: string }) {
  const table = useTable();
  const [unit = "", site] = ware.split(" ");
  const field = filling.field(`buy ${ware}`);
  const value = filling.values[field] ?? 0;
  return (
    <span class={value > 0 ? "ware-tile form-ware chosen" : "ware-tile form-ware"}>
      <OneMore filling={filling} field={field} sign={unit} label={label} size={30}>
        <span class="ware-name">{table.thing(site ?? unit)}</span>
        <Price filling={filling} field={`buy ${ware}`} />
      </OneMore>
      {value > 0 && (
        <button
          class="ware-count step"
          aria-label={own("form-less", { label })}
          title={own("form-less", { label })}
          onClick={() => filling.set(field, value - 1)}
        >
          {value} −
        </button>
      )}
    </span>
  );
}

/** A slave lot with a slider and step buttons for the bid. */
function Bids({ filling }: { filling: Filling }) {
  const table = useTable();
  const { lots } = table.view as AztecaView;
  return (
    <div class="form-bids">
      {table.form?.fields.map(({ name, most }, field) => {
        const number = name.replace("lot ", "");
        const lot = lots.find((one) => String(one.lot) === number);
        const label = own("form-lot", { lot: number });
        const bid = filling.values[field] ?? 0;
        return (
          <label key={name} class={bid > 0 ? "form-lot chosen" : "form-lot"}>
            <span
              class="lot-face"
              title={own("lot", { lot: number, sp: lot?.sp ?? "?", n: lot?.seen_by.length ?? 0 })}
            >
              <b aria-hidden="true">{number}</b>
              <TextSign name="slaves" size={30} />
              <span class="lot-value">{lot?.sp ?? "?"}</span>
              <span class="lot-eyes">
                {lot?.seen_by.map((seat) => (
                  <SeatSign key={seat} seat={seat} size={11} />
                ))}
              </span>
            </span>
            <input
              type="range"
              min={0}
              max={most}
              value={bid}
              aria-label={label}
              data-slider={name}
              onInput={(event) => filling.set(field, Number(event.currentTarget.value))}
            />
            <Stepper filling={filling} field={field} label={label} />
          </label>
        );
      })}
    </div>
  );
}
