import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { useMarks } from "./marks";
import { isSeat, type Plain } from "./shape";

/** Shows a single value (a number, a name, a seat, yes or no) with its previewed value next to it. */
export function Single({ value, name, path }: { value: Plain; name: string; path: string }) {
  const { fresh, tried } = useMarks();
  const would = tried.has(path) ? tried.get(path) : undefined;
  return (
    <span class={fresh.has(path) ? "single fresh" : "single"}>
      <Bare value={value} name={name} path={path} />
      {tried.has(path) && (
        <span class="single-tried">
          →{" "}
          {typeof would === "object" && would !== null ? (
            "…"
          ) : (
            <Bare value={would as Plain} name={name} path="" />
          )}
        </span>
      )}
    </span>
  );
}

function Bare({ value, name, path }: { value: Plain; name: string; path: string }) {
  const table = useTable();
  if (isSeat(name, value, table.names.length)) {
    if (value < 0) return <span class="nothing">–</span>;
    return (
      <span class="seat-named">
        <SeatSign seat={value} size={16} /> {table.names[value]}
      </span>
    );
  }
  if (value === null || value === undefined || value === "") return <span class="nothing">–</span>;
  if (typeof value === "boolean") return <span class={value ? "" : "nothing"}>{value ? "✓" : "–"}</span>;
  if (value === "?")
    return (
      <span class="hidden-card" title="?">
        ?
      </span>
    );
  if (typeof value === "string") return <Chip id={value} path={path} />;
  return <span class={value === 0 ? "number none" : "number"}>{value}</span>;
}
