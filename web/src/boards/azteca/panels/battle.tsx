import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { SoldierSign } from "../art/pieces";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView, BattleView, DieView, NavalBattleView } from "../view";
import { DiceRow } from "./dice";

/** How many soldiers of each kind, as far as they are known. */
type Force = { warrior: number; jaguar: number; unknown: number };

function forceOf(view: AztecaView, seat: number | null, letters: string[]): Force {
  const found: Force = { warrior: 0, jaguar: 0, unknown: 0 };
  if (seat === null) return found;
  for (const letter of letters) {
    const box = view.seats[seat]?.boxes[letter];
    if (!box) continue;
    const { warrior = 0, jaguar = 0 } = box.known;
    found.warrior += warrior;
    found.jaguar += jaguar;
    found.unknown += box.units - warrior - jaguar;
  }
  return found;
}

function add(force: Force, more: Record<string, number>): Force {
  return {
    ...force,
    warrior: force.warrior + (more.warrior ?? 0),
    jaguar: force.jaguar + (more.jaguar ?? 0),
  };
}

/** The soldiers of both sides of a battle on land: the attacker's first. */
export function forces(view: AztecaView, b: BattleView): [Force, Force] {
  const attacker = forceOf(view, b.attacker_seat, [b.army]);
  const defender = add(add(forceOf(view, b.defender_seat, b.defending_armies), b.reserve), b.neutral);
  const cousins = b.cousins.reduce((all, kind) => (kind ? add(all, { [kind]: 1 }) : all), defender);
  return [add(attacker, { jaguar: b.temporary[0] ?? 0 }), add(cousins, { jaguar: b.temporary[1] ?? 0 })];
}

/** What is rolled for in a battle before its own dice. */
const IN_BATTLE = new Set<string | null>(["roll-mobilisation", "roll-terrain"]);

/** The battle on land that is being fought: both sides, what they count, what the dice are for. */
export function BattleTray({ view, battle }: { view: AztecaView; battle: BattleView }) {
  const table = useTable();
  const sides = forces(view, battle);
  const inBattle = view.rolled_for === "roll-battle";
  const dice: [DieView[], DieView[]] = inBattle ? [view.dice.slice(0, 2), view.dice.slice(2)] : [[], []];
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
        force={sides[0]}
        strength={battle.strengths[0] ?? null}
        prisoners={battle.prisoners[0] ?? 0}
        ally={battle.allies[0] ?? null}
        dice={dice[0]}
        from={0}
        won={battle.winner === "attacker"}
      />
      <Side
        seat={battle.defender_seat}
        title={own("defends")}
        force={sides[1]}
        strength={battle.strengths[1] ?? null}
        prisoners={battle.prisoners[1] ?? 0}
        ally={battle.allies[1] ?? null}
        dice={dice[1]}
        from={2}
        won={battle.winner === "defender"}
      />
      {!inBattle && view.dice.length > 0 && IN_BATTLE.has(view.rolled_for) && <RolledFor view={view} />}
      <p class="dice-rule">{own("dice-rule")}</p>
    </div>
  );
}

function Side({
  seat,
  title,
  force,
  strength,
  prisoners,
  ally,
  dice,
  from,
  won,
}: {
  seat: number | null;
  title: string;
  force: Force;
  strength: number | null;
  prisoners: number;
  ally: number | null;
  dice: DieView[];
  from: number;
  won: boolean;
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
      <p>
        {seat !== null && <SeatSign seat={seat} size={15} />} <b>{name}</b> {title}
      </p>
      <div class="side-row">
        <svg
          class="force"
          viewBox={`0 0 ${Math.max(1, all.length) * 21} 26`}
          height={26}
          width={Math.min(100, Math.max(1, all.length) * 21)}
          aria-hidden="true"
        >
          {all.map((kind, i) => (
            <SoldierSign key={i} kind={kind} x={10.5 + i * 21} y={13} />
          ))}
        </svg>
        <span class="strength" title={own("strength")}>
          {strength ?? "?"}
        </span>
        <DiceRow dice={dice} from={from} />
      </div>
      {(prisoners > 0 || ally !== null) && (
        <p class="side-more">
          {prisoners > 0 && own("prisoners", { n: prisoners })}{" "}
          {ally !== null && own("with-ally", { name: table.names[ally] ?? "" })}
        </p>
      )}
    </section>
  );
}

/** What dice were thrown for, and how they fell. */
export function RolledFor({ view }: { view: AztecaView }) {
  const table = useTable();
  const now = ["Influence", "AnswerTlenamacac"].includes(table.question?.kind ?? "");
  return (
    <div class={now ? "rolled" : "rolled last"} role="group" aria-label={own("dice")}>
      <p>
        {!now && own("last-roll")} {view.rolled_for ? table.thing(view.rolled_for) : ""}
        {view.rolled_for && <small> {own(`for-${view.rolled_for}`)}</small>}
      </p>
      <DiceRow dice={view.dice} />
    </div>
  );
}

/** A battle of canoes: ships of both sides, losses, dice. */
export function NavalTray({ view, battle }: { view: AztecaView; battle: NavalBattleView }) {
  const table = useTable();
  const lake = view.lakes.find(({ id }) => id === battle.lake);
  const dice = view.rolled_for === "roll-ships" ? view.dice : [];
  const sides = ["attacker", "defender"].map((side, i) => ({
    side,
    seats: view.seats
      .map((_, seat) => seat)
      .filter(
        (seat) => battle.sides[seat] === side || seat === [battle.attacker_seat, battle.defender_seat][i],
      ),
    dice: dice.slice(i, i + 1),
    favour: battle.favour[i] ?? 0,
  }));
  return (
    <div class="battle" role="group" aria-label={own("naval-battle")}>
      <p class="stage-title">
        <TextSign name="lakes" size={18} />{" "}
        {own("battle-on", { lake: `${battle.lake} ${table.thing(battle.lake)}` })}
      </p>
      {sides.map(({ side, seats, dice: own_, favour }, i) => (
        <section key={side} class="side" style={{ "--seat": `var(--seat-${(seats[0] ?? 0) % 4})` }}>
          <p>
            <b>{table.thing(side)}</b> {favour > 0 && table.thing("chalchiuhtlicue")}
          </p>
          <div class="side-row">
            {seats.map((seat) => (
              <span key={seat} class="ships-of">
                <SeatSign seat={seat} size={16} /> {lake?.ships[seat] ?? 0} <TextSign name="ship" size={18} />
                {(battle.losses[seat] ?? 0) > 0 && <s>−{battle.losses[seat]}</s>}
              </span>
            ))}
            <DiceRow dice={own_} from={i} />
          </div>
        </section>
      ))}
      <p class="dice-rule">{own("ships-rule")}</p>
    </div>
  );
}
