import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import { type GameAssets, loadAssets } from "../../state/game-assets";
import type { OpenTable } from "../../state/open-table";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Explain } from "../explain/explain";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { Log } from "../log/log";
import { RulesSheet } from "../sheets/rules-sheet";
import { Announcer } from "./announcer";
import { BoardView } from "./board-view";
import { Connection } from "./connection";
import { Flights } from "./flights";
import { OwnHoldings } from "./own-holdings";
import { Players } from "./players";
import { TableStateContext, useSheets } from "./table-context";
import "../tour/tour.css";
import { Connecting } from "./table-unavailable";

interface Props {
  table: OpenTable;
  game: string;
  class: string;
  /** Changes whenever a position does not follow from the previous one. */
  position?: string;
  /** The buttons above everything else, or at the bottom on phones. */
  bar: ComponentChildren;
  /** The content next to the board: a card and the question. */
  children: ComponentChildren;
  /** The content that is drawn over the board. */
  over?: ComponentChildren;
}

/**
 * A drawn board with a card and the question, but without a table. It is used for tours, puzzles and other
 * positions.
 */
export function BoardWithoutTable(props: Props) {
  const { table, game } = props;
  const sheets = useSheets();
  const upright = useMedia(UPRIGHT);
  const board = useBoardModule(game);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  useEffect(() => {
    let here = true;
    void loadAssets(game, language.value).then(
      (loaded) => here && setAssets(loaded),
      () => {},
    );
    return () => void (here = false);
  }, [game, language.value]);
  if (!assets || !board || !table.info.value) return <Connecting />;
  return (
    <TableStateContext.Provider value={{ table, assets, board, sheets }}>
      <main class={`table-page tour-page ${props.class}`}>
        <div class="stage" key={props.position}>
          <BoardView />
          {upright ? <OwnHoldings /> : <Players />}
        </div>
        <aside class="rail" aria-label={say("rail")}>
          {!upright && props.bar}
          <div class="tour-lesson">{props.children}</div>
          {upright && <Players />}
          <div class="tour-log">
            <Log />
          </div>
        </aside>
        {upright && props.bar}
        <div class="notices">
          <Connection />
        </div>
        {sheets.open.value === "rules" && <RulesSheet />}
        <Explain />
        <Flights />
        {props.over}
        <Announcer />
      </main>
    </TableStateContext.Provider>
  );
}
