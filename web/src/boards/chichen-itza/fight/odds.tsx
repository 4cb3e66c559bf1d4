import type { AnswerOdds } from "../../../net/protocol";
import { type Table, useTable } from "../../board";
import { own } from "../messages";
import type { ChichenView } from "../view";
import "./odds.css";

const WHOLE = 10_000;
const HUNDREDTH = 100;
/** Shares below this are not written into the bar. */
const NARROW = 900;
const LOOK: Record<number, string> = { 1: "good", 0: "mixed", [-1]: "bad" };

/** How likely it ends well, in percent. */
export function goodShare(odds: AnswerOdds): number {
  const good = odds.outcomes.filter((one) => one.value > 0).reduce((sum, one) => sum + one.chance, 0);
  return Math.round((good / WHOLE) * 100);
}

/** Which colour a share has. */
export function oddsLook(share: number): string {
  return share < 40 ? " low" : share < 70 ? " fair" : "";
}

function percent(chance: number): string {
  const n = (chance / WHOLE) * 100;
  return n > 0 && n < 1 ? "<1 %" : `${Math.round(n)} %`;
}

/** Odds take for granted that luck which is left is spent where it decides something. */
function luckCounts({ view, viewer }: Table): boolean {
  return ((view as ChichenView).seats[viewer]?.luck ?? 0) > 0;
}

/** What chance may make of an answer: a bar of all outcomes with their names, and what it costs on average. */
export function OddsBar({ odds, of }: { odds: AnswerOdds; of?: string }) {
  const table = useTable();
  const shown = odds.outcomes.filter((one) => one.chance > 0);
  const name = (outcome: string) => table.say(`odds-${outcome}`);
  const told = shown.map((one) => `${name(one.outcome)} ${percent(one.chance)}`).join(", ");
  const losses = Object.entries(odds.means).filter(([, mean]) => mean > 0);
  return (
    <div class="odds" role="img" aria-label={[of, told].filter(Boolean).join(": ")}>
      <div class="odds-bar">
        {shown.map((one) => (
          <span
            key={one.outcome}
            class={`odds-share ${LOOK[one.value] ?? "mixed"} of-${one.outcome}`}
            style={{ flexGrow: one.chance }}
          >
            {one.chance >= NARROW && percent(one.chance)}
          </span>
        ))}
      </div>
      <p class="odds-names">
        {of && <b class="odds-of">{of}:</b>}
        {shown.map((one) => (
          <span key={one.outcome} class={`odds-name ${LOOK[one.value] ?? "mixed"} of-${one.outcome}`}>
            {name(one.outcome)} {percent(one.chance)}
          </span>
        ))}
        {losses.map(([what, mean]) => (
          <span key={what} class="odds-loss">
            {own("on-average", { n: (mean / HUNDREDTH).toFixed(1), what: name(what) })}
          </span>
        ))}
        {luckCounts(table) && <span class="odds-loss">{own("with-luck")}</span>}
        {!odds.exact && <span class="odds-loss">{own("estimated", { n: odds.samples })}</span>}
      </p>
    </div>
  );
}

/** What the good share counts: that the city holds, that a tile is kept, or that it is taken. */
export function goodName(odds: AnswerOdds): string {
  const is = (start: string) => odds.outcomes.some((one) => one.outcome.startsWith(start));
  return is("city") ? "share-held" : is("attackers") || is("tile-lost") ? "share-kept" : "share-taken";
}

/** How many warriors it costs on average; nothing: that is not counted. */
export function warriorsLost(odds: AnswerOdds): string | null {
  const mean = odds.means["warriors-lost"];
  const lost = mean === undefined ? "" : (mean / HUNDREDTH).toFixed(1);
  return Number(lost) === 0 ? null : lost;
}

/** The odds of the answer that is pointed at, else of the one that goes on as it is, else of the best one. */
export function OddsNow() {
  const table = useTable();
  const odds = table.odds;
  if (!odds || odds.size === 0) return null;
  const usual = odds.get("stop") ?? odds.get("cast none") ?? odds.get("pass");
  const best = [...odds.values()].sort((a, b) => goodShare(b) - goodShare(a))[0];
  const pointed = table.preview && odds.get(table.preview.word);
  const shown = pointed ?? (table.question && table.offers.size > 0 ? (usual ?? best) : undefined);
  if (!shown) return null;
  const name = table.offers.size > 1 ? (table.offers.get(shown.text)?.words ?? "") : "";
  return <OddsBar odds={shown} {...(name ? { of: name } : {})} />;
}
