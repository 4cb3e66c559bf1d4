import { type Table, useTable } from "../../board";
import { isRest, withValue } from "../../form";
import { seatColour } from "../../seats";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { BOXES, SOLDIERS, type Soldier } from "../view";
import { type Filling, useHold } from "./filling";

/** If a box contains more soldiers of one kind than this, only one soldier is drawn, together with the
 * number. */
const MOST_DRAWN = 4;

/** The price of one piece, which is its weight in the form's limit on tribute. */
export function Price({ filling, field }: { filling: Filling; field: string }) {
  const { form } = useTable();
  return (
    <span class="price">
      {price(form, filling.field(field))}
      <TextSign name="tribute" size={14} />
    </span>
  );
}

/** The price in tribute; undefined if the piece is free. */
function price(form: Table["form"], field: number): number | undefined {
  return form?.limits.find(({ name }) => name === "t")?.weights[field];
}

/**
 * Shows the armies and the Reserve with their soldiers. Pressing a soldier on the right adds a soldier;
 * pressing an added soldier removes it. */
export function FilledBoxes({
  filling,
  name,
  prices = false,
  fills = false,
  held,
}: {
  filling: Filling;
  name: (box: string, soldier: string) => string;
  prices?: boolean;
  /** Pressing the letter of a box fills the box. */
  fills?: boolean;
  /** The soldiers that were in the box before; they cannot be removed. */
  held?: (box: string) => Readonly<Record<string, number>>;
}) {
  const table = useTable();
  const boxes = BOXES.filter((box) => filling.field(name(box, "warrior")) >= 0);
  return (
    <div class="filled-boxes">
      {prices && (
        <div class="box-prices" aria-hidden="true">
          {SOLDIERS.map((soldier) => (
            <Price key={soldier} filling={filling} field={name(boxes[0]!, soldier)} />
          ))}
        </div>
      )}
      {boxes.map((box) => (
        <div key={box} class="filled-box" role="group" aria-label={boxName(table, box)}>
          <BoxLetter box={box} {...(fills && box !== boxes.at(-1) ? { filling, name } : {})} />
          <span class="box-soldiers">
            {held && <Held box={boxName(table, box)} soldiers={held(box)} />}
            {SOLDIERS.map((soldier) => (
              <Placed
                key={soldier}
                filling={filling}
                soldier={soldier}
                field={filling.field(name(box, soldier))}
                label={`${table.thing(soldier)}, ${boxName(table, box)}`}
              />
            ))}
          </span>
          {SOLDIERS.map((soldier) => (
            <OneMore
              key={soldier}
              filling={filling}
              field={filling.field(name(box, soldier))}
              sign={soldier}
              label={`${table.thing(soldier)}, ${boxName(table, box)}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function boxName(table: Table, box: string): string {
  return box === "reserve" ? table.thing("reserve") : own("army", { letter: box.toUpperCase() });
}

function BoxLetter({
  box,
  filling,
  name,
}: {
  box: string;
  filling?: Filling;
  name?: (box: string, soldier: string) => string;
}) {
  const table = useTable();
  const letter = box === "reserve" ? "R" : box.toUpperCase();
  const style = { "--seat": seatColour(Math.max(0, table.viewer)) };
  if (!filling || !name)
    return (
      <span class="box-disc" style={style} title={boxName(table, box)}>
        {letter}
      </span>
    );
  return (
    <button
      class="box-disc fill-box"
      style={style}
      aria-label={own("form-fill", { box: boxName(table, box) })}
      title={own("form-fill", { box: boxName(table, box) })}
      onClick={() => filling.fillUp(SOLDIERS.map((one) => filling.field(name(box, one))))}
    >
      {letter}
    </button>
  );
}

/** Draws the soldiers that were in a box before. */
function Held({ box, soldiers }: { box: string; soldiers: Readonly<Record<string, number>> }) {
  const { warrior = 0, jaguar = 0 } = soldiers;
  if (warrior + jaguar === 0) return null;
  const label = own("held", { box, warriors: warrior, jaguars: jaguar });
  return (
    <span class="held-soldiers" role="img" aria-label={label} title={label}>
      {SOLDIERS.map((soldier) => (
        <Drawn key={soldier} soldier={soldier} n={soldiers[soldier] ?? 0} />
      ))}
    </span>
  );
}

/** Draws each soldier, or only one soldier and the number of soldiers. */
function Drawn({ soldier, n }: { soldier: Soldier; n: number }) {
  return (
    <>
      {Array.from({ length: n > MOST_DRAWN ? 1 : n }, (_, i) => (
        <TextSign key={i} name={soldier} size={22} />
      ))}
      {n > MOST_DRAWN && <b>×{n}</b>}
    </>
  );
}

/** The added soldiers of one kind; pressing them removes one. */
function Placed({
  filling,
  soldier,
  field,
  label,
}: {
  filling: Filling;
  soldier: Soldier;
  field: number;
  label: string;
}) {
  const { form } = useTable();
  const value = filling.values[field] ?? 0;
  const less = useHold(() => value > 0 && filling.set(field, value - 1));
  if (!form || field < 0 || value === 0) return null;
  const drawn = <Drawn soldier={soldier} n={value} />;
  if (isRest(form, field))
    return (
      <span class="placed" role="img" aria-label={`${label}: ${value}`}>
        {drawn}
      </span>
    );
  return (
    <button
      class="placed step"
      aria-label={own("form-less", { label })}
      title={own("form-less", { label })}
      onClick={() => filling.set(field, value - 1)}
      {...less}
    >
      {drawn}
    </button>
  );
}

/** A picture of a soldier or good; pressing it adds one of this kind. */
export function OneMore({
  filling,
  field,
  sign,
  label,
  size = 22,
  children,
}: {
  filling: Filling;
  field: number;
  sign: string;
  label: string;
  size?: number;
  children?: preact.ComponentChildren;
}) {
  const { form } = useTable();
  const value = filling.values[field] ?? 0;
  const more = useHold(() => filling.set(field, value + 1));
  if (!form || field < 0 || isRest(form, field)) return <span class="no-more" />;
  return (
    <button
      class="one-more step"
      data-field={form.fields[field]?.name}
      aria-label={children ? undefined : `${own("form-more", { label })}: ${value}`}
      title={children ? `${own("form-more", { label })}: ${value}` : undefined}
      disabled={withValue(form, filling.values, field, value + 1) === null}
      onClick={() => filling.set(field, value + 1)}
      {...more}
    >
      <TextSign name={sign} size={size} />
      {children}
      <span class="plus-mark" aria-hidden="true">
        +
      </span>
    </button>
  );
}
