import { say } from "../../texts/frame";
import { useLoaded } from "../hooks/use-loaded";

/** The owner's workshop. Its code is loaded only when it is opened, because most visitors never need it. */
export function WorkshopRoute(props: { game: string; path: string }) {
  const Page = useLoaded(() => import("./workshop-page").then((module) => module.WorkshopPage));
  return Page ? <Page key={props.game} {...props} /> : <p class="connecting">{say("connecting")}</p>;
}
