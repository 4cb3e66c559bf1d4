import { useEffect, useRef, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import type { GameInfo, WorkshopEntry } from "../../net/protocol";
import { type GameAssets, games, loadAssets } from "../../state/game-assets";
import { createTable } from "../../state/new-table";
import { go } from "../../state/route";
import { botLevelOf, myName } from "../../state/settings";
import { WorkshopState } from "../../state/workshop";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { SettingsMenu } from "../controls/settings-menu";
import { ValueCard } from "./entry";
import { PieceDrawing } from "./piece";
import { problemText } from "./problem-text";
import "./workshop.css";
import { TroubleLine } from "../controls/trouble-line";

/** The page on which the owner of a printed game looks up all uncertain values. */
export function WorkshopPage({ game, path }: { game: string; path: string }) {
  const [state, setState] = useState<WorkshopState | null>(null);
  const [trouble, setTrouble] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    WorkshopState.open(game, spoken).then(
      (found) => wanted && setState(found),
      (error: Error) => wanted && setTrouble(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  useEffect(() => {
    document.title = `${say("workshop")} · Patolli`;
  }, [spoken]);
  return (
    <main class="workshop">
      <header class="workshop-head">
        <div>
          <p class="workshop-kicker">
            <a href="#/">Patolli</a> · {say("workshop")}
          </p>
          <h1>{state?.shop.title ?? say("workshop")}</h1>
        </div>
        <SettingsMenu />
      </header>
      <TroubleLine text={trouble} />
      {state && <Shop key={`${game}/${spoken}`} state={state} path={path} />}
    </main>
  );
}

function Shop({ state, path }: { state: WorkshopState; path: string }) {
  const board = useBoardModule(state.shop.game);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  useEffect(() => {
    void loadAssets(state.shop.game, language.value).then(setAssets, () => {});
  }, [state]);
  const { groups } = state.shop;
  const first = groups.find(({ entries }) => entries.some((one) => one.path === path)) ?? groups[0];
  const [group, setGroup] = useState(first?.id ?? "");
  const [target, setTarget] = useState(path);
  const body = useRef<HTMLElement>(null);
  const shown = groups.find(({ id }) => id === group);
  const own = state.own.value;
  const total = own?.doubtful ?? groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const done = own?.confirmed_count ?? 0;
  useEffect(() => {
    const card = target && body.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(target)}"]`);
    if (!card) return;
    card.scrollIntoView({ block: "center" });
    card.focus({ preventScroll: true });
  }, [target, group]);
  const all = groups.flatMap(({ id, entries }) => entries.map((entry) => ({ group: id, entry })));
  const openAfter = (at: number) => {
    const later = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    return later.find(({ entry }) => !state.isDone(entry));
  };
  const walk = (from: WorkshopEntry | null) => {
    const found = openAfter(from ? all.findIndex(({ entry }) => entry.path === from.path) : -1);
    if (!found || found.entry.path === from?.path) return;
    setGroup(found.group);
    setTarget(found.entry.path);
  };
  return (
    <>
      <section class="workshop-progress" aria-label={say("workshop-progress")}>
        <p class="workshop-count" role="status">
          {say("workshop-count", { done, total })}
        </p>
        <progress value={done} max={Math.max(1, total)} aria-label={say("workshop-progress")} />
        <p class="quiet-text">{say("workshop-about")}</p>
        <Actions state={state} next={() => walk(null)} finished={done >= total} />
        <Notes state={state} />
      </section>
      <div class="workshop-body">
        <nav class="workshop-groups" aria-label={say("workshop-groups")}>
          {groups.map((one) => (
            <button
              type="button"
              key={one.id}
              class="button quiet small"
              aria-current={one.id === group ? "true" : undefined}
              onClick={() => {
                setGroup(one.id);
                setTarget("");
              }}
            >
              <span>{one.title}</span>
              <span class="workshop-left">
                {one.entries.filter((entry) => state.isDone(entry)).length}/{one.entries.length}
              </span>
            </button>
          ))}
        </nav>
        {shown && (
          <section class="workshop-entries" ref={body} aria-labelledby="workshop-group">
            <div class="workshop-where">
              <h2 id="workshop-group">{shown.title}</h2>
              <p>
                <strong>{say("workshop-look")}</strong> {shown.where}
              </p>
            </div>
            {shown.entries.map((entry) => (
              <ValueCard
                key={entry.path}
                state={state}
                entry={entry}
                target={entry.path === target}
                drawing={board && assets && <PieceDrawing board={board} assets={assets} id={entry.id} />}
                next={() => walk(entry)}
              />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function Actions({ state, next, finished }: { state: WorkshopState; next: () => void; finished: boolean }) {
  const [trouble, setTrouble] = useState("");
  const [sure, setSure] = useState(false);
  const file = state.own.value?.file ?? "";
  const empty = Object.keys(state.changes.value).length + state.confirmed.value.size === 0;
  const play = async () => {
    try {
      const known = (await games()).find(({ name }) => name === state.shop.game);
      if (known) go(`/table/${(await createTable(table(known, file))).table.id}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : "");
    }
  };
  const open = (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    input.value = "";
    if (chosen) void chosen.text().then((text) => state.import(text));
  };
  return (
    <div class="row workshop-actions">
      {!finished && (
        <button type="button" class="button main" onClick={next}>
          {say("workshop-next")}
        </button>
      )}
      <button type="button" class="button" disabled={!file} onClick={() => void play()}>
        {say("workshop-play")}
      </button>
      <a
        class="button"
        download={`${state.shop.game}-components.toml`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
      >
        {say("workshop-save")}
      </a>
      <label class="button workshop-open">
        {say("workshop-open")}
        <input type="file" accept=".toml,text/plain" onChange={(event) => open(event.currentTarget)} />
      </label>
      {!empty && (
        <button
          type="button"
          class="button quiet"
          onBlur={() => setSure(false)}
          onClick={() => {
            if (sure) state.forget();
            setSure(!sure);
          }}
        >
          {say(sure ? "workshop-forget-sure" : "workshop-forget")}
        </button>
      )}
      <TroubleLine text={trouble} />
    </div>
  );
}

function table(game: GameInfo, components: string): Parameters<typeof createTable>[0] {
  const chosen = botLevelOf(game.name);
  const level = game.levels.includes(chosen) ? chosen : game.levels[0]!;
  return {
    game: game.name,
    seats: [
      { kind: "me", name: myName.value || say("guest") },
      ...Array.from({ length: Math.max(1, game.fewest - 1) }, (_, i) => ({
        kind: "bot" as const,
        level,
        name: say("bot-name", { n: i + 1 }),
      })),
    ],
    components,
  };
}

function Notes({ state }: { state: WorkshopState }) {
  const { value: trouble } = state.trouble;
  const strays = state.strays();
  return (
    <>
      {state.otherEdition.value > 0 && (
        <p class="workshop-note" role="status">
          {say("workshop-edition", { made: state.otherEdition.value, here: state.shop.edition })}
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {say(`workshop-trouble-${trouble.kind}`, { text: trouble.text })}
        </p>
      )}
      {strays.length > 0 && (
        <details class="workshop-note">
          <summary>{say("workshop-strays", { n: strays.length })}</summary>
          <ul>
            {strays.map((one) => (
              <li key={`${one.path}.${one.key}`}>
                {one.path} {one.key}: {problemText(one)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
