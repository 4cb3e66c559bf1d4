import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { get } from "../../net/http";
import type { GameInfo, Invite, SeatInfo, TableInfo } from "../../net/protocol";
import { games } from "../../state/game-assets";
import type { OpenTable } from "../../state/open-table";
import { go } from "../../state/route";
import { fullDate } from "../../texts/dates";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Approval } from "../community/approval";
import { ConfirmButton } from "../controls/confirm-button";
import { LinkCard } from "../controls/link-card";
import { TroubleLine } from "../controls/trouble-line";
import { SeatLinks } from "../sheets/seat-links";
import { LostSeat } from "../table/lost-seat";
import { Invitation } from "./invitation";
import { BotLevel, LevelChoice, levelFor } from "./level";

/**
 * The table before the game starts. It shows who has a seat and who is missing, and lets people invite
 * others.
 */
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
  const persons = info.seats.filter((seat) => seat.kind === "person");
  const approved = persons.every((seat) => seat.approved);
  const ready = approved && persons.every((seat) => seat.ready);
  if (mine.length === 0 && !host) return <Invitation table={table} info={info} game={game} />;
  const close = () => void table.act({ do: "close" }, () => go("/"));
  const leave = () => void table.act({ do: "leave", seat: mine[0] ?? 0 }, () => go("/"));
  return (
    <main class="waiting">
      <h1>{info.title}</h1>
      <p class="quiet-text">{say(waitingFor(open.length, approved, ready), { n: open.length })}</p>
      {info.planned > 0 && <p>{say("planned-for", { when: fullDate(info.planned) })}</p>}
      <ol class="waiting-seats">
        {info.seats.map((seat) => (
          <Sitting key={seat.seat} table={table} seat={seat} game={game} />
        ))}
      </ol>
      {info.hints !== "allowed" && <p class="quiet-text">{say(`hints-here-${info.hints}`)}</p>}
      <LostSeat table={table} />
      <TroubleLine text={table.trouble.value} />
      {host && open.length === 0 && ready && (
        <button class="button main" onClick={() => void table.act({ do: "start" })}>
          {say("begin")}
        </button>
      )}
      {open.length > 0 && <InviteLink id={info.id} game={info.title} />}
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

/** The message that says what the table is waiting for. */
function waitingFor(open: number, approved: boolean, ready: boolean): string {
  if (open > 0) return "waiting-for";
  if (!approved) return "waiting-approval";
  return ready ? "waiting-host" : "waiting-words";
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
      {seat.kind === "bot" && <BotLevel seat={seat} />}
      {mine && <em>{say("thats-you")}</em>}
      {seat.kind === "person" && !seat.ready && <span class="quiet-text">{say("not-ready")}</span>}
      <Approval table={table} seat={seat} />
      {seat.kind === "open" && host && (
        <button class="button small" data-fill={seat.seat} onClick={fill}>
          {say("fill-bot")}
        </button>
      )}
      {seat.kind === "person" && seat.approved && host && !mine && (
        <button class="button small" onClick={() => void table.act({ do: "kick", seat: seat.seat })}>
          {say("kick")}
        </button>
      )}
    </li>
  );
}

function InviteLink({ id, game }: { id: string; game: string }) {
  const [invite, setInvite] = useState<Invite | null>(null);
  useEffect(
    () => void get<Invite>(`api/tables/${id}/invite?language=${language.value}`).then(setInvite, () => {}),
    [id, language.value],
  );
  return (
    <section class="invite">
      <h2>{say("invite")}</h2>
      {invite && (
        <LinkCard
          link={invite.link}
          qr={invite.qr}
          hereOnly={invite.here_only}
          label={say("invite-link")}
          message={say("share-text", { game })}
        />
      )}
    </section>
  );
}
