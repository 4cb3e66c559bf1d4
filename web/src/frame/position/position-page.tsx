import { useEffect, useMemo, useState } from "preact/hooks";
import { OpenTable } from "../../state/open-table";
import { PositionLine } from "../../state/position-line";
import { decodePosition } from "../../state/position-link";
import { say } from "../../texts/frame";
import { QuestionBox } from "../question/question-box";
import { BoardWithoutTable } from "../table/board-without-table";
import { OpenPosition } from "./open-position";
import { PlayOn } from "./play-on";
import { PositionBar } from "./position-bar";
import { PositionCard } from "./position-card";
import "./position.css";
import { Connecting } from "../table/table-unavailable";

/**
 * Shows a position from a link on the board. One person can play all seats, analyse the position, or continue
 * it as a game.
 */
export function PositionPage({ game, code, seats }: { game: string; code: string; seats: number[] }) {
  const [text, setText] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let here = true;
    setText(null);
    setBroken(false);
    document.title = say("position");
    if (code)
      void decodePosition(code).then((found) => {
        if (!here) return;
        setText(found);
        setBroken(found === null);
      });
    return () => void (here = false);
  }, [game, code]);
  if (!code || broken) return <OpenPosition trouble={broken ? say("position-broken-link") : ""} />;
  if (text === null) return <Connecting />;
  return <ShownPosition key={`${game} ${code}`} game={game} text={text} seats={seats} />;
}

/**
 * Opens a table that exists only on this page. Instead of a connection to the server, it uses a
 * `PositionLine`.
 */
export function usePositionTable(game: string, line: PositionLine): OpenTable | null {
  const [table, setTable] = useState<OpenTable | null>(null);
  useEffect(() => {
    const opened = new OpenTable(`position-${game}`, (handlers) => line.connect(handlers));
    line.begins = () => (opened.seatStates.value = new Map());
    setTable(opened);
    return () => opened.close();
  }, [game, line]);
  return table;
}

function ShownPosition({ game, text, seats }: { game: string; text: string; seats: number[] }) {
  const line = useMemo(() => new PositionLine(game, { position: text, seats }), [game, text]);
  const table = usePositionTable(game, line);
  if (line.refused.value) return <OpenPosition trouble={line.refused.value} text={text} />;
  const state = line.state.value;
  if (!table || !state) return <Connecting />;
  return (
    <BoardWithoutTable
      table={table}
      game={game}
      class="position-page"
      bar={<PositionBar game={game} position={state.position} />}
    >
      <PositionCard game={game} line={line}>
        {state.end !== "over" && (
          <PlayOn
            game={game}
            position={state.position}
            seat={Math.max(0, state.asked[0] ?? 0)}
            players={state.table.seats.length}
          />
        )}
      </PositionCard>
      {state.end === "asked" && <QuestionBox />}
    </BoardWithoutTable>
  );
}
