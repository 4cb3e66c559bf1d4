import { Glyph, isGlyph } from "../glyphs/glyph";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** What one asked about: its name, what it costs, what it does. */
export function ComponentCard({ id }: { id: string }) {
  const { kit } = useTableState();
  const name = kit.thing(id);
  const cost = kit.printed.cost(id);
  const effect = kit.printed.effect(id);
  const listed = kit.printed.listed(id);
  const first = id.split(" ")[0] ?? id;
  return (
    <article class="component">
      <h3>
        {isGlyph(first) && <Glyph name={first} size={30} />} {name.slice(0, 1).toUpperCase() + name.slice(1)}
      </h3>
      {cost && <p>{say("costs", { cost })}</p>}
      {effect && <p>{effect}</p>}
      {listed.length > 0 && (
        <ol class="component-list">
          {listed.map(([n, told]) => <li key={n}><strong>{n}</strong> {told}</li>)}
        </ol>
      )}
    </article>
  );
}
