import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** Lists components whose values come from the owner's file, and components whose values are uncertain. */
export function BoxSection() {
  const { assets } = useTableState();
  const { replaced, uncertain, confirmed, doubtful } = assets;
  const named = (path: string) => {
    const parts = path.split(".");
    const id = parts.find((part) => assets.knows(part));
    return id ? `${assets.thing(id)} (${path})` : path;
  };
  return (
    <section>
      <h3>{say("components")}</h3>
      <p class="quiet-text">
        {say(replaced.length ? "components-own" : "components-printed", { n: replaced.length })}
      </p>
      {doubtful > 0 && (
        <p class="box-count">
          {say("workshop-count", { done: confirmed, total: doubtful })}{" "}
          <a href={`#/workshop/${assets.game}`}>{say("workshop-link")}</a>
        </p>
      )}
      {replaced.length > 0 && (
        <ul class="box-list">
          {replaced.map((path) => (
            <li key={path}>{named(path)}</li>
          ))}
        </ul>
      )}
      {uncertain.length > 0 && (
        <details>
          <summary>{say("components-uncertain", { n: uncertain.length })}</summary>
          <ul class="box-list">
            {uncertain.map((one) => (
              <li key={one.path}>
                <strong>{named(one.path)}</strong> {say("confidence", { sure: one.confidence })}{" "}
                <span class="quiet-text">{one.source}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
