import { useEffect } from "preact/hooks";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Answers } from "./answers";
import { FightButton } from "./fight/fight-button";
import { FightStage } from "./fight/stage";
import { useFight } from "./fight/use-fight";
import type { Box } from "./geometry";
import { wideLayout } from "./layout";
import { MapFrame } from "./map/map-frame";
import { useGlow, useNews } from "./notices";
import { Actions, actionsHeight } from "./panels/actions";
import { CreatureTable } from "./panels/creature-table";
import { Favor } from "./panels/favor";
import { LargeCard } from "./panels/large-card";
import { Market } from "./panels/market";
import { BOARD_HEIGHT, BOARD_WIDTH, PlayerBoard } from "./panels/player-board";
import { Rounds } from "./panels/rounds";
import { shownCreatures, shownSeat } from "./shown-board";
import { type ChichenView, isDark } from "./view";
import { isOnOwnBoard } from "./words";

/** Everything side by side; the board of a player below, or folded where there is no room. */
export function WideBoard({ aspect }: { aspect: number }) {
  const table = useTable();
  const view = table.view as ChichenView;
  const layout = wideLayout(aspect, actionsHeight(view));
  const { rounds, actions, favor, map, market, board } = layout;
  const { fight, closed, reopen } = useFight();
  const card = useNews()?.card;
  useGlow();
  const wanted = useWantedBoard(board === null && fight === null);
  return (
    <svg
      class={isDark(view, view.round) ? "chichen-table night" : "chichen-table"}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={table.say("board")}
    >
      <rect class="board-ground" x={1} y={1} width={layout.width - 2} height={layout.height - 2} rx={18} />
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
        <Favor view={view} height={favor.height} />
      </g>
      <g transform={`translate(${market.x} ${market.y})`}>
        <Memo of={[marketKey(view), market.height, table.thing]}>
          {() => <Market view={view} height={market.height} />}
        </Memo>
      </g>
      {fight ? (
        <foreignObject x={map.x} y={map.y} width={market.x + market.width - map.x} height={map.height}>
          <FightStage fight={fight} />
        </foreignObject>
      ) : (
        <Answers box={{ x: map.x, y: map.y + map.height - 76, width: map.width, height: 76 }} />
      )}
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
      {shownCreatures.value && (
        <foreignObject x={map.x} y={map.y} width={map.width} height={map.height}>
          <CreatureTable />
        </foreignObject>
      )}
      {card && (
        <foreignObject
          class="card-frame"
          x={map.x + map.width / 2 - 125}
          y={map.y + 40}
          width={250}
          height={260}
        >
          <LargeCard id={card.id} seat={card.seat} />
        </foreignObject>
      )}
    </svg>
  );
}

/** All that the round track shows. */
function roundsKey(view: ChichenView): string {
  return JSON.stringify([view.round, view.tasks, view.attacks, view.city_cards, shownCreatures.value]);
}

/** All that the cards on offer show. */
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

/** Whose board opens over the others: the one that was asked for, else the own one where it answers the question. */
function useWantedBoard(folded: boolean): number | null {
  const table = useTable();
  const answers = [...table.offers].some(([word, offer]) => offer.chain.length === 1 && isOnOwnBoard(word));
  useEffect(() => {
    if (answers) shownSeat.value = null;
  }, [answers]);
  if (!folded) return null;
  return shownSeat.value ?? (answers && table.viewer >= 0 ? table.viewer : null);
}
