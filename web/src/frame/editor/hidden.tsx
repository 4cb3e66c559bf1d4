import { useState } from "preact/hooks";
import type { EditorState } from "../../net/protocol";
import { EVERYTHING, type PositionEditor } from "../../state/editor";
import type { GameAssets } from "../../state/game-assets";
import { own, seatName } from "./words";

/**
 * Deals the cards and pieces that a player cannot know. A position that contains only what one player knows
 * must be dealt before it can be edited.
 */
export function Hidden({
  editor,
  state,
  assets,
}: {
  editor: PositionEditor;
  state: EditorState;
  assets: GameAssets;
}) {
  const [seat, setSeat] = useState(0);
  const [seed, setSeed] = useState(1);
  const known = state.hidden !== EVERYTHING;
  const form = (
    <form
      class="row editor-deal"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.deal(known ? state.hidden : seat, seed);
      }}
    >
      {!known && (
        <select
          class="field"
          aria-label={own("deal-for")}
          value={String(seat)}
          onChange={(event) => setSeat(Number(event.currentTarget.value))}
        >
          {Array.from({ length: state.players }, (_, n) => (
            <option key={`seat ${String(n)}`} value={String(n)}>
              {seatName(n, state.players, assets)}
            </option>
          ))}
        </select>
      )}
      <label>
        {own("deal-seed")}{" "}
        <input
          class="field"
          type="number"
          min={0}
          max={2147483647}
          value={seed}
          onInput={(event) => setSeed(Math.max(0, Math.trunc(Number(event.currentTarget.value) || 0)))}
        />
      </label>
      <button type="submit" class={known ? "button main" : "button small"}>
        {own(known ? "deal" : "deal-do")}
      </button>
    </form>
  );
  if (known)
    return (
      <div class="editor-hidden">
        <p>{own("hidden-known", { who: seatName(state.hidden, state.players, assets) })}</p>
        {form}
      </div>
    );
  return (
    <details class="editor-hidden">
      <summary>{own("deal-for")}</summary>
      {form}
    </details>
  );
}
