import { route } from "../state/route";
import { EditorRoute } from "./editor/editor";
import { HostDashboard } from "./host/host-page";
import { BoardPreview } from "./lobby/board-preview";
import { LobbyPage } from "./lobby/lobby";
import { PositionPage } from "./position/position-page";
import { TryPage } from "./position/try-page";
import { PuzzleListPage } from "./puzzles/puzzle-list";
import { PuzzlePage } from "./puzzles/puzzle-page";
import { RecordPage } from "./review/record-page";
import { RulesPage } from "./sheets/rules-page";
import { TablePage } from "./table/table-page";
import { TourPage } from "./tour/tour";
import { WorkshopRoute } from "./workshop/workshop";

export function App() {
  const now = route.value;
  switch (now.at) {
    case "table":
      return <TablePage key={now.id} id={now.id} personal={now.key} moment={now.moment} />;
    case "tour":
      return <TourPage key={now.game} game={now.game} step={now.step} />;
    case "workshop":
      return <WorkshopRoute game={now.game} path={now.path} />;
    case "rules":
      return <RulesPage game={now.game} />;
    case "board":
      return <BoardPreview game={now.game} players={now.players} />;
    case "try":
      return <TryPage key={`${now.id} ${now.move}`} id={now.id} at={now.move} />;
    case "position":
      return <PositionPage game={now.game} code={now.code} seats={now.seats} />;
    case "editor":
      return <EditorRoute key={`${now.game}/${now.code}`} game={now.game} code={now.code} />;
    case "puzzles":
      return now.id ? <PuzzlePage game={now.game} id={now.id} /> : <PuzzleListPage game={now.game} />;
    case "review":
      return <RecordPage />;
    case "host":
      return <HostDashboard opened={now.token} />;
    default:
      return <LobbyPage />;
  }
}
