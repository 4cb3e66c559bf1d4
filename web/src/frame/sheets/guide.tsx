import { useEffect, useState } from "preact/hooks";
import { language } from "../../texts/language";

const GUIDES = {
  en: () => import("../../texts/guide/en.md?raw"),
  de: () => import("../../texts/guide/de.md?raw"),
};

/** The players' guide. */
export function Guide() {
  const [text, setText] = useState("");
  const wanted = language.value;
  useEffect(() => {
    let open = true;
    GUIDES[wanted]().then(
      (loaded) => open && setText(loaded.default),
      () => {},
    );
    return () => {
      open = false;
    };
  }, [wanted]);
  const parts = text.split(/^## /m).slice(1);
  return (
    <>
      {parts.map((part) => {
        const [title = "", ...lines] = part.trim().split(/\n+/);
        return (
          <section key={title} class="guide">
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{stressed(line.replace(/^- /, ""))}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function stressed(line: string) {
  return line.split("_").map((part, i) => (i % 2 ? <em key={i}>{part}</em> : part));
}
