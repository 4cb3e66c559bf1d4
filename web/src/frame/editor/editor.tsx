import { say } from "../../texts/frame";
import { useLoaded } from "../hooks/use-loaded";

/** The position editor, loaded when it is opened. */
export function EditorRoute(props: { game: string; code: string }) {
  const Page = useLoaded(() => import("./editor-page").then((module) => module.EditorPage));
  return Page ? <Page key={props.game} {...props} /> : <p class="connecting">{say("connecting")}</p>;
}
