import { Glyph, isGlyph } from "../../glyphs/glyph";
import type { Payment } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { useTableState } from "../table/table-context";
import { blurOnAnswer } from "./blur-on-answer";

/** Formats a payment, for example: 2 wood, 1 stone. */
export function paymentText(payment: Payment, assets: GameAssets): string {
  return payment.paid.map(({ thing, by }) => `${by} ${assets.thing(thing, by)}`).join(", ");
}

/**
 * Combined answers to several consecutive number questions, such as “2 wood, 1 stone”, so that the numbers
 * need not be given one by one.
 */
export function PaymentOptions({ payments }: { payments: Payment[] }) {
  const { table, assets } = useTableState();
  return (
    <>
      {payments.map(({ chain, paid }, i) => {
        const text = chain.join(" ");
        return (
          <button
            key={text}
            class="button choice"
            data-run={text}
            data-waits={table.needsMovedPointer(chain) || undefined}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={(event) => {
              blurOnAnswer(event);
              table.playChain(text, chain);
            }}
            onMouseEnter={() => table.lookAt(text, chain)}
            onMouseLeave={() => table.look(null)}
            onFocus={() => table.lookAt(text, chain)}
            onBlur={() => table.look(null)}
          >
            {i < 9 && <kbd>{i + 1}</kbd>}
            {paid.map(({ thing, by }) => (
              <span key={thing} class="run-amount">
                {by} {isGlyph(thing) && <Glyph name={thing} size={22} />} {assets.thing(thing, by)}
              </span>
            ))}
          </button>
        );
      })}
    </>
  );
}
