import { useState } from "preact/hooks";
import { type EditorState, type GameInfo, SPECTATOR } from "../../net/protocol";
import { EVERYTHING, type PositionEditor } from "../../state/editor";
import type { GameAssets } from "../../state/game-assets";
import { encodePosition, positionRoute } from "../../state/position-link";
import { go } from "../../state/route";
import { Icon } from "../controls/icon";
import { StartMenu } from "./start-menu";
import { own, seatName } from "./words";

interface Props {
  editor: PositionEditor;
  state: EditorState;
  info: GameInfo | null;
  assets: GameAssets;
}

/**
 * The row above the form, with controls for starting a new position, undoing and redoing edits, copying the
 * link, and selecting the view to show.
 */
export function EditorBar({ editor, state, info, assets }: Props) {
  const good = state.faults.length === 0;
  const analyse = async () => go(await positionRoute(state.game, state.text));
  return (
    <div class="editor-bar">
      <div class="row">
        <StartMenu editor={editor} info={info} />
        <EditStepButton label={own("undo")} can={editor.canUndo.value} act={() => void editor.undo()} />
        <EditStepButton
          label={own("redo")}
          can={editor.canRedo.value}
          act={() => void editor.redo()}
          flipped
        />
        <CopyLink state={state} />
        <button
          type="button"
          class="button small main"
          disabled={!good}
          title={good ? undefined : own("analyse-wait")}
          onClick={() => void analyse()}
        >
          {own("analyse")}
        </button>
      </div>
      {state.hidden === EVERYTHING && (
        <label class="editor-viewer">
          <span class="editor-viewer-words">{own("view-as")}</span>
          <select
            class="field"
            value={String(editor.viewer.value)}
            onChange={(event) => void editor.look(Number(event.currentTarget.value))}
          >
            <option value={String(EVERYTHING)}>{own("view-all")}</option>
            {Array.from({ length: state.players }, (_, seat) => (
              <option key={`seat ${String(seat)}`} value={String(seat)}>
                {seatName(seat, state.players, assets)}
              </option>
            ))}
            <option value={String(SPECTATOR)}>{own("view-onlooker")}</option>
          </select>
        </label>
      )}
    </div>
  );
}

interface EditStepProps {
  label: string;
  can: boolean;
  act: () => void;
  flipped?: boolean;
}

function EditStepButton({ label, can, act, flipped = false }: EditStepProps) {
  return (
    <button
      type="button"
      class={flipped ? "button small flipped" : "button small"}
      disabled={!can}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name="undo" size={18} />
    </button>
  );
}

/**
 * Copies the address of this position. The page itself also navigates to it, so that the address bar matches.
 */
export function CopyLink({ state }: { state: EditorState }) {
  const [made, setMade] = useState<{ of: string; link: string; how: "copied" | "shown" } | null>(null);
  const done = made?.of === state.text ? made : null; // a copied link belongs to its own position only
  const copy = async () => {
    const of = state.text;
    const code = await encodePosition(of);
    const link = `${new URL("#", document.baseURI).href}/editor/${state.game}/${code}`;
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setMade({ of, link, how: "copied" }),
      () => setMade({ of, link, how: "shown" }),
    );
  };
  return (
    <>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name="link" size={18} />{" "}
        <span class={done?.how === "copied" ? undefined : "copy-words"} role="status">
          {own(done?.how === "copied" ? "copied-link" : "copy-link")}
        </span>
      </button>
      {done?.how === "shown" && (
        <input
          class="field grow editor-link"
          readOnly
          aria-label={own("copy-link")}
          value={done.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

/**
 * Lists the moves of a record from which the position was taken, so that another move's position can be
 * chosen.
 */
export function RecordMoves({ editor }: { editor: PositionEditor }) {
  const record = editor.record.value;
  const [chosen, setChosen] = useState({ of: record, move: record?.move ?? 0 });
  if (!record) return null;
  const move = chosen.of === record ? chosen.move : record.move;
  return (
    <form
      class="editor-record row"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.open({ start: "record", text: record.text, move });
      }}
    >
      <label>
        {own("record-move", { move, moves: record.moves })}
        <input
          type="range"
          min={0}
          max={record.moves}
          value={move}
          onInput={(event) => setChosen({ of: record, move: Number(event.currentTarget.value) })}
        />
      </label>
      <button type="submit" class="button small">
        {own("go-there")}
      </button>
    </form>
  );
}
