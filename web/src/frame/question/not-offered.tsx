import { useTableState } from "../table/table-context";

/** Lists answers that a player might expect here, and why they are not possible. */
export function NotOffered() {
  const { table, sheets } = useTableState();
  return (
    <>
      {(table.prospects.value?.missing ?? []).map(({ text, name, words, rule }) => (
        <p key={text} class="not-offered">
          <span>{name}</span> {words}{" "}
          {rule && (
            <button
              class="rule-link"
              onClick={() => {
                sheets.about.value = rule;
                sheets.open.value = "rules";
              }}
            >
              {rule}
            </button>
          )}
        </p>
      ))}
    </>
  );
}
