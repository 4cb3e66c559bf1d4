import { Glyph, isGlyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { spoken } from "./labels";
import { useMarks, useMeant } from "./marks";

/**
 * The name of a component, which opens its card. It is a button if one of the possible moves names the
 * component.
 */
export function Chip({ id, path, heading = false }: { id: string; path: string; heading?: boolean }) {
  const table = useTable();
  const { fresh } = useMarks();
  const name = spoken(table, id);
  const meant = useMeant(id, path);
  const known = name !== id || table.effect(id) !== "";
  const look = `chip${heading ? " heading" : ""}${fresh.has(path) ? " fresh" : ""}`;
  const inner = (
    <>
      {isGlyph(id) && <Glyph name={id} size={20} />}
      {name}
    </>
  );
  if (meant.length === 0) {
    return known ? (
      <button class={`${look} still`} data-about={id} onClick={(event) => table.explain(event.currentTarget)}>
        {inner}
      </button>
    ) : (
      <span class={look}>{inner}</span>
    );
  }
  const first = meant[0]!;
  const hinted = meant.some((word) => table.hinted.has(word)) ? " hinted" : "";
  return (
    <button
      class={`${look} lit${hinted}${meant.includes(table.preview?.word ?? "") ? " watched" : ""}`}
      data-about={id}
      data-word={first}
      data-several={meant.length > 1 ? meant.length : undefined}
      onClick={() => table.play(meant)}
      onMouseEnter={() => meant.length === 1 && table.look(first)}
      onMouseLeave={() => table.look(null)}
      onFocus={() => meant.length === 1 && table.look(first)}
      onBlur={() => table.look(null)}
    >
      {inner}
      {meant.length > 1 && <span class="chip-count">{meant.length}</span>}
    </button>
  );
}
