import type { TableInfo, Vote } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

const VISITOR = -2;

/**
 * Votes on rewinding, pausing or giving up. Shows who is asking and what for, with buttons for yes and no.
 */
export function Votes() {
  const { table } = useTableState();
  const info = table.info.value;
  if (!info || info.votes.length === 0) return null;
  return (
    <div class="connection" role="status">
      {info.votes.map((vote) => (
        <OneVote key={vote.about} vote={vote} info={info} />
      ))}
    </div>
  );
}

function OneVote({ vote, info }: { vote: Vote; info: TableInfo }) {
  const { table } = useTableState();
  const mine = table.held.value;
  const voices = mine.filter((seat) => vote.needed.includes(seat) && !vote.yes.includes(seat));
  const asker = mine.find((seat) => seat === vote.by);
  const answer = (seat: number, yes: boolean) =>
    void table.act({ do: "agree", about: vote.about, seat, yes });
  return (
    <div class="vote" data-vote={vote.about}>
      <p>{voteText(vote, info)}</p>
      <p class="quiet-text">{missingVotesText(vote, info)}</p>
      {voices.map((voice) => (
        <p key={voice} class="row" data-voice={voice}>
          {mine.length > 1 && <strong>{info.seats[voice]?.name}</strong>}
          <button class="button small" onClick={() => answer(voice, true)}>
            {say("yes")}
          </button>
          <button class="button small" onClick={() => answer(voice, false)}>
            {say("no")}
          </button>
        </p>
      ))}
      {asker !== undefined && !voices.includes(asker) && (
        <p class="row">
          <button class="button small" onClick={() => answer(asker, false)}>
            {say("vote-withdraw")}
          </button>
        </p>
      )}
    </div>
  );
}

export function voteText(vote: Vote, info: TableInfo): string {
  const name = (seat: number) => info.seats[seat]?.name ?? "";
  const asker =
    vote.by === null
      ? say("vote-host")
      : vote.by === VISITOR
        ? say("vote-visitor")
        : vote.by < 0
          ? say("vote-left")
          : name(vote.by);
  const where = vote.turn < 0 ? "none" : vote.turn === vote.seat ? "own" : "other";
  const own = vote.about === "rewind" && vote.by === vote.seat;
  return say(own ? "vote-rewind-own" : `vote-${vote.about}`, {
    name: asker,
    whose: name(vote.seat),
    where,
    turn: name(vote.turn),
  });
}

export function missingVotesText(vote: Vote, info: TableInfo): string {
  if (vote.too_few) return say("vote-one-more");
  const missing = vote.needed.filter((seat) => !vote.yes.includes(seat));
  return say("vote-missing", { names: missing.map((seat) => info.seats[seat]?.name ?? "").join(", ") });
}
