import { useEffect } from "preact/hooks";
import { useTable } from "../board";
import { BoardDrawing } from "../board-drawing";
import { Memo } from "../memo";
import { Answers } from "./answers";
import { FightButton } from "./fight/fight-button";
import { FightStage } from "./fight/stage";
import { useFight } from "./fight/use-fight";
import type { Box } from "./geometry";
import { wideLayout } from "./layout";
import { MapFrame } from "./map/map-frame";
import { BOARD_HEIGHT, BOARD_WIDTH } from "./measures";
import { useGlow, useShownCard } from "./notices";
import { Actions, actionsHeight } from "./panels/actions";
import { CreatureTable } from "./panels/creature-table";
import { Favor } from "./panels/favor";
import { CardInPassing, LargeCard } from "./panels/large-card";
import { Market } from "./panels/market";
import { PlayerBoard } from "./panels/player-board";
import { Rounds } from "./panels/rounds";
import { Threats } from "./panels/threats";
import { shownCreatures, shownSeat } from "./shown-board";
import { type ChichenView, isDark } from "./view";
import { isOnOwnBoard, type Part } from "./words";

/** Parts that the stage of a fight covers. A folded player's board opens only after the stage has closed. */
const UNDER_STAGE: ReadonlySet<Part> = new Set(["map", "cards"]);
const UNDER_STAGE_FOLDED: ReadonlySet<Part> = new Set([...UNDER_STAGE, "boards"]);

/** All panels side by side, with a player's board below them, or folded if there is no room. */
export function WideBoard({ aspect }: { aspect: number }) {
  const table = useTable();
  const view = table.view as ChichenView;
  const layout = wideLayout(aspect, actionsHeight(view));
  const { rounds, actions, favor, threats, map, market, board } = layout;
  const { fight, closed, reopen } = useFight(board ? UNDER_STAGE : UNDER_STAGE_FOLDED);
  const { card, next, aside } = useShownCard();
  useGlow();
  const wanted = useWantedBoard(board === null && fight === null);
  const opened = layout.height - 12 - BOARD_HEIGHT;
  const foot = board === null && wanted !== null ? opened : map.y + map.height;
  return (
    <BoardDrawing
      class={isDark(view, view.round) ? "chichen-table night" : "chichen-table"}
      width={layout.width}
      height={layout.height}
      corner={18}
    >
      <Heaven x={map.x} y={map.y} width={map.width} />
      <MapFrame box={map} />
      <g transform={`translate(${rounds.x} ${rounds.y})`}>
        <Memo of={[roundsKey(view), rounds.width, table.thing]}>
          {() => <Rounds view={view} width={rounds.width} />}
        </Memo>
      </g>
      <g transform={`translate(${actions.x} ${actions.y})`}>
        <Actions view={view} />
      </g>
      <g transform={`translate(${favor.x} ${favor.y})`}>
        <Favor view={view} width={favor.width} height={favor.height} />
      </g>
      <g transform={`translate(${threats.x} ${threats.y})`}>
        <Memo of={[threatsKey(view), table.thing]}>
          {() => <Threats view={view} width={threats.width} />}
        </Memo>
      </g>
      <g transform={`translate(${market.x} ${market.y})`}>
        <Memo of={[marketKey(view), market.height, table.thing]}>
          {() => <Market view={view} height={market.height} />}
        </Memo>
      </g>
      {closed && (
        <foreignObject x={map.x + map.width - 44} y={map.y + 4} width={40} height={40}>
          <FightButton open={reopen} />
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
      {fight ? (
        <foreignObject x={map.x} y={map.y} width={market.x + market.width - map.x} height={map.height}>
          <FightStage fight={fight} />
        </foreignObject>
      ) : (
        <Answers box={{ x: map.x, y: foot - 76, width: map.width, height: 76 }} />
      )}
      {shownCreatures.value && (
        <foreignObject x={map.x} y={map.y} width={map.width} height={map.height}>
          <CreatureTable />
        </foreignObject>
      )}
      {card && (
        <foreignObject
          class="card-frame"
          x={map.x + map.width / 2 - (aside ? 200 : 125)}
          y={map.y + (aside ? 4 : 40)}
          width={aside ? 400 : 250}
          height={aside ? 40 : 260}
        >
          {aside ? <CardInPassing card={card} /> : <LargeCard card={card} close={next} />}
        </foreignObject>
      )}
    </BoardDrawing>
  );
}

/** Draws the sky behind the jungle: the sun by day, the moon and stars after dusk. */
function Heaven({ x, y, width }: { x: number; y: number; width: number }) {
  const stars = STARS.map(([dx, dy]) => `M${x + dx * width} ${y + dy}h.01`).join("");
  return (
    <g class="heaven" aria-hidden="true">
      <circle class="heaven-halo" cx={x + width * 0.83} cy={y + 74} r={62} />
      <circle class="heaven-body" cx={x + width * 0.83} cy={y + 74} r={46} />
      <path
        class="heaven-seas"
        d={`M${x + width * 0.83 - 20} ${y + 56}a9 9 0 1 0 .1 0M${x + width * 0.83 + 12} ${y + 80}a12 12 0 1 0 .1 0`}
      />
      <path class="stars" d={stars} />
    </g>
  );
}

const STARS: [number, number][] = [
  [0.03, 24],
  [0.11, 92],
  [0.26, 40],
  [0.33, 14],
  [0.66, 30],
  [0.72, 96],
  [0.95, 22],
  [0.04, 420],
  [0.14, 470],
  [0.9, 430],
  [0.82, 488],
  [0.97, 500],
];

/** A key that changes when the round track has to be drawn again. */
function roundsKey(view: ChichenView): string {
  return JSON.stringify([view.round, view.tasks, view.attacks]);
}

function threatsKey(view: ChichenView): string {
  return JSON.stringify([view.attacks_left, view.city_cards, shownCreatures.value]);
}

/** A key that changes when the cards on offer have to be drawn again. */
function marketKey(view: ChichenView): string {
  const { display, god_decks, hero_cards, hero_stacks, magic_deck, discards, luck, idols } = view;
  return JSON.stringify([display, god_decks, hero_cards, hero_stacks, magic_deck, discards, luck, idols]);
}

function BoardOf({ seat, box, closes }: { seat: number; box: Box; closes: boolean }) {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <PlayerBoard seat={seat} {...(closes ? { close: () => (shownSeat.value = null) } : {})} />
    </g>
  );
}

/**
 * The seat whose board opens over the other panels. This is the selected seat; without a selection, it is the
 * viewer's own seat if answers can be given on its board.
 */
function useWantedBoard(folded: boolean): number | null {
  const table = useTable();
  const answers = [...table.offers].some(([word, offer]) => offer.chain.length === 1 && isOnOwnBoard(word));
  useEffect(() => {
    if (answers) shownSeat.value = null;
  }, [answers]);
  if (!folded) return null;
  return shownSeat.value ?? (answers && table.viewer >= 0 ? table.viewer : null);
}
