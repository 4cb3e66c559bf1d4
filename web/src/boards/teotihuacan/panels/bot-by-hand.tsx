import { useEffect, useState } from "preact/hooks";
import type { RuleText } from "../../../net/protocol";
import { rulebook } from "../../../state/game-assets";
import { language } from "../../../texts/language";
import { useTable } from "../../board";
import { own } from "../messages";

/** Where the rules tell what a tile does. */
const RULE_OF_TILE: Record<string, string> = {
  xbld: "TE-16.6",
  xdec: "TE-16.7",
  xnob: "TE-16.8",
  xalc: "TE-16.9",
  xmsk: "TE-16.10",
  xwor: "TE-16.11",
  xmas: "TE-16.12",
};
/** Its turn; then, after the tile, what happens when it fails, how its workers advance, and what it chooses. */
const TURN = "TE-16.3";
const ALWAYS = ["TE-16.13", "TE-16.5", "TE-16.14", "TE-16.15"];

/** The rules that somebody needs who plays the Teotibot by hand: its turn, the tile that was chosen, what holds for all. */
export function BotByHand({ tile }: { tile: string }) {
  const { game } = useTable();
  const [rules, setRules] = useState<RuleText[]>([]);
  const spoken = language.value;
  useEffect(
    () =>
      void rulebook(game, spoken).then(
        (book) => setRules(book.rules),
        () => {},
      ),
    [game, spoken],
  );
  const wanted = [TURN, RULE_OF_TILE[tile] ?? "", ...ALWAYS];
  return (
    <div class="bot-steps" tabIndex={0} role="region" aria-label={own("bot-by-hand")}>
      {wanted
        .flatMap((id) => rules.filter((rule) => rule.id === id))
        .map((rule) => (
          <section key={rule.id} class={rule.id === RULE_OF_TILE[tile] ? "bot-rule chosen" : "bot-rule"}>
            <h4>
              {rule.title} <small>{rule.id}</small>
            </h4>
            {[...rule.paragraphs, ...rule.rulings].map((text, i) => (
              <p key={i}>{text}</p>
            ))}
          </section>
        ))}
    </div>
  );
}
