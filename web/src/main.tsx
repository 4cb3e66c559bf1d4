import { render } from "preact";
import { App } from "./frame/app";
import { keepPress } from "./frame/hooks/keep-press";
import { watchRoute } from "./state/route";
import { applySettings } from "./state/settings";
import "./design/design.css";
import "./frame/frame.css";
import "./frame/question/question.css";
import "./frame/explain/explain.css";
import "./frame/end/final-scoring.css";

applySettings();
watchRoute();
keepPress(document);
render(<App />, document.getElementById("page")!);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
}
