import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import { type EditorGroup, type EditorState, type GameInfo, SPECTATOR } from "../../net/protocol";
import { EVERYTHING, PositionEditor } from "../../state/editor";
import { type GameAssets, games, loadAssets } from "../../state/game-assets";
import { decodePosition, encodePosition, positionRoute } from "../../state/position-link";
import { go } from "../../state/route";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { SettingsMenu } from "../controls/settings-menu";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { StillBoard } from "../table/still-board";
import { stillTable } from "../table/still-table";
import { FieldRow } from "./fields";
import { fieldById, findField, namesOf } from "./find-field";
import { Hidden } from "./hidden";
import { Report } from "./report";
import { StartMenu } from "./start-menu";
import { TextTab } from "./text-tab";
import { own, seatName, troubleText, worded } from "./words";
import "./editor.css";

const MARKED = "[data-about], [data-word]";
/** Up to this number of parts are shown as buttons; more parts are shown as a list to choose from. */
const FEW_GROUPS = 6;

/**
 * The page on which any position of a game can be set up: the parts of the position as a form beside the
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
      <header class="rules-page-head">
        <a class="button" href="#/">
          <Icon name="home" size={18} /> {say("to-lobby")}
        </a>
        <h1>{own("title")}</h1>
      </header>
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
        // The browser has stored the position, so a reload shows the last edit and not the link again.
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
    void row.offsetWidth; // if the field is the same as before, this restarts the animation of the mark
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
        <Bar editor={editor} state={state} info={info} assets={assets} />
        {broken && (
          <p class="trouble" role="alert">
            {own("link-broken")}
          </p>
        )}
        {trouble && tab === "form" && (
          <p class="trouble" role="alert">
            {troubleText(trouble)}
          </p>
        )}
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
                  <Parts
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

/** A menu of the parts of the position: the player first chooses the kind, then the part. */
function Parts({
  sections,
  within,
  section,
  group,
  players,
  assets,
  choose,
}: {
  sections: string[];
  within: EditorGroup[];
  section: string;
  group: EditorGroup;
  players: number;
  assets: GameAssets;
  choose: (section: string, group: number) => void;
}) {
  const title = (one: EditorGroup) => groupTitle(one, players, assets);
  return (
    <nav class="editor-parts" aria-label={own("jump")}>
      <div class="editor-sections">
        {sections.map((one) => (
          <button
            type="button"
            key={one}
            class="button small quiet"
            data-section={one}
            aria-current={one === section ? "true" : undefined}
            onClick={() => choose(one, 0)}
          >
            {worded(assets, players, `section-${one}`)}
          </button>
        ))}
      </div>
      {within.length > 1 && within.length <= FEW_GROUPS && (
        <div class="editor-groups">
          {within.map((one, n) => (
            <button
              type="button"
              key={title(one)}
              class="button small"
              aria-current={one === group ? "true" : undefined}
              onClick={() => choose(section, n)}
            >
              {title(one)}
            </button>
          ))}
        </div>
      )}
      {within.length > FEW_GROUPS && (
        <select
          class="field"
          aria-label={worded(assets, players, `section-${section}`)}
          value={String(within.indexOf(group))}
          onChange={(event) => choose(section, Number(event.currentTarget.value))}
        >
          {within.map((one, n) => (
            <option key={title(one)} value={String(n)} selected={one === group}>
              {title(one)}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}

function groupTitle({ section, name, seat }: EditorGroup, players: number, assets: GameAssets): string {
  const thing =
    name && (/^\d+$/.test(name) ? `${name} ${assets.thing(name)}` : worded(assets, players, name));
  if (seat >= 0) return [seatName(seat, players, assets), thing].filter(Boolean).join(" · ");
  return thing || worded(assets, players, `section-${section}`);
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

function Bar({ editor, state, info, assets }: Omit<WorkbenchProps, "broken">) {
  const good = state.faults.length === 0;
  const analyse = async () => go(await positionRoute(state.game, state.text));
  return (
    <div class="editor-bar">
      <div class="row">
        <StartMenu editor={editor} info={info} />
        <button
          type="button"
          class="button small"
          disabled={!editor.canUndo.value}
          aria-label={own("undo")}
          title={own("undo")}
          onClick={() => void editor.undo()}
        >
          <Icon name="undo" size={18} />
        </button>
        <button
          type="button"
          class="button small flipped"
          disabled={!editor.canRedo.value}
          aria-label={own("redo")}
          title={own("redo")}
          onClick={() => void editor.redo()}
        >
          <Icon name="undo" size={18} />
        </button>
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

/**
 * Copies the address of this position. The page takes the same address, so that the browser's address bar
 * shows it.
 */
function CopyLink({ state }: { state: EditorState }) {
  const [link, setLink] = useState("");
  const [done, setDone] = useState<"" | "copied" | "shown">("");
  useEffect(() => setDone(""), [state.text]);
  const copy = async () => {
    const code = await encodePosition(state.text);
    const made = `${new URL("#", document.baseURI).href}/editor/${state.game}/${code}`;
    setLink(made);
    const written = navigator.clipboard?.writeText(made) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setDone("copied"),
      () => setDone("shown"),
    );
  };
  return (
    <>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name="link" size={18} />{" "}
        <span class={done === "copied" ? undefined : "copy-words"} role="status">
          {own(done === "copied" ? "copied-link" : "copy-link")}
        </span>
      </button>
      {done === "shown" && (
        <input
          class="field grow editor-link"
          readOnly
          aria-label={own("copy-link")}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

function RecordMoves({ editor }: { editor: PositionEditor }) {
  const record = editor.record.value;
  const [move, setMove] = useState(0);
  useEffect(() => setMove(record?.move ?? 0), [record]);
  if (!record) return null;
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
          onInput={(event) => setMove(Number(event.currentTarget.value))}
        />
      </label>
      <button type="submit" class="button small">
        {own("go-there")}
      </button>
    </form>
  );
}
