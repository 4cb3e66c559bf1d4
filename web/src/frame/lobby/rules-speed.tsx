import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/http";
import type { About } from "../../net/protocol";
import { say } from "../../texts/frame";

const POLL = 3000;

/**
 * Shows whether the game rules are compiled. Hosts also see the reason if they are not; players see that the
 * server will soon be faster.
 */
export function RulesSpeed({ host = false }: { host?: boolean }) {
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const load = () =>
      get<About>("api/about").then(
        (found) => {
          if (gone) return;
          setAbout(found);
          if (found.rules === "compiling") timer = window.setTimeout(load, POLL);
        },
        () => {},
      );
    void load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!about || !(host || about.rules === "compiling")) return null;
  return (
    <p class="quiet-text rules-speed" data-rules={about.rules} role="status">
      {say(host ? "rules-speed" : "rules-speed-soon", {
        version: about.version,
        rules: about.rules,
        percent: about.percent,
        why: about.why || "none",
      })}
    </p>
  );
}
