import { blockOf, textRuns } from "../../texts/paragraphs";
import { COARSE, useMedia } from "../hooks/use-media";

interface Props {
  text: string;
  ruling?: boolean;
  open: (rule: string) => void;
}

/**
 * A paragraph in a rulebook: text, a list or a table, with links to other rules. On touch screens, larger
 * links are placed below the paragraph.
 */
export function RuleParagraph({ text, ruling = false, open }: Props) {
  const block = blockOf(text);
  const touch = useMedia(COARSE);
  const inline = touch ? null : open;
  const below = touch && <RulesBelow text={text} open={open} />;
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
      <>
        <ul class="rule-list">
          {block.items.map((item, i) => (
            <li key={i}>
              <Pieces text={item} open={inline} />
            </li>
          ))}
        </ul>
        {below}
      </>
    );
  return (
    <>
      <p class={ruling ? "ruling" : ""}>
        <Pieces text={block.text} open={inline} />
      </p>
      {below}
    </>
  );
}

/** Lists each rule mentioned in a paragraph once. */
function RulesBelow({ text, open }: { text: string; open: (rule: string) => void }) {
  const rules = new Set(textRuns(text).flatMap((piece) => ("rule" in piece ? [piece.rule] : [])));
  if (rules.size === 0) return null;
  return (
    <p class="row rules-below">
      {[...rules].map((rule) => (
        <button key={rule} class="button small quiet" onClick={() => open(rule)}>
          {rule}
        </button>
      ))}
    </p>
  );
}

function Pieces({ text, open }: { text: string; open: ((rule: string) => void) | null }) {
  return (
    <>
      {textRuns(text).map((piece, i) => {
        if ("strong" in piece) return <strong key={i}>{piece.strong}</strong>;
        if ("rule" in piece)
          return open === null ? (
            piece.rule
          ) : (
            <button key={i} class="rule-link inline" onClick={() => open(piece.rule)}>
              {piece.rule}
            </button>
          );
        return piece.text;
      })}
    </>
  );
}
