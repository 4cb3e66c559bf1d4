import { type Table, useTable } from "../../board";
import { isComplete, isSelection, left, startValues } from "../../form";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { BOXES, SOLDIERS } from "../view";
import { type Filling, Stepper, useFilling } from "./filling";
import { BothGods, LastLakes, NamedReserve } from "./form-more";

/** Questions that are answered by their form alone. */
export const BY_FORM: ReadonlySet<string> = new Set(["Buy", "Fill", "Bid", "Look", "NameUnits", "Give"]);
const SEND: Record<string, string> = {
  Buy: "form-buy",
  Bid: "form-bid",
  Exchange: "form-exchange",
  NameUnits: "form-name",
};

/** Whether one form answers the question, and nothing else. */
export function hasForm(table: Table): boolean {
  return Boolean(table.form && table.fill && table.question && BY_FORM.has(table.question.kind));
}

/** One form for a run of questions. Looks at lots are chosen on the lots themselves, ships on the lakes. */
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
        <BoxGrid filling={filling} name={(box, soldier) => `${box} ${soldier}`} fills />
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

/** A lot to look at: pressed if chosen. */
export function useLook(lot: number): { chosen: boolean; toggle: () => void } | null {
  const table = useTable();
  const filling = useFilling(table);
  const field = filling?.field(`look ${lot}`) ?? -1;
  if (!filling || field < 0) return null;
  const chosen = filling.values[field] === 1;
  return { chosen, toggle: () => filling.set(field, chosen ? 0 : 1) };
}

/** Soldiers by box: rows of kinds, columns of boxes. */
function BoxGrid({
  filling,
  name,
  prices = false,
  fills = false,
}: {
  filling: Filling;
  name: (box: string, soldier: string) => string;
  prices?: boolean;
  /** A press on the letter of a box fills it. */
  fills?: boolean;
}) {
  const table = useTable();
  const boxes = BOXES.filter((box) => filling.field(name(box, "warrior")) >= 0);
  return (
    <table class="box-grid">
      <thead>
        <tr>
          <td />
          {boxes.map((box) => (
            <th key={box} scope="col">
              {fills && box !== boxes.at(-1) ? (
                <button
                  class="fill-box"
                  aria-label={own("form-fill", { box: boxName(table, box) })}
                  onClick={() => filling.fillUp(SOLDIERS.map((one) => filling.field(name(box, one))))}
                >
                  {box.toUpperCase()} ▾
                </button>
              ) : (
                <abbr title={boxName(table, box)}>{box === "reserve" ? "R" : box.toUpperCase()}</abbr>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOLDIERS.map((soldier) => (
          <tr key={soldier}>
            <th scope="row">
              <TextSign name={soldier} size={22} />
              <span class="kind-name">{table.thing(soldier)}</span>
              {prices && <Price filling={filling} field={name(boxes[0]!, soldier)} />}
            </th>
            {boxes.map((box) => (
              <td key={box}>
                <Stepper
                  filling={filling}
                  field={filling.field(name(box, soldier))}
                  label={`${table.thing(soldier)}, ${boxName(table, box)}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function boxName(table: Table, box: string): string {
  return box === "reserve" ? table.thing("reserve") : own("army", { letter: box.toUpperCase() });
}

/** What one of it costs: its weight in the sum of tribute. */
function Price({ filling, field }: { filling: Filling; field: string }) {
  const { form } = useTable();
  const limit = form?.limits.find(({ name }) => name === "t");
  return (
    <span class="price">
      {limit?.weights[filling.field(field)]}
      <TextSign name="tribute" size={14} />
    </span>
  );
}

const OTHER_WARES = ["pochteca", "general", "ship", "dike 7", "dike 8", "dike 10"];

function Wares({ filling }: { filling: Filling }) {
  const table = useTable();
  return (
    <>
      <BoxGrid filling={filling} name={(box, soldier) => `buy ${soldier} ${box}`} prices />
      <div class="form-wares">
        {OTHER_WARES.filter((ware) => filling.field(`buy ${ware}`) >= 0).map((ware) => {
          const [unit = "", site] = ware.split(" ");
          const label = site ? table.thing(site) : table.thing(unit);
          return (
            <span key={ware} class="form-ware">
              <TextSign name={unit} size={20} /> <span class="ware-name">{label}</span>{" "}
              <Price filling={filling} field={`buy ${ware}`} />
              <Stepper filling={filling} field={filling.field(`buy ${ware}`)} label={label} />
            </span>
          );
        })}
      </div>
    </>
  );
}

/** A slider for every lot, with a step to either side. */
function Bids({ filling }: { filling: Filling }) {
  const { form } = useTable();
  return (
    <div class="form-bids">
      {form?.fields.map(({ name, most }, field) => {
        const label = own("form-lot", { lot: name.replace("lot ", "") });
        return (
          <label key={name} class="form-lot">
            <b aria-hidden="true">{name.replace("lot ", "")}</b>
            <input
              type="range"
              min={0}
              max={most}
              value={filling.values[field]}
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
