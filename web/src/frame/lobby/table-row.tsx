import { SeatSign } from "../../boards/seats";
import type { MyTable, TableInfo } from "../../net/protocol";
import { fullDate, shortDate } from "../../texts/dates";
import { say } from "../../texts/frame";
import { points as pointsText } from "../../texts/points";
import { Icon } from "../controls/icon";
import { victory } from "../end/winners";

const CODE = 4;

interface Props {
  table: TableInfo;
  mine?: MyTable;
  /** Whether a short code is shown, because another table would otherwise look the same. */
  coded?: boolean;
  remove?: () => void;
}

/**
 * A row in a list of tables. It shows the players, the player whose turn it is, and the progress or the
 * result.
 */
export function TableRow({ table, mine, coded = false, remove }: Props) {
  const turn = mine?.my_turn ?? false;
  const ended = table.state === "over" || table.state === "abandoned";
  return (
    <div class={turn ? "table-row turn" : "table-row"} data-table-row={table.id}>
      <a class="table-link" href={`#/table/${table.id}`}>
        <span class="table-title">
          <strong>{table.title}</strong>
          {coded && <code class="table-code">#{table.id.slice(0, CODE)}</code>}
          <span class="table-state">{stateText(table, mine)}</span>
        </span>
        <span class="table-seats">
          {table.seats.map((seat) => (
            <span key={seat.seat}>
              <SeatSign seat={seat.seat} size={14} /> {seat.name || say("seat-free")}
              {points(mine, seat.seat)}
            </span>
          ))}
          <time dateTime={new Date(table.moved).toISOString()} title={fullDate(table.moved)}>
            {shortDate(table.moved)}
          </time>
        </span>
        {mine && (mine.summary.round > 0 || mine.summary.last) && !ended && (
          <span class="table-news">
            {mine.summary.round > 0 && <span>{say("round-n", { n: mine.summary.round })}</span>}
            <span class="last-move">{mine.summary.last}</span>
          </span>
        )}
      </a>
      {remove && (
        <button
          class="button quiet small remove"
          aria-label={say("remove-table", { title: table.title })}
          title={say("remove-table", { title: table.title })}
          onClick={remove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}

function points(mine: MyTable | undefined, seat: number): string {
  const total = mine?.summary.totals[seat];
  return mine === undefined || total === undefined ? "" : ` ${pointsText(total, mine.summary.unit)}`;
}

/** Says whose turn it is, or what the result was. */
export function stateText(table: TableInfo, mine?: MyTable): string {
  if (mine?.my_turn) return say("your-turn");
  const name = (seat: number) => table.seats[seat]?.name ?? "";
  if (table.state === "running" && table.asked.length > 0)
    return say("turn-of", { names: table.asked.map(name).join(", ") });
  if (table.state === "over" && mine && mine.summary.ranks.length > 0) {
    const { winners } = mine.summary;
    if (winners.length === 1 && mine.seats.length === 1 && mine.seats[0] === winners[0])
      return say("you-won");
    return victory(winners.map(name));
  }
  if (table.state === "waiting") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return free > 0 ? say("seats-free", { n: free }) : say("state-waiting");
  }
  return say(`state-${table.state}`);
}
