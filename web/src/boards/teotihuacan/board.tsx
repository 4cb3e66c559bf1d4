import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { Answers } from "./answers";
import { wideLayout } from "./layout";
import { Avenue } from "./panels/avenue";
import { Calendar } from "./panels/calendar";
import { Eclipse } from "./panels/eclipse";
import { Setup } from "./panels/setup";
import { Temples } from "./panels/temples";
import { Track } from "./panels/track";
import { PhoneBoard } from "./phone/phone-board";
import { Pyramid } from "./pyramid/pyramid";
import { Ring } from "./ring/ring";
import type { TeotihuacanView } from "./view";
import "./board.css";

/** The whole table of Teotihuacan. */
export default function TeotihuacanBoard({ tall }: { tall: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const aspect = useAspect(frame);
  return (
    <div class="board teotihuacan" ref={frame} onKeyDown={moveFocus}>
      {aspect !== null && (tall ? <PhoneBoard aspect={aspect} /> : <WideBoard aspect={aspect} />)}
    </div>
  );
}

/** The proportions of the room there is for the board. */
function useAspect(frame: { current: HTMLElement | null }): number | null {
  const [aspect, setAspect] = useState<number | null>(null);
  useLayoutEffect(() => {
    const pane = frame.current?.closest(".board-view") ?? frame.current;
    if (!pane) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = pane;
      if (width > 0 && height > 0) setAspect(Math.round((width / height) * 50) / 50);
      else setAspect((had) => had ?? 1.44);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
  return aspect;
}

function WideBoard({ aspect }: { aspect: number }) {
  const table = useTable();
  const view = table.view as TeotihuacanView;
  const layout = wideLayout(aspect);
  const { pyramid } = layout;
  const choosing = view.setup !== null && (view.setup.hand.length > 0 || view.setup.offer.length > 0);
  return (
    <svg
      class="teotihuacan-table"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={table.say("board")}
    >
      <rect class="board-ground" x={1} y={1} width={layout.width - 2} height={layout.height - 2} rx={18} />
      <Calendar view={view} at={layout.calendar} />
      <Avenue view={view} at={layout.avenue} />
      <Temples view={view} at={layout.temples} />
      <Track view={view} at={layout.track} />
      {choosing && view.setup ? (
        <Setup setup={view.setup} at={pyramid} />
      ) : (
        <Pyramid view={view} at={pyramid} />
      )}
      <Ring view={view} at={layout.ring} />
      <Answers box={pyramid} />
      <Eclipse view={view} width={layout.width} height={layout.height} />
    </svg>
  );
}
