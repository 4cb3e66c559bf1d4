import { render } from "preact";
import { App } from "./frame/app";
import { keepPress } from "./frame/hooks/keep-press";
import { translateRefusals } from "./net/refusal-texts";
import { reloadWhenStale } from "./net/stale-page";
import { watchPointer } from "./state/pointer";
import { watchRoute } from "./state/route";
import { applySettings } from "./state/settings";
import { refusalInWords } from "./texts/refusals";
import "./design/design.css";
import "./frame/styles/first-page.css";
import "./frame/styles/settings.css";
import "./frame/styles/table.css";
import "./frame/styles/players.css";
import "./frame/styles/talk.css";
import "./frame/styles/sheets.css";
import "./frame/styles/narrow.css";
import "./frame/question/question.css";
import "./frame/explain/explain.css";
import "./frame/end/final-scoring.css";
import "./design/targets.css";

reloadWhenStale(() => location.reload());
translateRefusals(refusalInWords);
applySettings();
watchRoute();
keepPress(document);
watchPointer(window);
render(<App />, document.getElementById("page")!);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
}
