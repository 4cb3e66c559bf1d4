import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { Answers } from "./answers";
import { TextSign } from "./art/signs";
import type { ChichenBox } from "./components";
import { FightStage, useFight } from "./fight/stage";
import { type Box, fitted, viewBox } from "./geometry";
import { isFolded, wideLayout } from "./layout";
import { GameMap, mapBounds } from "./map/map";
import { own } from "./messages";
import { Actions, actionsHeight } from "./panels/actions";
import { Favor } from "./panels/favor";
import { Market } from "./panels/market";
import { BOARD_HEIGHT, BOARD_WIDTH, PlayerBoard } from "./panels/player-board";
import { Rounds } from "./panels/rounds";
import { shownSeat } from "./shown-board";
import type { ChichenView } from "./view";
import "./board.css";

/** The whole table of Chichén Itzá. */
export default function ChichenBoard(_: { tall: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const aspect = useAspect(frame);
  return (
    <div
      class={aspect !== null && isFolded(aspect) ? "board chichen folded" : "board chichen"}
      ref={frame}
      onKeyDown={moveFocus}
    >
      {aspect !== null && <WideBoard aspect={aspect} />}
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
  const view = table.view as ChichenView;
  const layout = wideLayout(aspect, actionsHeight(view));
  const { rounds, actions, favor, map, market, board } = layout;
  const { fight, closed, reopen } = useFight();
  const wanted = useWantedBoard(board === null && fight === null);
  return (
    <svg
      class="chichen-table"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={table.say("board")}
    >
      <rect class="board-ground" x={1} y={1} width={layout.width - 2} height={layout.height - 2} rx={18} />
      <MapFrame box={map} />
      <g transform={`translate(${rounds.x} ${rounds.y})`}>
        <Rounds view={view} width={rounds.width} />
      </g>
      <g transform={`translate(${actions.x} ${actions.y})`}>
        <Actions view={view} />
      </g>
      <g transform={`translate(${favor.x} ${favor.y})`}>
        <Favor view={view} height={favor.height} />
      </g>
      <g transform={`translate(${market.x} ${market.y})`}>
        <Market view={view} height={market.height} />
      </g>
      {fight ? (
        <foreignObject x={map.x} y={map.y} width={map.width} height={map.height}>
          <FightStage fight={fight} />
        </foreignObject>
      ) : (
        <Answers box={{ x: map.x, y: map.y + map.height - 76, width: map.width, height: 76 }} />
      )}
      {closed && (
        <foreignObject x={map.x + map.width - 44} y={map.y + 4} width={40} height={40}>
          <button
            class="fight-again"
            aria-label={own("show-fight")}
            title={own("show-fight")}
            onClick={reopen}
          >
            <TextSign name="melee" size={26} />
          </button>
        </foreignObject>
      )}
      {board && (
        <BoardOf
          seat={shownSeat.value ?? Math.max(0, table.viewer)}
          box={board}
          closes={shownSeat.value !== null}
        />
      )}
      {!board && wanted !== null && (
        <BoardOf
          seat={wanted}
          box={{ x: 6, y: layout.height - 6 - BOARD_HEIGHT, width: BOARD_WIDTH, height: BOARD_HEIGHT }}
          closes
        />
      )}
    </svg>
  );
}

/** The map, as large as its tiles allow. */
export function MapFrame({ box }: { box: Box }) {
  const table = useTable();
  const seen = mapBounds(table.view as ChichenView, table.box as ChichenBox, table.offers.keys());
  return (
    <svg
      class="map-frame"
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      viewBox={viewBox(fitted(seen, box.width, box.height))}
    >
      <GameMap />
    </svg>
  );
}

function BoardOf({ seat, box, closes }: { seat: number; box: Box; closes: boolean }) {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <PlayerBoard seat={seat} {...(closes ? { close: () => (shownSeat.value = null) } : {})} />
    </g>
  );
}

/** What lies on the own board and nowhere else. */
const ON_OWN_BOARD = /^(raise|star|use|keep|dismiss|hero|claim reserve) ?/;

/** Whose board opens over the others: the one that was asked for, else the own one where it answers the question. */
function useWantedBoard(folded: boolean): number | null {
  const table = useTable();
  const answers = [...table.offers].some(
    ([word, offer]) => offer.chain.length === 1 && ON_OWN_BOARD.test(word),
  );
  useEffect(() => {
    if (answers) shownSeat.value = null;
  }, [answers]);
  if (!folded) return null;
  return shownSeat.value ?? (answers && table.viewer >= 0 ? table.viewer : null);
}
