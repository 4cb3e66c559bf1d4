import { useEffect, useRef, useState } from "preact/hooks";
import type { EditorState } from "../../net/protocol";
import type { PositionEditor } from "../../state/editor";
import { CopyButton } from "../controls/copy-button";
import { own, troubleText } from "./words";

/** The position as text, for reading and for editing. */
export function TextTab({ editor, state }: { editor: PositionEditor; state: EditorState }) {
  const [typed, setTyped] = useState({ text: state.text, onTopOf: state.text });
  const field = useRef<HTMLTextAreaElement>(null);
  // typed text is kept only as long as the position below it does not change
  const draft = typed.onTopOf === state.text ? typed.text : state.text;
  const setDraft = (text: string) => setTyped({ text, onTopOf: state.text });
  const trouble = editor.trouble.value;
  const changed = draft !== state.text;
  useEffect(() => {
    if (!trouble || trouble.line < 1 || !field.current) return;
    const lines = field.current.value.split("\n");
    const from = lines.slice(0, trouble.line - 1).join("\n").length + (trouble.line > 1 ? 1 : 0);
    field.current.focus();
    field.current.setSelectionRange(from, from + (lines[trouble.line - 1] ?? "").length);
  }, [trouble]);
  return (
    <form
      class="editor-text"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.open({ start: "text", text: draft.replaceAll("\r\n", "\n") });
      }}
    >
      <label for="editor-text">{own("text-label")}</label>
      {trouble && (
        <p class="trouble" role="alert" id="editor-text-trouble">
          {troubleText(trouble)}
        </p>
      )}
      <textarea
        id="editor-text"
        class="field"
        ref={field}
        spellcheck={false}
        rows={18}
        aria-describedby={trouble ? "editor-text-trouble" : undefined}
        value={draft}
        onInput={(event) => setDraft(event.currentTarget.value)}
      />
      <p class="quiet-text">{own("text-about")}</p>
      <div class="row">
        <button type="submit" class="button main" disabled={!changed}>
          {own("text-apply")}
        </button>
        {changed && (
          <button type="button" class="button" onClick={() => setDraft(state.text)}>
            {own("undo")}
          </button>
        )}
        <CopyButton label={own("copy-text")} text={() => draft} />
        <a
          class="button small"
          download={`${state.game}.position`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(state.text)}`}
        >
          {own("save")}
        </a>
      </div>
    </form>
  );
}
