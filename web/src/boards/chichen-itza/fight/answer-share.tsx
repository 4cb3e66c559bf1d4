import type { AnswerOdds } from "../../../net/protocol";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { oddsLook, warriorsLost } from "./odds";
import "./odds.css";

/** The assumption that changes odds the most, so it is named beside them. */
const UNKNOWN_STRENGTH = "unknown-strength";

interface Props {
  odds: AnswerOdds;
  say: (message: string) => string;
  /** With `full`, the text says when odds are only estimated; otherwise a sign shows it. */
  full?: boolean;
}

/** Shows the chance that an answer turns out well, and the mean loss of warriors. */
export function AnswerShare({ odds, say, full = false }: Props) {
  const lost = warriorsLost(odds);
  const counted = odds.outcomes.filter((one) => one.value > 0).map((one) => say(`odds-${one.outcome}`));
  return (
    <span class="answer-share">
      <span class={`answer-odds${oddsLook(odds)}`} title={counted.join(", ")}>
        {!odds.exact && "≈ "}
        {own(`share-${odds.goal}`, { n: odds.good_percent })}
      </span>
      {odds.assumes.includes(UNKNOWN_STRENGTH) && (
        <span class="answer-loss" title={own(`with-${UNKNOWN_STRENGTH}`)}>
          {own(`short-${UNKNOWN_STRENGTH}`)}
        </span>
      )}
      {lost !== null && (
        <span class="answer-loss" title={own("on-average", { n: lost, what: say("odds-warriors-lost") })}>
          <TextSign name="warriors" size={18} />
          {own("about-minus", { n: lost })}
        </span>
      )}
      {full && !odds.exact && <span class="answer-loss">{own("estimated", { n: odds.samples })}</span>}
    </span>
  );
}
