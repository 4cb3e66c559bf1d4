import { useTable } from "../../board";
import { startValues } from "../../form";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { unplaced } from "./distribution";
import { useStepper } from "./use-stepper";

/** The bar next to the map, with the heroes to move, the number of warriors left, and the button Done. */
export function StepperBar() {
  const table = useTable();
  const steps = useStepper();
  if (!steps) return null;
  const { distribution, held, left } = steps;
  const all = unplaced(distribution, startValues(distribution.form));
  const text = own(distribution.is === "reinforce" ? "left-in-reserve" : "left-in-city", { n: left, all });
  return (
    <div class="answers stepper-bar" role="group" aria-label={own("answers")}>
      <span class="stepper-left" role="status">
        {held ? own("where-to", { hero: table.thing(held) }) : text}
      </span>
      {[...distribution.heroes.keys()].map((hero) => (
        <button
          key={hero}
          class="answer-button stepper-hold"
          aria-pressed={held === hero}
          aria-label={`${table.thing(hero)}: ${own("move-hero")}`}
          data-step={`hold ${hero}`}
          onClick={() => steps.hold(held === hero ? null : hero)}
        >
          <TextSign name={hero} size={24} /> <span>{own("move-hero")}</span>
        </button>
      ))}
      <button class="answer-button stepper-done" data-step="done" onClick={steps.done}>
        {own("done")}
      </button>
    </div>
  );
}
