import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** Somebody wants to go back or to give up: yes or no. */
export function Votes() {
  const { table } = useTableState();
  const info = table.info.value;
  const seat = table.seat.value;
  if (!info || info.votes.length === 0) return null;
  return (
    <div class="connection" role="status">
      {info.votes.map((vote) => (
        <p key={vote.about}>
          {say(`vote-${vote.about}`, { name: info.seats[vote.by]?.name ?? "" })}{" "}
          {seat >= 0 && !vote.yes.includes(seat) && (
            <>
              <button class="button small" onClick={() => void table.act({ do: "agree", about: vote.about, seat, yes: true })}>{say("yes")}</button>{" "}
              <button class="button small" onClick={() => void table.act({ do: "agree", about: vote.about, seat, yes: false })}>{say("no")}</button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
