import { useEffect, useMemo, useState } from "preact/hooks";
import type { ReviewTried } from "../../net/protocol";
import { keptRecord } from "../../state/kept-record";
import { PositionLine } from "../../state/position-line";
import { type AnyReview, RECORD, SentRecordReview, TableReview } from "../../state/review";
import { keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { QuestionBox } from "../question/question-box";
import { BoardWithoutTable } from "../table/board-without-table";
import { PositionBar } from "./position-bar";
import { usePositionTable } from "./position-page";
import { TryCard } from "./try-card";
import "./position.css";
import { Connecting } from "../table/table-unavailable";

/**
 * A choice from a finished game that the viewer can make again on the board, with only the information that
 * the seat had at the time.
 */
export function TryPage({ id, at }: { id: string; at: number }) {
  const review = useMemo(() => reviewOf(id), [id]);
  const [asked, setAsked] = useState<ReviewTried | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let here = true;
    document.title = say("review-try");
    review.attempt(at).then(
      (found) => {
        if (!here) return;
        if (found.position) setAsked(found);
        else setTrouble(say("try-other-components"));
      },
      (error: Error) => here && setTrouble(error.message),
    );
    return () => void (here = false);
  }, [review, at, language.value]);
  if (trouble)
    return (
      <main class="loading">
        <p role="alert">{trouble}</p>
        <a class="button" href={review.home}>
          {say("review-back")}
        </a>
      </main>
    );
  if (!asked) return <Connecting />;
  return <Tried key={at} at={at} asked={asked} review={review} />;
}

function reviewOf(id: string): AnyReview {
  if (id === RECORD) return new SentRecordReview(keptRecord() ?? "");
  const keys = keysOf(id);
  return new TableReview(id, keys.seats[0] ?? keys.host);
}

interface TriedProps {
  at: number;
  asked: ReviewTried;
  review: AnyReview;
}

function Tried({ at, asked, review }: TriedProps) {
  const { game, seat, names, position } = asked;
  const line = useMemo(() => new PositionLine(game, { position, seats: [seat], names }), [game, position]);
  const table = usePositionTable(game, line);
  const state = line.state.value;
  if (line.refused.value)
    return (
      <main class="loading">
        <p role="alert">{line.refused.value}</p>
        <a class="button" href={review.home}>
          {say("review-back")}
        </a>
      </main>
    );
  if (!table || !state) return <Connecting />;
  return (
    <BoardWithoutTable
      table={table}
      game={game}
      class="position-page try-page"
      bar={<PositionBar game={game} position={state.position} />}
    >
      <TryCard at={at} asked={asked} review={review} line={line} />
      {state.end === "asked" && state.played.length === 0 && <QuestionBox />}
    </BoardWithoutTable>
  );
}
