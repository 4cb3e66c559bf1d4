import { useEffect, useState } from "preact/hooks";
import { endsSeen } from "../../boards/end-seen";
import { SeatSign } from "../../boards/seats";
import { noteFinished } from "../../state/finished-games";
import type { OpenTable } from "../../state/open-table";
import { say } from "../../texts/frame";
import { points } from "../../texts/points";
import { allSeats } from "../table/seat-names";
import { useTableState } from "../table/table-context";
import { FinalScoring } from "./final-scoring";
import { PlayAgain } from "./play-again";
import { victory } from "./winners";

/** Tables whose final scoring has already been shown. It must not appear again after a replay. */
const seen = new WeakSet<OpenTable>();

/** Shown at the end of a game: the result, and what the viewer can do next. */
export function Result() {
  const { table, assets, sheets, board } = useTableState();
  /*
   * A player who is present at the end of the game first sees the scoring, or the final scene on the board.
   * Players who come later can open the scoring.
   */
  const [present] = useState(
    () => table.seatState.value?.over === true && table.seatState.value.fresh > 0 && !seen.has(table),
  );
  const [scoringShown, setScoringShown] = useState(present && !board.showsEnd);
  const [scored, setCounted] = useState(!scoringShown);
  const counted = scored && (!board.showsEnd || !present || endsSeen.value.has(table.id));
  const info = table.info.value!;
  useEffect(() => {
    if (info.state === "over" && table.seat.value >= 0) noteFinished(info.game);
  }, [info.state, info.game]);
  const scores = table.seatState.value?.scores;
  if (!scores || info.state === "abandoned") return <GivenUp />;
  const seats = allSeats(info, table.seatState.value?.table ?? {}, assets);
  const order = seats
    .map((seat) => seat.seat)
    .sort((a, b) => (scores.ranks[a] ?? 0) - (scores.ranks[b] ?? 0));
  const { winners } = scores;
  const name = (seat: number) => seats[seat]?.name ?? "";
  const close = () => {
    seen.add(table);
    setCounted(true);
    setScoringShown(false);
  };
  return (
    <section class="question over" aria-labelledby="question-words">
      <h2 id="question-words">{counted ? victory(winners.map(name)) : say("counting")}</h2>
      {counted && (
        <ol class="ranking">
          {order.map((seat) => (
            <li key={seat}>
              <SeatSign seat={seat} size={18} /> <span class="grow">{name(seat)}</span>
              <strong>{points(scores.totals[seat] ?? 0, scores.unit)}</strong>
            </li>
          ))}
        </ol>
      )}
      {counted && (
        <div class="row">
          <button class="button main" onClick={() => setScoringShown(true)}>
            {say("counting")}
          </button>
          <button class="button" onClick={() => (sheets.open.value = "scores")}>
            {say("sheet-scores")}
          </button>
          <button class="button" onClick={() => (sheets.open.value = "review")}>
            {say("review")}
          </button>
          <AgainAndReplay />
        </div>
      )}
      {scoringShown && <FinalScoring counted={() => setCounted(true)} close={close} />}
    </section>
  );
}

function GivenUp() {
  const { table } = useTableState();
  const by = table.info.value?.ended_by;
  return (
    <section class="question over" aria-labelledby="question-words">
      <h2 id="question-words">{say(by === "operator" ? "ended-by-operator" : "given-up")}</h2>
      {by === "operator" && <p>{say("ended-by-operator-text")}</p>}
      <div class="row">
        <AgainAndReplay />
        <a class="button" href="#/">
          {say("to-lobby")}
        </a>
      </div>
    </section>
  );
}

/** The actions that every finished table offers: another game, the replay, and a way to check the draws. */
function AgainAndReplay() {
  const { sheets } = useTableState();
  return (
    <>
      <PlayAgain />
      <button class="button" onClick={() => (sheets.open.value = "replay")}>
        {say("sheet-replay")}
      </button>
      <button class="button" onClick={() => (sheets.open.value = "table")}>
        {say("fate-check")}
      </button>
    </>
  );
}
