import { route } from "../state/route";
import { HostDashboard } from "./host/host-page";
import { LobbyPage } from "./lobby/lobby";
import { TablePage } from "./table/table-page";
import { TourPage } from "./tour/tour";

export function App() {
  const now = route.value;
  switch (now.at) {
    case "table":
      return <TablePage key={now.id} id={now.id} personal={now.key} moment={now.moment} />;
    case "tour":
      return <TourPage game={now.game} />;
    case "host":
      return <HostDashboard opened={now.token} />;
    default:
      return <LobbyPage />;
  }
}
