import { useEffect } from "preact/hooks";
import { useFronts } from "../../boards/fronts";
import { SeatSign } from "../../boards/seats";
import type { GameInfo, TableInfo } from "../../net/protocol";
import type { OpenTable } from "../../state/open-table";
import { fullDate } from "../../texts/dates";
import { say } from "../../texts/frame";
import { SettingsMenu } from "../controls/settings-menu";
import { LostSeat } from "../table/lost-seat";
import { lengthText, minutesOf, Weight } from "./game-facts";
import { levelName } from "./level";
import { paceText } from "./paces";
import { SitDown } from "./sit-down";
import { Vignette } from "./vignette";
import "./lobby.css";
import { TroubleLine } from "../controls/trouble-line";

/**
 * The page for a person who has been invited but has no seat yet. It shows the host, the game, the time and
 * the duration.
 */
export function Invitation({
  table,
  info,
  game,
}: {
  table: OpenTable;
  info: TableInfo;
  game: GameInfo | null;
}) {
  const front = useFronts([info.game]).get(info.game);
  const open = info.seats.filter((seat) => seat.kind === "open");
  const host = info.seats[info.maker]?.name || info.seats.find((seat) => seat.kind === "person")?.name || "";
  const title = host
    ? say("invited-by", { name: host, game: info.title })
    : say("invited", { game: info.title });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main class="invitation">
      <header class="lobby-head">
        <h1>{title}</h1>
        <SettingsMenu />
      </header>
      <LostSeat table={table} />
      <div class="invitation-parts">
        <div class="invitation-look">
          <Vignette front={front} />
          {front && <p>{front.sentence()}</p>}
          <div class="row">
            <a class="button" href={`#/board/${info.game}/${info.seats.length}`}>
              {say("look-board")}
            </a>
            {game?.tour && (
              <a class="button" href={`#/learn/${info.game}`}>
                {say("tour")}
              </a>
            )}
            <a class="button" href={`#/rules/${info.game}`}>
              {say("sheet-rules")}
            </a>
          </div>
        </div>
        <div class="invitation-sit">
          <dl class="invitation-facts">
            <dt>{say("invited-when")}</dt>
            <dd>{info.planned > 0 ? fullDate(info.planned) : say("planned-when-full")}</dd>
            {front && (
              <>
                <dt>{say("invited-length")}</dt>
                <dd>{lengthText(minutesOf(front, info.options))}</dd>
                <dt>{say("invited-weight")}</dt>
                <dd>
                  <Weight weight={front.weight} />
                </dd>
              </>
            )}
            <dt>{say("pace")}</dt>
            <dd>{paceText(info.pace)}</dd>
            <dt>{say("players")}</dt>
            <dd>
              <ul class="invitation-seats">
                {info.seats.map((seat) => (
                  <li key={seat.seat}>
                    <SeatSign seat={seat.seat} size={18} />{" "}
                    <span class={seat.kind === "open" ? "quiet-text" : ""}>
                      {seat.name || say("seat-free")}
                    </span>
                    {seat.kind === "bot" && <span class="quiet-text"> {levelName(seat.level)}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </dl>
          {info.hints !== "allowed" && <p class="quiet-text">{say(`hints-here-${info.hints}`)}</p>}
          <TroubleLine text={table.trouble.value} />
          {open.length > 0 ? <SitDown table={table} open={open} /> : <p>{say("invited-full")}</p>}
          {info.approval && <p class="quiet-text">{say("invited-approval", { name: host })}</p>}
          {game && <p class="quiet-text">{say("invited-no-account")}</p>}
        </div>
      </div>
      <p>
        <a class="button quiet" href="#/">
          {say("to-lobby")}
        </a>
      </p>
    </main>
  );
}
