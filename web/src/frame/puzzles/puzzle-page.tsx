import { useEffect, useMemo, useState } from "preact/hooks";
import type { PuzzleAnswer, PuzzlePosition, PuzzleStep } from "../../net/protocol";
import { PositionLine } from "../../state/position-line";
import { judgeTurn, keepSolved, puzzlePosition, puzzleSolution } from "../../state/puzzles";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { usePositionTable } from "../position/position-page";
import { QuestionBox } from "../question/question-box";
import { BoardWithoutTable } from "../table/board-without-table";
import { PuzzleBar } from "./puzzle-bar";
import { PuzzleCard } from "./puzzle-card";
import "./puzzles.css";
import { Connecting } from "../table/table-unavailable";

/** The seed for chance outcomes and hidden information in a puzzle. It is the same for all players. */
const SEED = 1;

/** A puzzle on the drawn board. The player makes a turn, which is judged when it is complete. */
export function PuzzlePage({ game, id }: { game: string; id: string }) {
  const [found, setFound] = useState<PuzzlePosition | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let here = true;
    setFound(null);
    setTrouble("");
    puzzlePosition(game, id).then(
      (one) => here && setFound(one),
      (error: Error) => here && setTrouble(error.message),
    );
    return () => void (here = false);
  }, [game, id]);
  useEffect(() => {
    document.title = found ? say("puzzle-of", { game: found.title }) : say("puzzles");
  }, [found, language.value]);
  if (trouble)
    return (
      <main class="loading">
        <p>{trouble}</p>
        <a class="button" href={`#/puzzles/${game}`}>
          {say("puzzles")}
        </a>
      </main>
    );
  if (!found) return <Connecting />;
  return <OpenPuzzle key={`${game}/${id}`} found={found} />;
}

/** The player's progress: no verdict yet, a verdict on the turn, or the solution being shown. */
export interface PuzzleProgress {
  answer: PuzzleAnswer | null;
  steps: PuzzleStep[];
  /**
   * The number of steps of the solution that the board shows. If it is negative, the board shows the player's
   * own turn.
   */
  shown: number;
  busy: boolean;
  /** Whether the board still shows moves that are being taken back. */
  clearing: boolean;
  trouble: string;
}

const BEGUN: PuzzleProgress = {
  answer: null,
  steps: [],
  shown: -1,
  busy: false,
  clearing: false,
  trouble: "",
};

function OpenPuzzle({ found }: { found: PuzzlePosition }) {
  const { game, puzzle } = found;
  const line = useMemo(
    () =>
      new PositionLine(game, {
        position: found.position,
        seats: [puzzle.seat],
        seed: SEED,
        names: namesFor(puzzle.players, puzzle.seat),
      }),
    [found],
  );
  const table = usePositionTable(game, line);
  const [progress, setProgress] = useState(BEGUN);
  const change = (changes: Partial<PuzzleProgress>) => setProgress((had) => ({ ...had, ...changes }));
  const state = line.state.value;
  const played = state?.played ?? [];
  const { shown, busy, clearing } = progress;
  const judging = !clearing && shown < 0 && progress.answer === null && played.length > 0;
  useEffect(() => {
    if (clearing && played.length === 0) change({ clearing: false });
    // a move by the player ends the display of the solution
    if (!clearing && !busy && shown >= 0 && played.length > shown) setProgress(BEGUN);
  }, [state, clearing, busy, shown]);
  useEffect(() => {
    if (!judging) return;
    let here = true;
    change({ busy: state?.end !== "asked" });
    judgeTurn(
      game,
      puzzle.id,
      played.map(({ text }) => text),
    ).then(
      (answer) => {
        if (!here) return;
        change({ busy: false });
        if (answer.verdict === "on") return;
        if (answer.verdict !== "missed") keepSolved(game, puzzle.id);
        change({ answer, steps: answer.solution });
      },
      (error: Error) => here && change({ busy: false, trouble: error.message }),
    );
    return () => void (here = false);
  }, [state, judging]);
  const again = () => {
    setProgress({ ...BEGUN, clearing: (line.state.peek()?.played.length ?? 0) > 0 });
    line.backTo(0);
  };
  const showSolution = async () => {
    change({ busy: true });
    try {
      const { solution, reasons } = await puzzleSolution(game, puzzle.id);
      const answer = progress.answer ?? { verdict: "on", cost: 0, words: "", reasons, solution };
      line.backTo(0);
      setProgress({
        ...BEGUN,
        answer: { ...answer, reasons: answer.reasons || reasons },
        steps: solution,
        shown: 0,
        clearing: (line.state.peek()?.played.length ?? 0) > 0,
      });
    } catch (error) {
      change({ busy: false, trouble: (error as Error).message });
    }
  };
  const step = async () => {
    const next = progress.steps[progress.shown];
    if (!next) return;
    change({ busy: true });
    try {
      await line.play(puzzle.seat, { texts: [next.text] });
      change({ busy: false, shown: progress.shown + 1 });
    } catch (error) {
      change({ busy: false, trouble: (error as Error).message });
    }
  };
  if (!table || !state)
    return (
      <main class="loading" aria-busy="true">
        <p>{line.refused.value || say("connecting")}</p>
      </main>
    );
  const asks = state.end === "asked" && progress.answer === null;
  return (
    <BoardWithoutTable
      table={table}
      game={game}
      class="position-page puzzle-page"
      bar={<PuzzleBar game={game} />}
    >
      <PuzzleCard
        found={found}
        progress={progress}
        begun={played.length > 0}
        again={again}
        showSolution={() => void showSolution()}
        step={() => void step()}
      />
      {asks && <QuestionBox />}
    </BoardWithoutTable>
  );
}

/** The player's own name for the seat to be played, and bot names for the other seats. */
function namesFor(players: number, seat: number): string[] {
  let bots = 0;
  return Array.from({ length: players }, (_, at) =>
    at === seat ? myName.peek() || say("guest") : say("bot-name", { n: ++bots }),
  );
}
