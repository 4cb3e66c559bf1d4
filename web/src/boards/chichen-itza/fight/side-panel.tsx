import { useTable } from "../../board";
import { seatColour } from "../../seats";
import { type SignName, TextSign } from "../art/signs";
import { type ChichenBox, gearValue } from "../components";
import { own } from "../messages";
import type { ChichenView, Gear } from "../view";
import { PipDie } from "./dice";
import type { Scene, Side } from "./scene";

/** With what one fights in a phase. */
export function gearOf(phase: string): Gear | null {
  return phase.startsWith("magic")
    ? "magic"
    : phase.startsWith("ranged")
      ? "ranged"
      : phase.startsWith("melee")
        ? "melee"
        : null;
}

/** A player in a fight: shields, luck and idols, the gear of the phase, the dice and why they hit. */
export function SidePanel({ side, scene, shown }: { side: Side; scene: Scene; shown: number }) {
  const table = useTable();
  const view = table.view as ChichenView;
  const box = table.box as ChichenBox;
  const player = view.seats[side.seat];
  const gear = gearOf(scene.phase);
  return (
    <div class="fight-side" style={{ "--seat": seatColour(side.seat) }}>
      {player && (
        <p class="fight-goods">
          <Amount sign="shields" n={side.shields} lost={side.lostShields} />
          <Amount sign="luck" n={player.luck} />
          <Amount sign="idols" n={player.idols} />
          {gear && <Amount sign={gear} n={gearValue(box, gear, player.gears[gear])} />}
        </p>
      )}
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
            size={side.dice.length > 4 ? 44 : 54}
          />
        ))}
      </div>
      <p class="fight-hits">
        {side.before.length > 0 && (
          <span class="dice-before">
            {side.before.map((face, i) => (
              <PipDie key={i} face={face} hit={false} size={20} />
            ))}
          </span>
        )}
        {side.hits !== null && <strong>{own("hits", { n: side.hits })}</strong>}
        {side.hitsWith && side.hitsWith.length > 0 && (
          <span class="fight-why">{own("hits-with", { faces: side.hitsWith.join(", ") })}</span>
        )}
      </p>
    </div>
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
