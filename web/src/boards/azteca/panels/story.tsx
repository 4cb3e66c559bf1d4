import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Shield, Ship, Tower } from "../art/pieces";
import { TextSign } from "../art/signs";
import type { AztecaBox } from "../components";
import { own } from "../messages";
import { BOXES } from "../view";

const BEGINS = new Set(["battle", "naval-attack"]);
const TELLS = new Set([
  "battle",
  "strength",
  "battle-won",
  "battle-undecided",
  "city-founded",
  "city-taken",
  "plundered",
  "plundered-sp",
  "influences",
  "prisoners",
  "army-destroyed",
  "retreated",
  "naval-attack",
  "naval-battle-over",
  "ship-sunk",
]);

/** The events of the battle that ended last in this phase. */
export function lastBattle(events: readonly Happened[]): Happened[] {
  const phase = events.findLastIndex(({ event }) => event.event === "phase");
  const from = events.findLastIndex(({ event }) => BEGINS.has(event.event));
  if (from < 0 || from < phase) return [];
  return events.slice(from).filter(({ event }) => TELLS.has(event.event));
}

/** The winner's seat; null if the neutral side won, undefined if the battle is undecided. */
function winnerOf(battle: Happened[]): number | null | undefined {
  const won = battle.findLast(({ event }) => event.event === "battle-won")?.event;
  return won === undefined ? undefined : seatOf(won.seat);
}

function seatOf(value: unknown): number | null {
  return typeof value === "number" && value >= 0 ? value : null;
}

/**
 * Shows the last battle as a line of pieces: the sides, their strengths, the winner and the spoils. Screen
 * readers get sentences instead. */
export function BattleStory() {
  const table = useTable();
  const battle = lastBattle(table.events ?? []);
  const first = battle[0]?.event;
  if (!first) return null;
  return (
    <details class="story">
      <summary>
        <b>{own("last-battle")}</b>
        <span class="story-drawn">
          {first.event === "battle" ? <OnLand battle={battle} /> : <AtSea battle={battle} />}
        </span>
      </summary>
      {battle.map(({ words }, i) => (
        <p key={i}>{words}</p>
      ))}
    </details>
  );
}

function OnLand({ battle }: { battle: Happened[] }) {
  const table = useTable();
  const first = battle[0]!.event;
  const box = table.box as AztecaBox;
  const area = box.area?.[Number(first.area)]?.id ?? "";
  const attacker = Number(first.attacker_seat);
  const defender = seatOf(first.defender_seat);
  const strengths = battle
    .filter(({ event }) => event.event === "strength")
    .map(({ event }) => Number(event.value));
  const winner = winnerOf(battle);
  const army = String(BOXES[Number(first.army)] ?? "a");
  return (
    <>
      <span class={winner === attacker ? "fighter won" : "fighter"}>
        <svg viewBox="-15 -16 30 32" width={30} height={32} aria-hidden="true">
          <Shield seat={attacker} letter={army} units={0} />
        </svg>
        {strengths[0] ?? ""}
      </span>
      <TextSign name="war" size={20} />
      <span class={winner !== undefined && winner === defender ? "fighter won" : "fighter"}>
        {defender === null ? (
          <span class="neutral-side" title={own("neutral")} />
        ) : (
          <SeatSign seat={defender} size={20} />
        )}
        {strengths[1] ?? ""}
      </span>
      <span class="fought-in" title={table.thing(area)}>
        {area}
      </span>
      <Spoils battle={battle} />
    </>
  );
}

/** The spoils of the battle, one sign for each. */
function Spoils({ battle }: { battle: Happened[] }) {
  return (
    <span class="spoils">
      {battle.map(({ event, words }, i) => {
        const seat = Number(event.seat);
        if (event.event === "prisoners")
          return (
            <span key={i} class="spoil" title={words}>
              <SeatSign seat={seat} size={12} />
              <TextSign name="points" size={18} />+{Number(event.sp)}
            </span>
          );
        if (event.event === "city-founded" || event.event === "city-taken")
          return (
            <svg key={i} viewBox="-14 -14 28 28" width={24} height={24} aria-hidden="true">
              <Tower seat={seat} assimilated={false} />
            </svg>
          );
        if (event.event === "influences")
          return (
            <span key={i} class="spoil" title={words}>
              <SeatSign seat={seat} size={12} />
              <TextSign name="tlenamacac" size={18} />
            </span>
          );
        if (event.event === "army-destroyed")
          return (
            <span key={i} class="spoil" title={words}>
              <SeatSign seat={seat} size={12} />
              <TextSign name="general" size={18} />
              <s>×</s>
            </span>
          );
        if (event.event === "retreated")
          return (
            <span key={i} class="spoil" title={words}>
              <SeatSign seat={seat} size={12} />↩
            </span>
          );
        return null;
      })}
    </span>
  );
}

function AtSea({ battle }: { battle: Happened[] }) {
  const table = useTable();
  const first = battle[0]!.event;
  const box = table.box as AztecaBox;
  const lake = box.area?.filter(({ kind }) => kind === "sea")[Number(first.sea)]?.id ?? "";
  const sunk = (seat: number) =>
    battle.filter(({ event }) => event.event === "ship-sunk" && Number(event.seat) === seat).length;
  return (
    <>
      {[Number(first.seat), Number(first.other_seat)].map((seat, i) => (
        <span key={seat} class="fighter">
          {i === 1 && <TextSign name="war" size={20} />}
          <svg viewBox="-16 -15 32 28" width={32} height={28} aria-hidden="true">
            <Ship seat={seat} n={sunk(seat)} />
          </svg>
          {sunk(seat) > 0 && <s>×</s>}
        </span>
      ))}
      <span class="fought-in" title={table.thing(lake)}>
        {lake}
      </span>
    </>
  );
}
