import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Shield, SoldierSign } from "../art/pieces";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { BLANK, ROLLS_IN_BATTLE, SIDE_DICE, SPEAR } from "../names";
import type { AztecaView, BattleView, ForceView, NavalBattleView } from "../view";
import { DiceRow, Die } from "./dice";

/** The purposes of rolls that belong to a battle but come before the battle dice. */
const IN_BATTLE = new Set<string | null>(ROLLS_IN_BATTLE);

/** Shows the current battle on land: both sides, their strengths, and the purpose of the dice. */
export function BattleTray({ view, battle }: { view: AztecaView; battle: BattleView }) {
  const table = useTable();
  const inBattle = battle.dice.some((dice) => dice.length > 0);
  return (
    <div class="battle" role="group" aria-label={own("battle")}>
      <p class="stage-title">
        <TextSign name="war" size={18} />{" "}
        {own(battle.interception ? "interception-in" : "battle-in", {
          area: `${battle.area} ${table.thing(battle.area)}`,
        })}
      </p>
      <Side
        seat={battle.attacker_seat}
        title={own("attacks", { army: battle.army.toUpperCase(), from: table.thing(battle.from) })}
        force={battle.forces[0]!}
        strength={battle.strengths[0] ?? null}
        prisoners={battle.prisoners[0] ?? 0}
        points={battle.points_if_won[0] ?? 0}
        sure={0}
        ally={battle.allies[0] ?? null}
        dice={battle.dice[0]!}
        army={battle.army}
        won={battle.winner === "attacker"}
        lost={battle.winner === "defender"}
      />
      <Side
        seat={battle.defender_seat}
        title={own("defends")}
        force={battle.forces[1]!}
        strength={battle.strengths[1] ?? null}
        prisoners={battle.prisoners[1] ?? 0}
        points={battle.points_if_won[1] ?? 0}
        sure={battle.sure_points}
        ally={battle.allies[1] ?? null}
        dice={battle.dice[1]!}
        won={battle.winner === "defender"}
        lost={battle.winner === "attacker"}
      />
      {!inBattle && view.dice.length > 0 && IN_BATTLE.has(view.rolled_for) && <RolledFor view={view} />}
      <RolledAgain />
      <DiceRule rule="dice-rule" />
    </div>
  );
}

function Side({
  seat,
  title,
  force,
  strength,
  prisoners,
  points,
  sure,
  ally,
  dice,
  won,
  lost,
  army = null,
}: {
  seat: number | null;
  /** The letter of the attacking army. */
  army?: string | null;
  title: string;
  force: ForceView;
  strength: number | null;
  prisoners: number;
  /** The points for prisoners: those that this side gets if it wins, and those that it gets in any case. */
  points: number;
  sure: number;
  ally: number | null;
  dice: number[];
  won: boolean;
  lost: boolean;
}) {
  const table = useTable();
  const all = [
    ...Array<"warrior">(force.warrior).fill("warrior"),
    ...Array<"jaguar">(force.jaguar).fill("jaguar"),
    ...Array<"unknown">(Math.max(0, force.unknown)).fill("unknown"),
  ];
  const name = seat === null ? own("neutral") : (table.names[seat] ?? "");
  return (
    <section
      class={won ? "side won" : "side"}
      style={{ "--seat": seat === null ? "var(--seat-none)" : `var(--seat-${seat % 4})` }}
      aria-label={own("side", { name, warriors: force.warrior, jaguars: force.jaguar, n: strength ?? "?" })}
    >
      <p class="side-name" title={title}>
        {army !== null && seat !== null ? (
          <svg viewBox="-15 -16 30 32" width={26} height={28} aria-hidden="true">
            <Shield seat={seat} letter={army} units={0} />
          </svg>
        ) : (
          seat !== null && <SeatSign seat={seat} size={15} />
        )}
        <b>{name}</b>
        {won && <span class="winner-mark">{own("wins")}</span>}
        <span class="strength" title={own("strength")}>
          {strength ?? "?"}
        </span>
      </p>
      <div class="side-row">
        <svg
          class="force"
          viewBox={`0 0 ${Math.max(1, all.length) * 21} 26`}
          height={34}
          width={Math.min(116, Math.max(1, all.length) * 27)}
          aria-hidden="true"
        >
          {all.map((kind, i) => (
            <SoldierSign key={i} kind={kind} x={10.5 + i * 21} y={13} />
          ))}
        </svg>
        <DiceRow places={dice} />
      </div>
      {prisoners > 0 && !lost && (
        <p class="side-more prisoners">
          {own("prisoners", { n: prisoners })}
          {points > 0 && (
            <span class="if-won">
              {own(won ? "points-won" : "points-if-won", { n: points })} <TextSign name="points" size={18} />
            </span>
          )}
        </p>
      )}
      {sure > 0 && (
        <p class="side-more sure">
          {own("sure-points", { n: sure })} <TextSign name="points" size={18} />
        </p>
      )}
      {ally !== null && <p class="side-more">{own("with-ally", { name: table.names[ally] ?? "" })}</p>}
    </section>
  );
}

/** Explains which dice the stronger and the weaker side roll; the full rule appears on hover. */
function DiceRule({ rule }: { rule: string }) {
  const text = own(rule, {
    stronger: own(`dice-${SIDE_DICE.stronger}`),
    weaker: own(`dice-${SIDE_DICE.weaker}`),
  });
  return (
    <p class="dice-rule" role="img" aria-label={text} title={text}>
      <Die die={{ colour: SIDE_DICE.stronger!, face: BLANK }} size={20} /> {own("stronger")}
      <Die die={{ colour: SIDE_DICE.weaker!, face: BLANK }} size={20} /> {own("weaker")}
      <Die die={{ colour: "white", face: SPEAR }} spear size={20} /> {own(`spear-${rule}`)}
    </p>
  );
}

/** Shows the purpose and the result of a roll. */
export function RolledFor({ view }: { view: AztecaView }) {
  const table = useTable();
  const now = ["Influence", "AnswerTlenamacac"].includes(table.question?.kind ?? "");
  return (
    <div class={now ? "rolled" : "rolled last"} role="group" aria-label={own("dice")}>
      <p title={view.rolled_for ? own(`for-${view.rolled_for}`) : undefined}>
        {!now && own("last-roll")} <b>{view.rolled_for ? table.thing(view.rolled_for) : ""}</b>
        {now && view.rolled_for && <small> {own(`for-${view.rolled_for}`)}</small>}
      </p>
      <DiceRow places={view.dice.map((_, i) => i)} />
      {!IN_BATTLE.has(view.rolled_for) && <RolledAgain />}
    </div>
  );
}

/** A sentence that names the players who had a die of the latest roll rerolled; empty if nobody did. */
export function rolledAgain(events: readonly Happened[]): string[] {
  const first = events.findLastIndex(({ event }) => event.event === "phase");
  const inPhase = events.slice(first + 1);
  const at = inPhase.findLastIndex(({ event }) => event.event === "influences");
  if (at < 0) return [];
  const later = inPhase.slice(at + 1);
  if (later.filter(({ event }) => event.event === "rolled").length > 1) return []; // another throw
  return [inPhase[at]!, ...later.filter(({ event }) => event.event === "cancelled")].map(
    ({ words }) => words,
  );
}

function RolledAgain() {
  const lines = rolledAgain(useTable().events ?? []);
  if (lines.length === 0) return null;
  return (
    <p class="rolled-again" role="status">
      <TextSign name="tlenamacac" size={20} /> {lines.join(" ")}
    </p>
  );
}

/** Shows a canoe battle: both sides' ships, losses and dice. */
export function NavalTray({ battle }: { battle: NavalBattleView }) {
  const table = useTable();
  const names = ["attacker", "defender"];
  return (
    <div class="battle" role="group" aria-label={own("naval-battle")}>
      <p class="stage-title">
        <TextSign name="lakes" size={18} />{" "}
        {own("battle-on", { lake: `${battle.lake} ${table.thing(battle.lake)}` })}
      </p>
      {battle.sides.map(({ seats, ships, losses, favour, dice }, i) => (
        <section key={i} class="side" style={{ "--seat": `var(--seat-${(seats[0] ?? 0) % 4})` }}>
          <p>
            <b>{table.thing(names[i]!)}</b> {favour && table.thing("chalchiuhtlicue")}
          </p>
          <div class="side-row">
            {seats.map((seat, n) => (
              <span key={seat} class="ships-of">
                <SeatSign seat={seat} size={16} /> {ships[n]} <TextSign name="ship" size={18} />
                {losses[n]! > 0 && <s>−{losses[n]}</s>}
              </span>
            ))}
            <DiceRow places={dice} />
          </div>
        </section>
      ))}
      <RolledAgain />
      <DiceRule rule="ships-rule" />
    </div>
  );
}
