import { useEffect, useRef, useState } from "preact/hooks";
import type { GameInfo } from "../../net/protocol";
import type { PositionEditor } from "../../state/editor";
import { encodePosition } from "../../state/position-link";
import { go } from "../../state/route";
import { TroubleLine } from "../controls/trouble-line";
import { useEscape } from "../hooks/use-escape";
import { own } from "./words";

const MOST_FILE = 250_000;
const POSITION = "patolli position ";
const RECORD = "patolli record ";

/** A menu that selects how a position begins: from a new game, from an empty board, or from a file. */
export function StartMenu({ editor, info }: { editor: PositionEditor; info: GameInfo | null }) {
  const [open, setOpen] = useState(false);
  const [players, setPlayers] = useState(0);
  const [trouble, setTrouble] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const { fewest, most } = info ?? { fewest: 0, most: 0 };
  const chosen = players || editor.shown.value?.players || fewest;
  const begin = (start: "new" | "empty") => {
    setOpen(false);
    void editor.open({ start, players: chosen, seed: Math.floor(Math.random() * 2 ** 31) });
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > MOST_FILE ? "" : (await file.text()).replaceAll("\r\n", "\n");
    setTrouble("");
    setOpen(false);
    if (text.startsWith(RECORD)) return editor.open({ start: "record", text, move: -1 });
    if (!text.startsWith(POSITION)) return setTrouble(own("file-unknown", { name: file.name }));
    const game = /^game:\s*(\S+)/m.exec(text)?.[1] ?? editor.game;
    if (game !== editor.game) return go(`/editor/${game}/${await encodePosition(text)}`);
    return editor.open({ start: "text", text });
  };
  useDrop((file) => void take(file));
  useOutside(open, box, () => setOpen(false));
  return (
    <div class="editor-start" ref={box}>
      <button
        type="button"
        ref={button}
        class="button small"
        disabled={!info}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {own("start")}…
      </button>
      {open && (
        <Menu close={close}>
          <label>
            {own("players")}{" "}
            <select
              class="field"
              value={String(chosen)}
              onChange={(event) => setPlayers(Number(event.currentTarget.value))}
            >
              {Array.from({ length: most - fewest + 1 }, (_, n) => (
                <option key={`players ${String(n)}`} value={String(fewest + n)}>
                  {fewest + n}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button" onClick={() => begin("new")}>
            {own("start-new")}
          </button>
          <button type="button" class="button" onClick={() => begin("empty")}>
            {own("start-empty")}
          </button>
          <label class="button editor-file">
            {own("start-file")}
            <input
              type="file"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                void take(file);
              }}
            />
          </label>
          <p class="quiet-text">{own("start-drop")}</p>
        </Menu>
      )}
      <TroubleLine text={trouble} />
    </div>
  );
}

function Menu({ close, children }: { close: () => void; children: preact.ComponentChildren }) {
  useEscape(close);
  return <div class="editor-menu">{children}</div>;
}

/** Accepts a file that is dropped anywhere on the page. */
function useDrop(take: (file: File | undefined) => void): void {
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      taking.current(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}

function useOutside(on: boolean, box: { current: HTMLElement | null }, act: () => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) act();
    };
    addEventListener("pointerdown", press);
    return () => removeEventListener("pointerdown", press);
  }, [on]);
}
