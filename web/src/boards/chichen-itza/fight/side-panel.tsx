import { useTable } from "../../board";
import { seatColour } from "../../seats";
import { type SignName, TextSign } from "../art/signs";
import { gearValue } from "../components";
import { own } from "../messages";
import { PHASE_GEARS } from "../names";
import { TRADE } from "../panels/player-board";
import type { ChichenView, Gear } from "../view";
import { IDOL_WORDS } from "../words";
import { PipDie } from "./dice";
import type { Scene, Side } from "./scene";

/** The gear that is used in a phase; null if there is none. */
export function gearOf(phase: string): Gear | null {
  return PHASE_GEARS[phase] ?? null;
}

/** Shows what a player can use in this phase: shields, luck, idols and the gear. */
export function Goods({ side, scene }: { side: Side; scene: Scene }) {
  const table = useTable();
  const player = (table.view as ChichenView).seats[side.seat];
  const gear = gearOf(scene.phase);
  if (!player) return null;
  return (
    <p class="fight-goods">
      <Amount sign="shields" n={side.shields} lost={side.lostShields} />
      <Amount sign="luck" n={player.luck} />
      <Idols seat={side.seat} n={player.idols} />
      {gear && <Amount sign={gear} n={gearValue(player, gear)} />}
    </p>
  );
}

/** A player's dice on the tray, and the reason why they hit. */
export function SidePanel({ side, shown }: { side: Side; shown: number }) {
  return (
    <div class="fight-side" style={{ "--seat": seatColour(side.seat) }}>
      <div
        class="fight-dice"
        role="img"
        aria-label={own("dice", { list: side.dice.map((die) => die.face).join(", ") })}
      >
        {side.dice.map((die, i) => (
          <PipDie
            key={`${shown} ${i} ${die.fresh}`}
            face={die.face}
            hit={die.hit}
            tumbles={die.fresh}
            size={side.dice.length > 5 ? 44 : 58}
          />
        ))}
        {side.dice.length === 0 && !side.hits && <span class="fight-why">{own("not-rolled")}</span>}
      </div>
      <p class="fight-hits">
        {side.before.length > 0 && (
          <span class="dice-before">
            {side.before.map((face, i) => (
              <PipDie key={i} face={face} hit={false} size={20} />
            ))}
          </span>
        )}
        {side.hits !== null && (side.dice.length > 0 || side.hits > 0) && (
          <strong>{own("hits", { n: side.hits })}</strong>
        )}
        {side.hitsWith && side.hitsWith.length > 0 && (
          <span class="fight-why">{own("hits-with", { faces: side.hitsWith.join(", ") })}</span>
        )}
      </p>
    </div>
  );
}

/** Shows idols; the viewer can also exchange their own idols here. */
function Idols({ seat, n }: { seat: number; n: number }) {
  const table = useTable();
  const offered = seat === table.viewer ? IDOL_WORDS.filter((word) => table.offers.has(word)) : [];
  if (offered.length === 0) return <Amount sign="idols" n={n} />;
  return (
    <button
      class="place lit fight-amount fight-idols"
      data-word={offered[0]}
      data-about="idols"
      aria-label={`${own("exchange-idol")}: ${n}`}
      onClick={(event) => {
        event.stopPropagation();
        table.play(offered);
      }}
    >
      <TextSign name="idols" size={24} />
      {n}
      <svg class="trade-sign" viewBox="-11 -11 22 22" width={18} height={18} aria-hidden="true">
        <path d={TRADE} />
      </svg>
    </button>
  );
}

function Amount({ sign, n, lost = 0 }: { sign: SignName; n: number | string; lost?: number }) {
  return (
    <span class={n === 0 ? "fight-amount none" : "fight-amount"}>
      <TextSign name={sign} size={24} />
      {n}
      {lost > 0 && <s>−{lost}</s>}
    </span>
  );
}
