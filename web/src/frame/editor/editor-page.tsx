import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import { type EditorState, type GameInfo, SPECTATOR } from "../../net/protocol";
import { EVERYTHING, PositionEditor } from "../../state/editor";
import { type GameAssets, games, loadAssets } from "../../state/game-assets";
import { decodePosition } from "../../state/position-link";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { TroubleLine } from "../controls/trouble-line";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { StillBoard } from "../table/still-board";
import { stillTable } from "../table/still-table";
import { EditorBar, RecordMoves } from "./editor-bar";
import { EditorParts } from "./editor-parts";
import { FieldRow } from "./fields";
import { fieldById, findField, namesOf } from "./find-field";
import { Hidden } from "./hidden";
import { Report } from "./report";
import { TextTab } from "./text-tab";
import { own, seatName, troubleText } from "./words";
import "./editor.css";
import { PageHead } from "../controls/page-head";

const MARKED = "[data-about], [data-word]";
/**
 * The page on which any position of a game can be set up. The parts of the position are a form beside the
 * drawn board.
 */
export function EditorPage({ game, code }: { game: string; code: string }) {
  return game ? <OneGame game={game} code={code} /> : <ChooseGame />;
}

function ChooseGame() {
  const [known, setKnown] = useState<GameInfo[]>([]);
  useEffect(() => {
    document.title = `${own("title")} · Patolli`;
    void games().then(setKnown, () => {});
  }, []);
  return (
    <main class="rules-page">
      <PageHead title={own("title")} />
      <p>{own("about")}</p>
      <ul class="editor-games">
        {known.map(({ name, title }) => (
          <li key={name}>
            <a class="button" href={`#/editor/${name}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function OneGame({ game, code }: { game: string; code: string }) {
  const editor = useMemo(() => new PositionEditor(game), [game]);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  const [broken, setBroken] = useState(false);
  const spoken = language.value;
  useEffect(() => {
    document.title = `${own("title")} · Patolli`;
  }, [spoken]);
  useEffect(() => {
    void games().then((all) => setInfo(all.find((one) => one.name === game) ?? null));
    void (code ? decodePosition(code) : Promise.resolve(null)).then((text) => {
      setBroken(code !== "" && text === null);
      return editor.begin(text).then(() => {
        // The browser has stored the position, so a reload shows the last edit and not the linked position.
        if (text !== null) history.replaceState(null, "", `#/editor/${game}`);
      });
    });
  }, [editor, game, code]);
  useEffect(() => {
    void loadAssets(game, spoken).then(setAssets, () => {});
    if (editor.shown.peek()) void editor.show();
  }, [editor, game, spoken]);
  const state = editor.shown.value;
  return (
    <main class="editor">
      <header class="editor-head">
        <a class="button small" href="#/" aria-label={say("to-lobby")}>
          <Icon name="home" size={18} />
        </a>
        <h1>
          {own("title")} <span class="quiet-text">{info?.title}</span>
        </h1>
        <SettingsMenu />
      </header>
      {state && assets && assets.game === game && assets.messages.language === spoken ? (
        <Workbench editor={editor} state={state} info={info} assets={assets} broken={broken} />
      ) : (
        <div class="editor-waits" aria-busy="true">
          <p role="status">{editor.trouble.value ? troubleText(editor.trouble.value) : own("loading")}</p>
        </div>
      )}
    </main>
  );
}

interface WorkbenchProps {
  editor: PositionEditor;
  state: EditorState;
  info: GameInfo | null;
  assets: GameAssets;
  broken: boolean;
}

function Workbench({ editor, state, info, assets, broken }: WorkbenchProps) {
  const [tab, setTab] = useState<"form" | "text">(
    state.groups.length > 0 || state.hidden !== EVERYTHING ? "form" : "text",
  );
  const [at, setAt] = useState({ section: "", group: 0 });
  const [target, setTarget] = useState({ id: "", n: 0 });
  const panel = useRef<HTMLDivElement>(null);
  const { groups } = state;
  const sections = [...new Set(groups.map(({ section }) => section))];
  const section = sections.includes(at.section) ? at.section : (sections[0] ?? "");
  const within = groups.filter((one) => one.section === section);
  const group = within[Math.min(at.group, within.length - 1)];
  const show = (id: string) => {
    const found = fieldById(groups, id);
    if (!found) return;
    const { section: wanted } = found.group;
    setTab("form");
    setAt({ section: wanted, group: groups.filter((one) => one.section === wanted).indexOf(found.group) });
    setTarget({ id, n: target.n + 1 });
  };
  const lead = (element: Element): boolean => {
    for (let here: Element | null = element; here; here = here.parentElement?.closest(MARKED) ?? null) {
      const seat = here.closest("[data-seat]")?.getAttribute("data-seat");
      const found = findField(groups, namesOf(here), seat ? Number(seat) : (group?.seat ?? -1));
      if (found) {
        show(found.field.id);
        return true;
      }
    }
    return false;
  };
  useEffect(() => {
    const row =
      target.id &&
      panel.current?.querySelector<HTMLElement>(`[data-editor-field="${CSS.escape(target.id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.classList.remove("aimed");
    void row.offsetWidth; // forces a layout, which restarts the marker's animation in the same field
    row.classList.add("aimed");
    row.querySelector<HTMLElement>("input, select, button:not([disabled])")?.focus({ preventScroll: true });
  }, [target]);
  useShortcuts(editor);
  const wrong = new Set(state.faults.flatMap(({ fields }) => fields));
  const trouble = editor.trouble.value;
  return (
    <div class="editor-bench">
      <Board state={state} assets={assets} viewer={editor.viewer.value} lead={lead} />
      <div class="editor-panel" ref={panel} aria-busy={editor.busy.value}>
        <EditorBar editor={editor} state={state} info={info} assets={assets} />
        <TroubleLine text={broken ? own("link-broken") : ""} />
        <TroubleLine text={trouble && tab === "form" ? troubleText(trouble) : ""} />
        <Report state={state} assets={assets} mend={show} />
        <RecordMoves editor={editor} />
        <div class="editor-tabs" role="tablist">
          {(["form", "text"] as const).map((one) => (
            <button
              type="button"
              key={one}
              role="tab"
              id={`editor-tab-${one}`}
              aria-controls="editor-tab-panel"
              aria-selected={tab === one}
              class="button small"
              onClick={() => setTab(one)}
            >
              {own(`tab-${one}`)}
            </button>
          ))}
        </div>
        <div
          id="editor-tab-panel"
          class="editor-tab-panel"
          role="tabpanel"
          aria-labelledby={`editor-tab-${tab}`}
        >
          {tab === "text" ? (
            <TextTab editor={editor} state={state} />
          ) : (
            <>
              {state.hidden !== EVERYTHING && <Hidden editor={editor} state={state} assets={assets} />}
              {group && (
                <>
                  <EditorParts
                    sections={sections}
                    within={within}
                    section={section}
                    group={group}
                    players={state.players}
                    assets={assets}
                    choose={(wanted, n) => setAt({ section: wanted, group: n })}
                  />
                  <div class="editor-fields" key={`${section}/${within.indexOf(group)}`}>
                    {group.fields.map((field) => (
                      <FieldRow
                        key={field.id}
                        field={field}
                        assets={assets}
                        players={state.players}
                        wrong={wrong.has(field.id)}
                        set={(value) => void editor.edit(field, value)}
                      />
                    ))}
                  </div>
                  <Hidden editor={editor} state={state} assets={assets} />
                </>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function useShortcuts(editor: PositionEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLTextAreaElement)
        return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      void (key === "y" || event.shiftKey ? editor.redo() : editor.undo());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [editor]);
}

function Board({
  state,
  assets,
  viewer,
  lead,
}: {
  state: EditorState;
  assets: GameAssets;
  viewer: number;
  lead: (element: Element) => boolean;
}) {
  const board = useBoardModule(state.game);
  const tall = useMedia(UPRIGHT);
  const drawn = useRef<EditorState["view"]>(null);
  const leading = useRef(lead);
  leading.current = lead;
  if (state.view !== null) drawn.current = state.view;
  const view = drawn.current;
  const seat = state.hidden >= 0 ? state.hidden : viewer;
  const table = useMemo(
    () =>
      view === null
        ? null
        : stillTable(
            view,
            assets,
            Array.from({ length: state.players }, (_, n) => seatName(n, state.players, assets)),
            { viewer: seat >= 0 ? seat : SPECTATOR, explain: (element) => void leading.current(element) },
          ),
    [view, assets, state.players, seat],
  );
  return (
    <div
      class={state.view === null ? "editor-board old" : "editor-board"}
      onClickCapture={(event) => {
        const marked = event.target instanceof Element ? event.target.closest(MARKED) : null;
        if (marked && leading.current(marked)) event.stopPropagation();
      }}
    >
      <StillBoard table={table} board={board} tall={tall} />
      {state.view === null && (
        <p class="editor-old-note" role="status">
          {own("no-picture")}
        </p>
      )}
    </div>
  );
}
