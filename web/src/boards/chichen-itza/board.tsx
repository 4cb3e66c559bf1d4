import { useMemo, useRef } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { useRoom } from "../use-room";
import { AssetsContext } from "./assets";
import type { ChichenBox } from "./components";
import { isFolded } from "./layout";
import { NarrowBoard } from "./narrow-board";
import { WideBoard } from "./wide-board";
import "./board.css";
import "./panels/actions.css";
import "./panels/player-board.css";
import "./answers.css";
import "./holdings.css";
import "./fight/fight.css";
import "./narrow.css";
import "./notices.css";
import "./night.css";
import "./panels/creatures.css";
import "./sizes.css";
import "./map/map.css";
import "./panels/cards.css";
import "./panels/sky.css";

/** If the pane is fewer pixels wide than this, it shows one part of the table at a time. */
const NARROW = 800;
/** If the pane is fewer pixels wide than this, numbers are larger in relation to the pieces. */
const PHONE = 500;

interface Pane {
  width: number;
  height: number;
}

export default function ChichenBoard(_: { tall: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRoom(frame, paneOf, UNKNOWN);
  const narrow = pane !== null && pane.width < NARROW;
  const aspect = pane === null ? 0 : Math.round((pane.width / pane.height) * 50) / 50;
  const { thing, effect, viewer, box, question } = useTable();
  const asksAction = question?.kind === "ChooseAction";
  const assets = useMemo(
    () => ({ thing, effect, viewer, box: box as ChichenBox }),
    [thing, effect, viewer, box],
  );
  const phone = narrow && pane.width < PHONE ? " phone" : "";
  const look = narrow ? ` narrow${phone}` : isFolded(aspect) ? " folded" : "";
  return (
    <div
      class={`board chichen${look}${asksAction ? " asks-action" : ""}`}
      style={narrow ? { height: `${pane.height}px` } : undefined}
      ref={frame}
      onKeyDown={moveFocus}
    >
      <AssetsContext.Provider value={assets}>
        {pane !== null &&
          (narrow ? <NarrowBoard width={pane.width} height={pane.height} /> : <WideBoard aspect={aspect} />)}
      </AssetsContext.Provider>
    </div>
  );
}

const UNKNOWN: Pane = { width: 1072, height: 745 };

function paneOf(width: number, height: number): Pane {
  return { width, height };
}
