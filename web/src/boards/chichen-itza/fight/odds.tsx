import type { AnswerOdds } from "../../../net/protocol";
import { useTable } from "../../board";
import { own } from "../messages";
import "./odds.css";

/** Outcomes whose chance, in hundredths of a percent, is smaller than this have no text in the bar. */
const NARROW = 900;
const LOOK: Record<number, string> = { 1: "good", 0: "mixed", [-1]: "bad" };

/** The CSS class for the colour of these odds. */
export function oddsLook({ good }: AnswerOdds): string {
  return good < 4_000 ? " low" : good < 7_000 ? " fair" : "";
}

/** Shows the odds of an answer: a bar with all outcomes and their names, and the mean losses. */
export function OddsBar({ odds, of }: { odds: AnswerOdds; of?: string }) {
  const table = useTable();
  const shown = odds.outcomes.filter((one) => one.chance > 0);
  const name = (outcome: string) => table.say(`odds-${outcome}`);
  const chances = shown.map((one) => `${name(one.outcome)} ${one.percent} %`).join(", ");
  const losses = Object.entries(odds.means).filter(([, mean]) => mean > 0);
  return (
    <div class="odds" role="img" aria-label={[of, chances].filter(Boolean).join(": ")}>
      <div class="odds-bar">
        {shown.map((one) => (
          <span
            key={one.outcome}
            class={`odds-share ${LOOK[one.value] ?? "mixed"} of-${one.outcome}`}
            style={{ flexGrow: one.chance }}
          >
            {one.chance >= NARROW && `${one.percent} %`}
          </span>
        ))}
      </div>
      <p class="odds-names">
        {of && <b class="odds-of">{of}:</b>}
        {shown.map((one) => (
          <span key={one.outcome} class={`odds-name ${LOOK[one.value] ?? "mixed"} of-${one.outcome}`}>
            {name(one.outcome)} {one.percent} %
          </span>
        ))}
        {losses.map(([what, mean]) => (
          <span key={what} class="odds-loss">
            {own("on-average", { n: mean.toFixed(1), what: name(what) })}
          </span>
        ))}
        {odds.assumes.map((one) => (
          <span key={one} class="odds-loss">
            {own(`with-${one}`)}
          </span>
        ))}
        {!odds.exact && <span class="odds-loss">{own("estimated", { n: odds.samples })}</span>}
      </p>
    </div>
  );
}

/** The mean loss of warriors; null if it is zero or was not counted. */
export function warriorsLost({ means }: AnswerOdds): string | null {
  return means["warriors-lost"] ? means["warriors-lost"].toFixed(1) : null;
}

/**
 * Shows the odds of the answer under the pointer. If there is no such answer, it shows the odds of the answer
 * that changes nothing or, failing that, of the best answer. */
export function OddsNow() {
  const table = useTable();
  const odds = table.odds;
  if (!odds || odds.size === 0) return null;
  const usual = [...odds.values()].find(({ text }) => table.offers.get(text)?.declines);
  const best = [...odds.values()].sort((a, b) => b.good - a.good)[0];
  const pointed = table.preview && odds.get(table.preview.word);
  const shown = pointed ?? (table.question && table.offers.size > 0 ? (usual ?? best) : undefined);
  if (!shown) return null;
  const name = table.offers.size > 1 ? (table.offers.get(shown.text)?.words ?? "") : "";
  return <OddsBar odds={shown} {...(name ? { of: own("odds-if", { answer: name }) } : {})} />;
}
