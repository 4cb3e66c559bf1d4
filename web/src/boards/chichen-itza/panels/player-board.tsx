import { useClickable, useTable } from "../../board";
import { Memo } from "../../memo";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Sign, type SignName } from "../art/signs";
import { useAssets } from "../assets";
import type { ChichenBox } from "../components";
import { BOARD_HEIGHT, BOARD_WIDTH, UPRIGHT_BOARD } from "../measures";
import { own } from "../messages";
import type { ChichenView, PlayerView } from "../view";
import { IDOL_WORDS } from "../words";
import { Gears } from "./gears";
import { OwnCards } from "./own-cards";
import { Star } from "./star";
import { Strips } from "./strips";

export interface SeatProps {
  seat: number;
  player: PlayerView;
  /** The same player's view after the previewed answer. */
  tried: PlayerView | undefined;
  /** Whether the viewer can give answers by pressing this drawing. */
  mine: boolean;
  view: ChichenView;
  box: ChichenBox;
}

/** The positions of the parts, either side by side or in two rows. */
const SPREAD = { tokens: "14 6", gears: "186 2", strips: "520 4", star: "672 0", cards: "832 2" };
const STACKED = { tokens: "8 6", cards: "178 4", strips: "416 4", gears: "14 156", star: "376 152" };

/**
 * A player's own board: tokens, four gears, the five strips of the reserve, the gem star, cards and trophies.
 */
export function PlayerBoard({
  seat,
  close,
  upright = false,
}: {
  seat: number;
  close?: () => void;
  upright?: boolean;
}) {
  const table = useTable();
  const view = table.view as ChichenView;
  const player = view.seats[seat];
  if (!player) return null;
  const tried = (table.preview?.view as ChichenView | undefined)?.seats[seat];
  const props: SeatProps = {
    seat,
    player,
    tried,
    mine: seat === table.viewer,
    view,
    box: table.box as ChichenBox,
  };
  const at = upright ? STACKED : SPREAD;
  const [width, height] = upright ? [UPRIGHT_BOARD.width, UPRIGHT_BOARD.height] : [BOARD_WIDTH, BOARD_HEIGHT];
  return (
    <g class="player-board" data-seat={seat} style={{ "--seat": seatColour(seat) }}>
      <rect class="panel owner-panel" width={width} height={height} rx={14} />
      <path class="owner-band" d={`M8 1h-1a6 6 0 0 0-6 6V${height - 7}a6 6 0 0 0 6 6h1Z`} />
      <Memo
        of={[
          JSON.stringify([player, tried, view.attacks, table.names[seat]]),
          seat,
          props.mine,
          upright,
          table.thing,
        ]}
      >
        {() => (
          <>
            <g transform={`translate(${at.tokens})`}>
              <Tokens {...props} name={table.names[seat] ?? ""} />
            </g>
            <g transform={`translate(${at.gears})`}>
              <Gears {...props} />
            </g>
            <g transform={`translate(${at.strips})`}>
              <Strips {...props} />
            </g>
            <g transform={`translate(${at.star})`}>
              <Star {...props} />
            </g>
            <g transform={`translate(${at.cards})`}>
              <OwnCards {...props} />
            </g>
          </>
        )}
      </Memo>
      {close && <CloseButton x={width - 16} close={close} />}
    </g>
  );
}

function CloseButton({ x, close }: { x: number; close: () => void }) {
  return (
    <g
      class="close-board"
      role="button"
      tabindex={0}
      aria-label={own("close-board")}
      transform={`translate(${x} 16)`}
      onClick={close}
      onKeyDown={(event) => event.key === "Enter" && close()}
    >
      <circle r={12} />
      <path d="M-5-5 5 5M5-5-5 5" />
    </g>
  );
}

function Tokens({ seat, player, tried, mine, name }: SeatProps & { name: string }) {
  const assets = useAssets();
  const at = (i: number) => `translate(${(i % 2) * 82} ${28 + Math.floor(i / 2) * 39})`;
  return (
    <g class="tokens">
      <SeatMark seat={seat} x={12} y={12} scale={1.05} />
      <foreignObject x={28} y={0} width={130} height={26}>
        <div class="board-name">{name}</div>
      </foreignObject>
      <Token
        sign="coins"
        n={player.coins}
        then={tried?.coins}
        label={assets.thing("coins", player.coins)}
        transform={at(0)}
      />
      <Token
        sign="luck"
        n={player.luck}
        then={tried?.luck}
        label={assets.thing("luck", player.luck)}
        transform={at(1)}
      />
      <Token
        sign="idols"
        n={player.idols}
        then={tried?.idols}
        label={assets.thing("idols", player.idols)}
        transform={at(2)}
        words={mine ? IDOL_WORDS : []}
      />
      <Token
        sign="shields"
        n={player.shields}
        of={player.shields_allowed}
        then={tried?.shields}
        label={assets.thing("shields", player.shields)}
        transform={at(3)}
      />
      <Place
        words={[]}
        label={own("war-markers", { n: player.war, peace: player.peace })}
        about="war"
        class="token"
        transform={at(4)}
      >
        <rect class="edge token-ground" width={78} height={36} rx={9} />
        {[...Array(player.war).fill("war"), ...Array(player.peace).fill("peace")].map((name, i, all) => (
          <Sign key={i} name={name} size={31} x={20 + (i * 37) / Math.max(1, all.length - 1)} y={18} />
        ))}
      </Place>
      <Token
        sign="scout"
        n={player.scouts}
        then={tried?.scouts}
        label={own("scouts-left", { n: player.scouts })}
        transform={at(5)}
      />
    </g>
  );
}

/** Two arrows in opposite directions: the token can be traded for something else. */
export const TRADE = "M-9-4H8M3-9 8-4 3 1M9 5H-8M-3 0-8 5-3 10";

interface TokenProps {
  sign: SignName;
  n: number;
  of?: number;
  then: number | undefined;
  label: string;
  transform: string;
  words?: string[];
}

function Token({ sign, n, of, then, label, transform, words = [] }: TokenProps) {
  const by = then === undefined ? 0 : then - n;
  const { offers } = useClickable();
  const trades = words.some((word) => offers.has(word));
  return (
    <Place words={words} label={`${label}: ${n}`} about={sign} class="token" transform={transform}>
      <rect class="edge token-ground" width={78} height={36} rx={9} />
      <Sign name={sign} size={trades ? 30 : 34} x={trades ? 16 : 20} y={18} />
      <text class="token-number" x={trades ? 41 : 57} y={26}>
        {n}
        {of !== undefined && <tspan class="token-of">/{of}</tspan>}
      </text>
      {trades && <path class="trade-sign" d={TRADE} transform="translate(63 18)" />}
      {by !== 0 && <Change by={by} x={64} y={6} />}
    </Place>
  );
}

/** The change that the previewed answer would make. */
export function Change({ by, x, y }: { by: number; x: number; y: number }) {
  return (
    <g class="ghost" transform={`translate(${x} ${y})`}>
      <rect class="change-mark" x={-15} y={-10} width={30} height={20} rx={6} />
      <text class="count" y={5}>
        {by > 0 ? `+${by}` : `−${-by}`}
      </text>
    </g>
  );
}
