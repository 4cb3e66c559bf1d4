import { route } from "../state/route";
import { Host } from "./host/host-page";
import { Lobby } from "./lobby/lobby";
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
      return <Host opened={now.token} />;
    default:
      return <Lobby />;
  }
}
