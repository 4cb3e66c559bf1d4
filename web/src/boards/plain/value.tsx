import { SeatSign } from "../seats";

type Thing = (id: string) => string;

/** Any value of a view, shown as plainly as it can be. */
export function Value({ value, thing }: { value: unknown; thing: Thing }) {
  if (value === null || value === undefined) return <span class="nothing">–</span>;
  if (typeof value === "string") return <span>{thing(value)}</span>;
  if (typeof value !== "object") return <span>{String(value)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span class="nothing">–</span>;
    const flat = value.every((one) => one === null || typeof one !== "object");
    return (
      <ol class={flat ? "plain-row" : "plain-list"}>
        {value.map((one, i) => <li key={i}><Value value={one} thing={thing} /></li>)}
      </ol>
    );
  }
  return (
    <dl class="plain-pairs">
      {Object.entries(value).map(([name, one]) => (
        <div key={name}>
          <dt>{name === "seat" && typeof one === "number" ? <SeatSign seat={one} size={14} /> : thing(name).replace(/_/g, " ")}</dt>
          <dd><Value value={one} thing={thing} /></dd>
        </div>
      ))}
    </dl>
  );
}
