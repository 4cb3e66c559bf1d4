import type { EditorState } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { fieldById } from "./find-field";
import { faultText, own, seatName, worded } from "./words";

const MOST_MENDS = 3;

/**
 * Lists the reasons why the position is impossible, with the fields that can correct them. If the position is
 * possible, says whose turn it is.
 */
export function Report({
  state,
  assets,
  mend,
}: {
  state: EditorState;
  assets: GameAssets;
  mend: (field: string) => void;
}) {
  const { faults } = state;
  const report = sentences(state, assets);
  return (
    <section class={faults.length > 0 ? "editor-report bad" : "editor-report"} aria-label={own("report")}>
      <p class="editor-verdict" role="status">
        {faults.length > 0 ? own("report-bad", { n: report.size }) : own("report-good")}
      </p>
      {faults.length === 0 && <AskedText state={state} assets={assets} />}
      {faults.length > 0 && (
        <ul>
          {[...report].map(([sentence, fields]) => (
            <li key={sentence}>
              <p>{sentence}</p>
              <div class="row">
                {[...fields].slice(0, MOST_MENDS).map((id) => (
                  <button type="button" key={id} class="button small quiet" onClick={() => mend(id)}>
                    {own("mend", { field: fieldTitle(state, id, assets) })}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <details>
          <summary>{own("report-more")}</summary>
          <ul lang="en">
            {faults.map((fault) => (
              <li key={fault.text}>{fault.text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/**
 * Lists each description of a fault once, with all fields that can correct it. A rule may find the same fault
 * in several ways.
 */
function sentences({ faults, players }: EditorState, assets: GameAssets): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const fault of faults) {
    const sentence = faultText(fault, assets, players);
    found.set(sentence, new Set([...(found.get(sentence) ?? []), ...fault.fields]));
  }
  return found;
}

function AskedText({ state, assets }: { state: EditorState; assets: GameAssets }) {
  const { asked, players } = state;
  if (asked.length === 0) return <p class="quiet-text">{own("asked-none")}</p>;
  return (
    <>
      {asked.map(({ seat, words }) => (
        <p class="quiet-text" key={seat}>
          {seat < 0
            ? own("asked-chance")
            : own("asked", { who: seatName(seat, players, assets), what: words })}
        </p>
      ))}
    </>
  );
}

function fieldTitle(state: EditorState, id: string, assets: GameAssets): string {
  const found = fieldById(state.groups, id);
  if (!found) return id;
  const name = worded(assets, state.players, found.field.name);
  const { seat, name: thing } = found.group;
  const where =
    seat >= 0 ? seatName(seat, state.players, assets) : thing ? worded(assets, state.players, thing) : "";
  return where && where !== name ? `${name} (${where})` : name;
}
