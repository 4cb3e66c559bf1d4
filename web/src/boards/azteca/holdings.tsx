import type { HoldingsProps } from "../board-module";
import { type HeldNumber, HeldThing } from "../held";
import { type SignName, TextSign } from "./art/signs";
import { own } from "./messages";
import { type AztecaView, type PlayerView, SOLDIERS } from "./view";

/** One kind of piece that a player holds: its sign, the id that its card explains, the message with its
 * name, and the number. */
const PIECES: [SignName, string, string, (player: PlayerView) => number][] = [
  ["ship", "ship", "view-ships", (player) => player.ships],
  ["pochteca", "pochteca", "view-pochtecas", (player) => player.pochtecas],
  ["city", "inner", "view-cities", (player) => player.cities],
];

/** A player's holdings, in a fixed order. */
export function AztecaHoldings({ seat, view, previewed, assets }: HoldingsProps) {
  const table = view as unknown as AztecaView;
  const player = table.seats?.[seat];
  const then = (previewed as unknown as AztecaView | null)?.seats?.[seat];
  if (!player) return null;
  const change = (of: (one: PlayerView) => number) => (then ? of(then) - of(player) : 0);
  const known = player.sp !== null || player.sp_at_least === player.sp_at_most;
  return (
    <div class="holdings azteca-holdings">
      {player.people && <span class="held people">{assets.thing(player.people)}</span>}
      <Held
        sign="tribute"
        about="t"
        n={player.t}
        name={assets.messages.say("view-t")}
        by={change((p) => p.t)}
      />
      <Held
        sign="points"
        about="sp"
        n={known ? (player.sp ?? player.sp_at_least) : `${player.sp_at_least}–${player.sp_at_most}`}
        name={assets.messages.say("view-sp")}
        by={player.sp === null ? 0 : change((p) => p.sp ?? player.sp ?? 0)}
      />
      <Held
        sign="hand"
        about="hand"
        n={player.cards}
        name={assets.messages.say("view-cards")}
        by={change((p) => p.cards)}
      />
      {SOLDIERS.map((kind) => (
        <Held
          key={kind}
          sign={kind}
          about={kind}
          n={player.soldiers[kind] ?? 0}
          name={assets.thing(kind)}
          by={change((p) => p.soldiers[kind] ?? 0)}
        />
      ))}
      {PIECES.map(([sign, about, message, count]) => (
        <Held
          key={sign}
          sign={sign}
          about={about}
          n={count(player)}
          name={assets.messages.say(message)}
          by={change(count)}
        />
      ))}
      {table.sealed.includes(seat) && (
        <span class="held envelope" role="img" aria-label={own("has-sealed")}>
          <TextSign name="envelope" size={20} />
        </span>
      )}
    </div>
  );
}

function Held({ sign, ...rest }: HeldNumber & { sign: SignName }) {
  return (
    <HeldThing {...rest}>
      <TextSign name={sign} size={18} />
    </HeldThing>
  );
}
