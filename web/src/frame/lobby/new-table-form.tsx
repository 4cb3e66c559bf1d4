import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import type { ChanceBy, GameInfo, Hints, NewSeat, NewTable } from "../../net/protocol";
import { type GameAssets, loadAssets } from "../../state/game-assets";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { SaveLink } from "../controls/save-link";
import { Select } from "../controls/select";
import { levelFor } from "./level";
import { PACES, paceText } from "./paces";

type Kind = NewSeat["kind"];
const KINDS: Kind[] = ["me", "open", "bot", "hot"];
const CHANCES: ChanceBy[] = ["seed", "hand"];
const HINTS: Hints[] = ["allowed", "announced", "off"];

interface Props {
  games: GameInfo[];
  open: (wanted: NewTable) => Promise<void>;
}

/**
 * A form for a table with friends, with bots, or for several people at this device. All fields have sensible
 * defaults.
 */
export function NewTableForm({ games, open }: Props) {
  const [chosen, setChosen] = useState("");
  const game = games.find((one) => one.name === chosen) ?? games[0]!;
  const [kinds, setKinds] = useState<Kind[]>(["me", "open"]);
  const [names, setNames] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [pace, setPace] = useState("none");
  const [hints, setHints] = useState<Hints>("allowed");
  const [chance, setChance] = useState<ChanceBy>("seed");
  const [listed, setListed] = useState(false);
  const [approval, setApproval] = useState(false);
  const [components, setComponents] = useState("");
  const level = levelFor(game);
  const choose = (next: string) => {
    setChosen(next);
    setOptions({});
    setComponents("");
    const found = games.find((one) => one.name === next);
    if (found)
      setKinds(
        kinds.slice(0, found.most).concat(Array<Kind>(Math.max(0, found.fewest - kinds.length)).fill("bot")),
      );
  };
  const set = (seat: number, kind: Kind) => setKinds(kinds.map((had, i) => (i === seat ? kind : had)));
  const seatName = (kind: Kind, i: number) =>
    names[i] ||
    (kind === "me"
      ? myName.value || say("guest")
      : kind === "bot"
        ? say("bot-name", { n: i + 1 })
        : kind === "hot"
          ? say("player-n", { n: i + 1 })
          : "");
  const make = (event: Event) => {
    event.preventDefault();
    const seats = kinds.map(
      (kind, i): NewSeat =>
        kind === "bot" ? { kind, level, name: seatName(kind, i) } : { kind, name: seatName(kind, i) },
    );
    void open({
      game: game.name,
      seats,
      options,
      pace: PACES[pace]!,
      hints,
      chance,
      listed,
      approval,
      components,
    });
  };
  return (
    <details class="new-table">
      <summary>{say("new-table")}</summary>
      <form onSubmit={make}>
        {games.length > 1 && (
          <Select
            class="new-choice"
            label={say("game")}
            value={game.name}
            options={games.map((one) => [one.name, one.title])}
            set={choose}
          />
        )}
        <ol class="new-seats">
          {kinds.map((kind, i) => (
            <li key={i}>
              <SeatSign seat={i} size={24} />
              <select
                class="field"
                aria-label={say("seat-kind", { n: i + 1 })}
                value={kind}
                onChange={(event) => set(i, event.currentTarget.value as Kind)}
              >
                {KINDS.map((one) => (
                  <option key={one} value={one}>
                    {say(`seat-${one}`)}
                  </option>
                ))}
              </select>
              {(kind === "hot" || kind === "me") && (
                <input
                  class="field"
                  aria-label={say("name")}
                  placeholder={seatName(kind, i)}
                  maxLength={40}
                  value={names[i] ?? ""}
                  onInput={(event) => {
                    const next = [...names];
                    next[i] = event.currentTarget.value;
                    setNames(next);
                  }}
                />
              )}
            </li>
          ))}
        </ol>
        <div class="row">
          <button
            type="button"
            class="button small"
            disabled={kinds.length >= game.most}
            onClick={() => setKinds([...kinds, "bot"])}
          >
            {say("seat-more")}
          </button>
          <button
            type="button"
            class="button small"
            disabled={kinds.length <= game.fewest}
            onClick={() => setKinds(kinds.slice(0, -1))}
          >
            {say("seat-fewer")}
          </button>
        </div>
        <Options
          key={game.name}
          game={game}
          chosen={options}
          set={(key, value) => setOptions({ ...options, [key]: value })}
        />
        <Select
          class="new-choice"
          label={say("pace")}
          value={pace}
          options={Object.entries(PACES).map(([one, clock]) => [one, paceText(clock)])}
          set={setPace}
        />
        <Select
          class="new-choice"
          label={say("chance")}
          value={chance}
          options={CHANCES.map((one) => [one, say(`chance-${one}`)])}
          set={(one) => setChance(one as ChanceBy)}
        />
        <Select
          class="new-choice"
          label={say("hints")}
          value={hints}
          options={HINTS.map((one) => [one, say(`hints-${one}`)])}
          set={(one) => setHints(one as Hints)}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={listed}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />{" "}
          {say("listed")}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={approval}
            onChange={(event) => setApproval(event.currentTarget.checked)}
          />{" "}
          {say("approval")}
        </label>
        <label class="own-components">
          {say("own-components")}
          <input
            type="file"
            accept=".toml,text/plain"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setComponents)}
          />
          <SaveLink path={`api/games/${game.name}/components.toml`} name={`${game.name}-components.toml`}>
            {say("own-components-get")}
          </SaveLink>
        </label>
        <button class="button main">{say("open-table")}</button>
      </form>
    </details>
  );
}

/** The options of a game, with the game's own descriptions. */
function Options({
  game,
  chosen,
  set,
}: {
  game: GameInfo;
  chosen: Record<string, string>;
  set: (key: string, value: string) => void;
}) {
  const [words, setWords] = useState<GameAssets | null>(null);
  const wanted = Object.keys(game.choices).length > 0;
  useEffect(
    () => void (wanted && loadAssets(game.name, language.value).then(setWords, () => {})),
    [game.name, language.value],
  );
  const optionText = (message: string, plain: string) =>
    words?.messages.knows(message) ? words.messages.say(message) : plain.replace(/[-_]/g, " ");
  return (
    <>
      {Object.entries(game.choices).map(([key, values]) => (
        <Select
          class="new-choice"
          key={key}
          label={optionText(`option-${key}`, key)}
          value={chosen[key] ?? values[0] ?? ""}
          options={values.map((value) => [value, optionText(`option-${key}-${value}`, value)])}
          set={(value) => set(key, value)}
        />
      ))}
    </>
  );
}
