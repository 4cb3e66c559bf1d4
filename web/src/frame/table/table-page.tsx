import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { useBoardModule } from "../../boards/registry";
import { type GameAssets, loadAssets } from "../../state/game-assets";
import { OpenTable } from "../../state/open-table";
import type { MomentLink } from "../../state/replay";
import { isReturning } from "../../state/review";
import { replace } from "../../state/route";
import { keep, setHidden } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Explain } from "../explain/explain";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { WaitingRoom } from "../lobby/waiting-room";
import { Digest } from "../log/digest";
import { ReviewSheet } from "../review/review-sheet";
import { HelpSheet } from "../sheets/help-sheet";
import { RulesSheet } from "../sheets/rules-sheet";
import { ScoresSheet } from "../sheets/scores-sheet";
import { SeatSheet } from "../sheets/seat-sheet";
import { TableSheet } from "../sheets/table-sheet";
import { Announcer } from "./announcer";
import { BoardView } from "./board-view";
import { BottomBar } from "./bottom-bar";
import { Connection } from "./connection";
import { DeclinedNotice } from "./declined-notice";
import { Flights } from "./flights";
import { HotSeatScreen } from "./hot-seat-screen";
import { LostSeat } from "./lost-seat";
import { OwnHoldings } from "./own-holdings";
import { Players } from "./players";
import { Rail } from "./rail";
import { StandInNotice } from "./stand-in";
import { TableStateContext, useSheets } from "./table-context";
import { Connecting, PageOutdated, TableUnavailable } from "./table-unavailable";
import { playTurnSound } from "./turn-sound";
import { Votes } from "./votes";

/** The page for a table: the board, the column next to it, and the sheets over both. */
export function TablePage({
  id,
  personal,
  moment,
}: {
  id: string;
  personal: string | undefined;
  moment: MomentLink | undefined;
}) {
  const [table, setTable] = useState<OpenTable | null>(null);
  const opened = useRef<OpenTable | null>(null);
  useEffect(() => {
    setHidden([id], false); // opening a table restores it to the list
    const here = (opened.current = new OpenTable(id));
    setTable(here);
    return () => here.close();
  }, [id]);
  useEffect(() => {
    if (personal === undefined) return;
    if (personal) keep(id, [{ token: personal }]);
    opened.current?.openLink(personal);
    replace(`/table/${id}`);
  }, [personal]);
  return table ? <OpenedTable table={table} moment={moment} /> : null;
}

function OpenedTable({ table, moment }: { table: OpenTable; moment: MomentLink | undefined }) {
  const sheets = useSheets();
  const upright = useMedia(UPRIGHT);
  useEffect(() => {
    if (moment === undefined) return;
    sheets.moment.value = moment;
    sheets.open.value = "replay";
  }, [moment]);
  const over = table.info.value?.state === "over";
  useEffect(() => {
    if (over && isReturning(table.id) && sheets.open.peek() === "") sheets.open.value = "review";
  }, [over]);
  const [assets, setAssets] = useState<GameAssets | null>(null);
  const info = table.info.value;
  const game = info?.game;
  const board = useBoardModule(game);
  useEffect(() => {
    let here = true;
    if (game)
      void loadAssets(game, language.value, table.id).then(
        (loaded) => here && setAssets(loaded),
        () => {},
      );
    return () => void (here = false);
  }, [game, language.value]);
  useSignalEffect(() => {
    const mine = table.question.value !== null;
    const invited = table.info.value?.state === "waiting" && table.held.value.length === 0;
    if (!invited) document.title = mine ? `● ${say("your-turn")}` : (table.info.value?.title ?? "Patolli");
    if (mine) playTurnSound();
  });
  if (table.connection.value === "gone")
    return <TableUnavailable text={say("table-gone")} then={say("table-gone-then")} />;
  if (table.connection.value === "refused") return <PageOutdated />;
  if (!info || !assets || !board) return <Connecting line={table.connection.value} />;
  if (info.state === "abandoned" && !table.seatState.value)
    return <TableUnavailable text={say("table-closed")} />;
  if (info.state === "waiting") return <WaitingRoom table={table} info={info} />;
  return (
    <TableStateContext.Provider value={{ table, assets, board, sheets }}>
      <main class="table-page">
        <h1 class="sr">{info.title}</h1>
        <div class="stage">
          <BoardView />
          {upright ? <OwnHoldings /> : <Players />}
        </div>
        <Rail upright={upright} />
        {upright && <BottomBar />}
        <div class="notices">
          <LostSeat table={table} />
          <Connection />
          <StandInNotice upright={upright} />
          <Votes />
          <DeclinedNotice />
        </div>
        {sheets.open.value === "rules" && <RulesSheet />}
        {sheets.open.value === "scores" && <ScoresSheet />}
        {sheets.open.value === "review" && <ReviewSheet />}
        {sheets.open.value === "table" && <TableSheet />}
        {sheets.open.value === "news" && <Digest />}
        {sheets.open.value === "seat" && <SeatSheet />}
        {sheets.open.value === "help" && <HelpSheet />}
        <HotSeatScreen />
        <Explain />
        <Flights />
        <Announcer />
      </main>
    </TableStateContext.Provider>
  );
}
