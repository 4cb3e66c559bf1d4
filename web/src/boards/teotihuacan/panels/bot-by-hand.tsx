import { useEffect, useState } from "preact/hooks";
import type { RuleText } from "../../../net/protocol";
import { rulebook } from "../../../state/game-assets";
import { language } from "../../../texts/language";
import { useTable } from "../../board";
import { own } from "../messages";
import { BOT_FURTHER_RULES, BOT_TILE_RULE, BOT_TURN_RULES } from "../names";

/** The rules for playing the Teotibot by hand: its turn, the selected tile, and the general rules. */
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
  const wanted = [...BOT_TURN_RULES, BOT_TILE_RULE[tile] ?? "", ...BOT_FURTHER_RULES];
  return (
    <div class="bot-steps" tabIndex={0} role="region" aria-label={own("bot-by-hand")}>
      {wanted
        .flatMap((id) => rules.filter((rule) => rule.id === id))
        .map((rule) => (
          <section key={rule.id} class={rule.id === BOT_TILE_RULE[tile] ? "bot-rule chosen" : "bot-rule"}>
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
