import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { get, post } from "../../net/http";
import type { GameInfo, Invite, SeatGiven, SeatInfo, TableInfo } from "../../net/protocol";
import { games } from "../../state/game-assets";
import type { OpenTable } from "../../state/open-table";
import { go } from "../../state/route";
import { keep } from "../../state/seat-keys";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { LinkCard } from "../controls/link-card";
import { SeatLinks } from "../sheets/seat-links";
import { LostSeat } from "../table/lost-seat";
import { Banner } from "./banner";
import { LevelChoice, levelFor, levelName } from "./level";

/** Before the start: who sits, who is missing, and how they come. */
export function WaitingRoom({ table, info }: { table: OpenTable; info: TableInfo }) {
  const [game, setGame] = useState<GameInfo | null>(null);
  useEffect(
    () =>
      void games().then(
        (all) => setGame(all.find((one) => one.name === info.game) ?? null),
        () => {},
      ),
    [info.game],
  );
  const mine = table.held.value;
  const open = info.seats.filter((seat) => seat.kind === "open");
  const host = table.host.value;
  const ready = info.seats.every((seat) => seat.kind !== "person" || seat.ready);
  const close = () => void table.act({ do: "close" }, () => go("/"));
  const leave = () => void table.act({ do: "leave", seat: mine[0] ?? 0 }, () => go("/"));
  return (
    <main class="waiting">
      <Banner />
      <h1>{info.title}</h1>
      <p class="quiet-text">
        {say(open.length ? "waiting-for" : ready ? "waiting-host" : "waiting-words", { n: open.length })}
      </p>
      <ol class="waiting-seats">
        {info.seats.map((seat) => (
          <Sitting key={seat.seat} table={table} seat={seat} game={game} />
        ))}
      </ol>
      {info.hints !== "allowed" && <p class="quiet-text">{say(`hints-here-${info.hints}`)}</p>}
      <LostSeat table={table} />
      {table.trouble.value && (
        <p class="trouble" role="alert">
          {table.trouble.value}
        </p>
      )}
      {open.length > 0 && mine.length === 0 && <SitDown table={table} />}
      {host && open.length === 0 && ready && (
        <button class="button main" onClick={() => void table.act({ do: "start" })}>
          {say("begin")}
        </button>
      )}
      {open.length > 0 && <Invitation id={info.id} />}
      {host && game && open.length > 0 && <LevelChoice game={game} />}
      {mine.length > 0 && (
        <details class="invite">
          <summary>{say("sheet-seat")}</summary>
          <SeatLinks table={table} />
        </details>
      )}
      <div class="row">
        <a class="button quiet" href="#/">
          {say("to-lobby")}
        </a>
        {mine.length > 0 && !host && (
          <button class="button quiet" onClick={leave}>
            {say("leave-seat")}
          </button>
        )}
        {host && (
          <ConfirmButton
            quiet
            label={say("close-table")}
            question={say("close-table-ask")}
            yes={say("close-table")}
            act={close}
          />
        )}
      </div>
    </main>
  );
}

function Sitting({ table, seat, game }: { table: OpenTable; seat: SeatInfo; game: GameInfo | null }) {
  const host = table.host.value;
  const mine = table.held.value.includes(seat.seat);
  const fill = () =>
    void table.act({
      do: "fill",
      seat: seat.seat,
      level: game ? levelFor(game) : "random",
      name: say("bot-name", { n: seat.seat }),
    });
  return (
    <li>
      <SeatSign seat={seat.seat} size={26} />{" "}
      <span class={seat.kind === "open" ? "quiet-text" : ""}>{seat.name || say("seat-free")}</span>
      {seat.kind === "bot" && <span class="quiet-text">{levelName(seat.level)}</span>}
      {mine && <em>{say("thats-you")}</em>}
      {seat.kind === "person" && !seat.ready && <span class="quiet-text">{say("not-ready")}</span>}
      {seat.kind === "open" && host && (
        <button class="button small" data-fill={seat.seat} onClick={fill}>
          {say("fill-bot")}
        </button>
      )}
      {seat.kind === "person" && host && !mine && (
        <button class="button small" onClick={() => void table.act({ do: "kick", seat: seat.seat })}>
          {say("kick")}
        </button>
      )}
    </li>
  );
}

function SitDown({ table }: { table: OpenTable }) {
  const [name, setName] = useState(myName.value);
  const sit = (event: Event) => {
    event.preventDefault();
    myName.value = name;
    post<SeatGiven>(`api/tables/${table.id}/sit`, {
      name: name.trim() || say("guest"),
      word_later: true,
    }).then(
      (given) => {
        keep(table.id, [given]);
        table.lostSeat.value = "";
        table.reconnect();
      },
      (error: Error) => (table.trouble.value = error.message),
    );
  };
  return (
    <form class="row" onSubmit={sit}>
      <label>
        {say("name")}{" "}
        <input
          class="field"
          required
          maxLength={40}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="button main">{say("sit-down")}</button>
    </form>
  );
}

function Invitation({ id }: { id: string }) {
  const [invite, setInvite] = useState<Invite | null>(null);
  useEffect(() => void get<Invite>(`api/tables/${id}/invite`).then(setInvite, () => {}), [id]);
  return (
    <section class="invite">
      <h2>{say("invite")}</h2>
      {invite && (
        <LinkCard link={invite.link} qr={invite.qr} hereOnly={invite.here_only} label={say("invite-link")} />
      )}
    </section>
  );
}
