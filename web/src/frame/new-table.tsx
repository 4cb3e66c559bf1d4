import { useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import type { GameInfo, NewSeat } from "../net/protocol";
import { myName } from "../state/settings";
import { say } from "../words/frame";
import { levelFor } from "./level";

type Kind = NewSeat["kind"];
const KINDS: Kind[] = ["me", "open", "bot", "hot"];

interface Props {
  games: GameInfo[];
  open: (game: string, seats: NewSeat[]) => Promise<void>;
}

/** A table for friends, bots or several people at this device; everything has a sensible value already. */
export function NewTable({ games, open }: Props) {
  const [name, setName] = useState(games[0]?.name ?? "");
  const game = games.find((one) => one.name === name) ?? games[0]!;
  const [kinds, setKinds] = useState<Kind[]>(["me", "open"]);
  const [names, setNames] = useState<string[]>([]);
  const level = levelFor(game);

  const set = (seat: number, kind: Kind) => setKinds(kinds.map((had, i) => (i === seat ? kind : had)));
  const seatName = (kind: Kind, i: number) =>
    names[i] || (kind === "me" ? myName.value || say("guest") : kind === "bot" ? say("bot-name", { n: i + 1 }) : kind === "hot" ? say("player-n", { n: i + 1 }) : "");
  const make = (event: Event) => {
    event.preventDefault();
    void open(game.name, kinds.map((kind, i) => (kind === "bot" ? { kind, level, name: seatName(kind, i) } : { kind, name: seatName(kind, i) })));
  };
  return (
    <details class="new-table">
      <summary>{say("new-table")}</summary>
      <form onSubmit={make}>
        {games.length > 1 && (
          <label>
            {say("game")}
            <select class="field" value={name} onChange={(event) => setName(event.currentTarget.value)}>
              {games.map((one) => <option key={one.name} value={one.name}>{one.title}</option>)}
            </select>
          </label>
        )}
        <ol class="new-seats">
          {kinds.map((kind, i) => (
            <li key={i}>
              <SeatSign seat={i} size={24} />
              <select class="field" aria-label={say("seat-kind", { n: i + 1 })} value={kind} onChange={(event) => set(i, event.currentTarget.value as Kind)}>
                {KINDS.map((one) => <option key={one} value={one}>{say(`seat-${one}`)}</option>)}
              </select>
              {(kind === "hot" || kind === "me") && (
                <input class="field" aria-label={say("name")} placeholder={seatName(kind, i)} maxLength={40} value={names[i] ?? ""} onInput={(event) => { const next = [...names]; next[i] = event.currentTarget.value; setNames(next); }} />
              )}
            </li>
          ))}
        </ol>
        <div class="row">
          <button type="button" class="button small" disabled={kinds.length >= game.most} onClick={() => setKinds([...kinds, "bot"])}>{say("seat-more")}</button>
          <button type="button" class="button small" disabled={kinds.length <= game.fewest} onClick={() => setKinds(kinds.slice(0, -1))}>{say("seat-fewer")}</button>
        </div>
        <button class="button main">{say("open-table")}</button>
      </form>
    </details>
  );
}
