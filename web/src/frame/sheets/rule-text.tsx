import { blockOf, textRuns } from "../../texts/paragraphs";

interface Props {
  text: string;
  ruling?: boolean;
  open: (rule: string) => void;
}

/** A paragraph of a rulebook: text, list or table; ids of other rules lead there. */
export function RuleParagraph({ text, ruling = false, open }: Props) {
  const block = blockOf(text);
  if (block.is === "table") {
    return (
      <div class="rule-table-scroll" tabIndex={0} role="region" aria-label={block.head.join(", ")}>
        <table class="rule-table">
          <thead>
            <tr>
              {block.head.map((cell, i) => (
                <th key={i} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) =>
                  j === 0 ? (
                    <th key={j} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={j}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  if (block.is === "list")
    return (
      <ul class="rule-list">
        {block.items.map((item, i) => (
          <li key={i}>
            <Pieces text={item} open={open} />
          </li>
        ))}
      </ul>
    );
  return (
    <p class={ruling ? "ruling" : ""}>
      <Pieces text={block.text} open={open} />
    </p>
  );
}

function Pieces({ text, open }: { text: string; open: (rule: string) => void }) {
  return (
    <>
      {textRuns(text).map((piece, i) => {
        if ("strong" in piece) return <strong key={i}>{piece.strong}</strong>;
        if ("rule" in piece)
          return (
            <button key={i} class="rule-link inline" onClick={() => open(piece.rule)}>
              {piece.rule}
            </button>
          );
        return piece.text;
      })}
    </>
  );
}
