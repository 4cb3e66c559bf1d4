import { useEffect, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Tools } from "./tools";

const PAGES = ["question", "players", "log"] as const;

/**
 * The bar at the bottom of a phone, with the tools and a control that selects which page beside the board is
 * shown.
 */
export function BottomBar() {
  const [shown, setShown] = useState(0);
  const rail = () => document.querySelector<HTMLElement>(".rail");
  const turn = (page: number) =>
    rail()?.children[page]?.scrollIntoView({ inline: "center", block: "nearest" });
  useEffect(() => {
    const box = rail();
    const look = () => box && setShown(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
    box?.addEventListener("scroll", look, { passive: true });
    return () => box?.removeEventListener("scroll", look);
  }, []);
  return (
    <div class="bottom-bar">
      <div class="pages" role="group" aria-label={say("rail")}>
        {PAGES.map((page, i) => (
          <button
            key={page}
            class="page-dot"
            aria-pressed={shown === i}
            aria-label={say(`page-${page}`)}
            title={say(`page-${page}`)}
            onClick={() => turn(i)}
          />
        ))}
      </div>
      <Tools upright />
    </div>
  );
}
