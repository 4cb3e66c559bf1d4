import { useState } from "preact/hooks";
import { SeatSign } from "../boards/seats";
import type { Ack } from "../net/protocol";
import { keep } from "../state/keys";
import { go } from "../state/route";
import { points } from "../words/points";
import { say } from "../words/frame";
import { victory, winnersOf } from "./victory";
import { Ceremony } from "./ceremony";
import { everybody } from "./names";
import { useTableState } from "./table-context";

/** The end: who won, and what now. */
export function Result() {
  const { table, kit, sheets } = useTableState();
  // Whoever was there when it ended sees the counting first; whoever comes later may ask for it.
  const [ceremony, setCeremony] = useState(() => table.sight.value?.over === true && table.sight.value.fresh > 0);
  const [counted, setCounted] = useState(!ceremony);
  const info = table.info.value!;
  const scores = table.sight.value?.scores;
  if (!scores || info.state === "abandoned") return <GivenUp />;
  const seats = everybody(info, table.sight.value?.table ?? {}, kit);
  const order = seats.map((seat) => seat.seat).sort((a, b) => (scores.ranks[a] ?? 0) - (scores.ranks[b] ?? 0));
  const winners = winnersOf(scores);
  const name = (seat: number) => seats[seat]?.name ?? "";
  const again = () =>
    table.act<Ack>({ do: "rematch", seat: Math.max(0, table.seat.value) }, (answer) => {
      const id = table.info.value?.rematch;
      if (answer.again) {
        const found = /table\/([^/]+)/.exec(answer.again.link)?.[1] ?? id;
        if (found) {
          keep(found, [answer.again]);
          go(`/table/${found}`);
        }
      }
    });
  const close = () => {
    setCounted(true);
    setCeremony(false);
  };
  return (
    <section class="question over" aria-labelledby="question-words">
      <h2 id="question-words">
        {counted ? victory(winners.map(name)) : say("counting")}
      </h2>
      {counted && <ol class="ranking">
        {order.map((seat) => (
          <li key={seat}>
            <SeatSign seat={seat} size={18} /> <span class="grow">{name(seat)}</span>
            <strong>{points(scores.totals[seat] ?? 0, scores.unit)}</strong>
          </li>
        ))}
      </ol>}
      {counted && <div class="row">
        <button class="button main" onClick={() => setCeremony(true)}>{say("counting")}</button>
        <button class="button" onClick={() => (sheets.open.value = "scores")}>{say("sheet-scores")}</button>
        {table.held.value.length > 0 && !info.rematch && <button class="button" onClick={() => void again()}>{say("rematch")}</button>}
        {info.rematch && <a class="button" href={`#/table/${info.rematch}`}>{say("to-rematch")}</a>}
        <button class="button" onClick={() => (sheets.open.value = "replay")}>{say("sheet-replay")}</button>
      </div>}
      {ceremony && <Ceremony counted={() => setCounted(true)} close={close} />}
    </section>
  );
}

function GivenUp() {
  const { sheets } = useTableState();
  return (
    <section class="question over" aria-labelledby="question-words">
      <h2 id="question-words">{say("given-up")}</h2>
      <div class="row">
        <button class="button" onClick={() => (sheets.open.value = "replay")}>{say("sheet-replay")}</button>
        <a class="button" href="#/">{say("to-lobby")}</a>
      </div>
    </section>
  );
}
