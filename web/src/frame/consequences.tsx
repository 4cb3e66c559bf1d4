import { useTableState } from "./table-context";

const MOST = 4;

/** What the choice that is pointed at would do; its room is kept free, so that nothing jumps. */
export function Consequences() {
  const { table } = useTableState();
  const preview = table.proposal.value ?? table.preview.value;
  const told = preview?.shown.events.filter((one) => one.words) ?? [];
  const shown = told.slice(0, MOST);
  return (
    <div class="consequences" aria-live="polite">
      {preview && (
        <ul>
          {shown.map((one, i) => (
            <li key={i}>{one.words}{i === MOST - 1 && told.length > MOST ? " …" : ""}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
