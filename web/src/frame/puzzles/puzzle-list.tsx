import { useEffect, useState } from "preact/hooks";
import type { GameInfo, PuzzleEntry, PuzzleList } from "../../net/protocol";
import { games } from "../../state/game-assets";
import { isSolved, puzzleList } from "../../state/puzzles";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import "./puzzles.css";
import { PageHead } from "../controls/page-head";
import { TroubleLine } from "../controls/trouble-line";

const DIFFICULTIES = ["easy", "medium", "hard"] as const;

/** The puzzles for a game, grouped by difficulty. Those that have been solved in this browser are marked. */
export function PuzzleListPage({ game }: { game: string }) {
  const [list, setList] = useState<PuzzleList | null>(null);
  const [trouble, setTrouble] = useState("");
  const [all, setAll] = useState<GameInfo[]>([]);
  useEffect(() => {
    games().then(setAll, () => {});
    puzzleList(game).then(setList, (error: Error) => setTrouble(error.message));
  }, [game]);
  useEffect(() => {
    document.title = list ? say("puzzles-of", { game: list.title }) : say("puzzles");
  }, [list, language.value]);
  const puzzles = list?.puzzles ?? [];
  return (
    <main class="rules-page puzzle-list">
      <PageHead title={list ? say("puzzles-of", { game: list.title }) : say("puzzles")} />
      <TroubleLine text={trouble} />
      <nav class="more-puzzles" aria-label={say("puzzles-more")}>
        {all.map((one) => (
          <a
            key={one.name}
            href={`#/puzzles/${one.name}`}
            aria-current={one.name === game ? "page" : undefined}
          >
            {one.title}
          </a>
        ))}
      </nav>
      {list && puzzles.length === 0 && <p>{say("puzzles-none")}</p>}
      {puzzles.length > 0 && <p>{say("puzzles-explained")}</p>}
      {DIFFICULTIES.map((difficulty) => (
        <Difficulty
          key={difficulty}
          game={game}
          difficulty={difficulty}
          puzzles={puzzles.filter((one) => one.difficulty === difficulty)}
        />
      ))}
    </main>
  );
}

function Difficulty({
  game,
  difficulty,
  puzzles,
}: {
  game: string;
  difficulty: PuzzleEntry["difficulty"];
  puzzles: PuzzleEntry[];
}) {
  if (puzzles.length === 0) return null;
  const solved = puzzles.filter((one) => isSolved(game, one.id)).length;
  return (
    <section aria-labelledby={`puzzles-${difficulty}`}>
      <h2 id={`puzzles-${difficulty}`}>
        {say(`puzzle-${difficulty}`)} <small>{say("puzzles-solved", { solved, all: puzzles.length })}</small>
      </h2>
      <ol class="puzzle-grid">
        {puzzles.map((one, at) => (
          <li key={one.id}>
            <a class="button puzzle-link" href={`#/puzzles/${game}/${one.id}`} data-puzzle={one.id}>
              <strong>{at + 1}</strong>
              <small>{say("puzzle-players", { players: one.players })}</small>
              <span class="puzzle-mark">
                {isSolved(game, one.id) && (
                  <>
                    <Icon name="check" size={16} /> <span class="sr">{say("puzzle-is-solved")}</span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
