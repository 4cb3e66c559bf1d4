import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { get } from "../../net/http";
import type { TourInfo } from "../../net/protocol";
import { OpenTable } from "../../state/open-table";
import { replace } from "../../state/route";
import { myName } from "../../state/settings";
import { TourLine } from "../../state/tour-line";
import { keepTourProgress, tourProgress } from "../../state/tour-progress";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { QuestionBox } from "../question/question-box";
import { BoardWithoutTable } from "../table/board-without-table";
import { Connecting } from "../table/table-unavailable";
import { TourBar } from "./tour-bar";
import { TourCard } from "./tour-card";
import { TourPointers } from "./tour-pointers";

/**
 * A tour: lessons on the real board in which the player makes the moves. It ends with the offer of a first
 * game.
 */
export function TourPage({ game, step }: { game: string; step: string | undefined }) {
  const [tour, setTour] = useState<TourInfo | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    get<TourInfo>(`api/games/${game}/tour/${language.value}`).then(setTour, () => setMissing(true));
  }, [game, language.value]);
  if (missing && !tour)
    return (
      <main class="loading">
        <p>{say("tour-missing")}</p>
        <a class="button" href="#/">
          {say("to-lobby")}
        </a>
      </main>
    );
  if (!tour) return <Connecting />;
  return <Lessons key={game} tour={tour} step={step} />;
}

function Lessons({ tour, step }: { tour: TourInfo; step: string | undefined }) {
  const { game } = tour;
  const steps = useMemo(() => tour.chapters.flatMap((chapter) => chapter.steps), [tour]);
  const known = (id: string | undefined) => steps.some((one) => one.id === id);
  const [at, setAt] = useState(() => {
    const kept = tourProgress(game).at;
    return known(step) ? step! : known(kept) ? kept : steps[0]!.id;
  });
  const [done, setDone] = useState(() => tourProgress(game).done);
  const line = useMemo(() => new TourLine(game, at, () => myName.peek() || say("guest")), [game]);
  const [table, setTable] = useState<OpenTable | null>(null);
  useEffect(() => {
    const opened = new OpenTable(`tour-${game}`, (handlers) => line.connect(handlers));
    line.begins = () => (opened.seatStates.value = new Map());
    setTable(opened);
    return () => opened.close();
  }, [line]);
  const goTo = (id: string) => {
    table?.pacedUpdates.skip();
    line.open(id);
    setAt(id);
  };
  useEffect(() => {
    if (step !== undefined && step !== at && known(step)) goTo(step);
  }, [step]);
  useEffect(() => {
    keepTourProgress(game, { at, done });
    if (step !== at) replace(`/learn/${game}/${at}`);
  }, [at, done]);
  const finished = useComputed(() => (line.state.value?.verdict === "done" ? line.state.value.step : ""));
  useSignalEffect(() => {
    const id = finished.value;
    if (id) setDone((had) => (had.includes(id) ? had : [...had, id]));
  });
  useEffect(() => {
    document.title = `${tour.title} – ${say("tour-title")}`;
  }, [tour]);
  if (!table) return null;
  return <OpenedTour tour={tour} table={table} line={line} at={at} done={done} goTo={goTo} />;
}

export interface TourProps {
  tour: TourInfo;
  line: TourLine;
  at: string;
  done: string[];
  goTo: (step: string) => void;
}

function OpenedTour({ table, ...props }: TourProps & { table: OpenTable }) {
  const { tour, line } = props;
  const upright = useMedia(UPRIGHT);
  /**
   * The step whose text the player has read and folded away. A phone has no room for the text and the answers
   * together.
   */
  const [putAway, setPutAway] = useState("");
  const state = line.state.value;
  if (!state) return <Connecting />;
  const asks = state.verdict !== "done" && table.question.value !== null;
  const chosen = table.unconfirmed.value !== null || table.several.value.length > 0;
  const untouched = state.verdict === "begun" && !line.feedback.value && !chosen;
  const reads = upright && asks && untouched && putAway !== state.step;
  return (
    <BoardWithoutTable
      table={table}
      game={tour.game}
      class=""
      position={state.step}
      bar={<TourBar {...props} />}
      over={
        <TourPointers
          selectors={asks || !state.task ? state.point : []}
          expected={asks ? state.expected : []}
          asked={table.question.value?.number ?? 0}
        />
      }
    >
      <TourCard
        {...props}
        reads={reads}
        folds={upright && asks}
        fold={(away) => setPutAway(away ? state.step : "")}
      />
      {asks && !reads && <QuestionBox />}
    </BoardWithoutTable>
  );
}
