import { useState } from "preact/hooks";
import type { TableInfo } from "../../net/protocol";
import type { SeatLoss } from "../../state/lost-seats";
import type { OpenTable } from "../../state/open-table";
import { dateAndTime } from "../../texts/dates";
import { say } from "../../texts/frame";

/**
 * Shown if a key does not work. Explains why, since when, and what the viewer can do. The notice stays until
 * the viewer acknowledges it.
 */
export function LostSeat({ table }: { table: OpenTable }) {
  const { lost, claim, declined } = table.recovery;
  const info = table.info.value;
  if (!info || (!lost.value && !claim.value && !declined.value)) return null;
  const seated = table.held.value.length > 0;
  return (
    <div class="connection" role="alert" data-lost={lost.value?.why ?? ""}>
      {lost.value && <p>{whatHappened(lost.value, info, seated)}</p>}
      {claim.value ? (
        <ClaimRuns info={info} seat={claim.value.seat} />
      ) : (
        <>
          {declined.value && <p>{say("claim-declined")}</p>}
          {!seated && <WhatNow table={table} info={info} lost={lost.value} />}
          <p>
            <button
              class="button small"
              onClick={() => {
                declined.value = false;
                table.recovery.clear();
              }}
            >
              {say("understood")}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** The reason why the key stopped working, if the server knows it. */
function whatHappened({ cause, why, seat, at }: SeatLoss, info: TableInfo, seated: boolean): string {
  const name = info.seats[seat]?.name ?? "";
  const when = at > 0 ? dateAndTime(at) : "";
  if (seated && cause === "seat") return say("lost-one-seat", { name, when });
  return say(`lost-${cause}-${why}`, { name: name || say("seat-free"), when });
}

/** Offers to sit down again, to open the newest link, or to ask the others for the seat. */
function WhatNow({ table, info, lost }: { table: OpenTable; info: TableInfo; lost: SeatLoss | null }) {
  const free = info.state === "waiting" && info.seats.some((seat) => seat.kind === "open");
  if (free) return <p>{say("lost-sit")}</p>;
  return (
    <>
      <p>{say("lost-then")}</p>
      <ClaimSeat table={table} info={info} first={lost?.seat ?? -1} />
    </>
  );
}

/** A form for asking the others for a seat. */
export function ClaimSeat({ table, info, first }: { table: OpenTable; info: TableInfo; first: number }) {
  const seats = info.seats.filter((seat) => seat.claimable).map(({ seat }) => seat);
  const [chosen, setChosen] = useState(first);
  const [trouble, setTrouble] = useState("");
  const seat = seats.includes(chosen) ? chosen : (seats[0] ?? -1);
  if (seat < 0) return <p>{say(info.needs_operator ? "claim-operator" : "claim-all-here")}</p>;
  const ask = () =>
    void table.recovery.ask(seat).catch((error: Error) => setTrouble(error.message || say("claim-operator")));
  return (
    <div class="claim">
      <p>{say("lost-ask")}</p>
      {seats.length > 1 && (
        <label>
          {say("claim-which")}{" "}
          <select
            class="field"
            value={seat}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {seats.map((one) => (
              <option key={one} value={one}>
                {info.seats[one]?.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button class="button small main" data-claim={seat} onClick={ask}>
        {say("claim-ask", { name: info.seats[seat]?.name ?? "" })}
      </button>
      {trouble && <p class="trouble">{trouble}</p>}
    </div>
  );
}

const MINUTE = 60_000;

/**
 * How long a person must be disconnected to count as away, in hours or, for less than one hour, in minutes.
 */
function awayAfter({ away_after }: TableInfo): { minutes: number; hours: number } {
  const minutes = Math.round(away_after / MINUTE);
  return { minutes, hours: Math.floor(minutes / 60) };
}

/** Shown after the others have been asked. Lists the people who have not answered yet. */
function ClaimRuns({ info, seat }: { info: TableInfo; seat: number }) {
  const vote = info.votes.find((one) => one.about === "claim" && one.seat === seat);
  const name = info.seats[seat]?.name ?? "";
  const waits = (vote?.needed ?? []).filter((one) => !vote?.yes.includes(one) && one !== seat);
  const soon = vote?.needed.includes(seat) ?? false;
  return (
    <>
      <p>{say("claim-runs", { name })}</p>
      {waits.length > 0 && (
        <p class="quiet-text">
          {say("vote-missing", { names: waits.map((one) => info.seats[one]?.name ?? "").join(", ") })}
        </p>
      )}
      {soon && <p class="quiet-text">{say("claim-away-first", { name, ...awayAfter(info) })}</p>}
    </>
  );
}
