import { useTable } from "../../board";
import { CreatureHead } from "../art/creatures";
import { isSign, type SignName, TextSign } from "../art/signs";
import type { ChichenBox } from "../components";
import { SymbolDie } from "../fight/dice";
import { own } from "../messages";
import { counted } from "../number-lists";
import { shownCreatures } from "../shown-board";
import type { ChichenView } from "../view";

const MEANS = ["magic", "ranged", "melee"] as const;

/**
 * All creatures: the strengths that have not been seen yet, the symbols that hit in each phase, and both
 * dice.
 */
export function CreatureTable() {
  const table = useTable();
  const box = table.box as ChichenBox;
  const view = table.view as ChichenView;
  return (
    <section class="creature-table" aria-label={own("creatures")}>
      <header>
        <h2>{own("creatures")}</h2>
        <button class="fight-close" aria-label={own("close")} onClick={() => (shownCreatures.value = false)}>
          ×
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <Column name="creature" />
            <Column name="strengths" sign="heart" />
            <Column name="hits" sign="hit" />
            <Column name="day" sign="sun" />
            <Column name="night" sign="moon" />
          </tr>
        </thead>
        <tbody>
          {box.creatures.map((one) => (
            <tr key={one.id} title={table.effect(one.id)}>
              <th scope="row" data-about={one.id}>
                <svg viewBox="-20 -20 40 40" width={36} height={36} aria-hidden="true">
                  <CreatureHead creature={one.id} size={38} />
                </svg>
                <span>{table.thing(one.id)}</span>
              </th>
              <td>{counted(view.unseen[one.id] ?? one.strengths)}</td>
              <td>
                {MEANS.map((means) => {
                  const symbol = one[means];
                  return (
                    isSign(symbol) && (
                      <span key={means} class="means">
                        <TextSign name={means} size={19} />
                        <TextSign name={symbol} size={19} />
                      </span>
                    )
                  );
                })}
              </td>
              <td class="faces">
                {one.light_die.map((symbols, i) => (
                  <SymbolDie key={i} symbols={symbols} dark={false} size={26} />
                ))}
              </td>
              <td class="faces">
                {one.dark_die.map((symbols, i) => (
                  <SymbolDie key={i} symbols={symbols} dark size={26} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Column({ name, sign }: { name: string; sign?: SignName }) {
  return (
    <th scope="col">
      <span class="sr">{own(`column-${name}`)}</span>
      {sign && <TextSign name={sign} size={22} />}
    </th>
  );
}
