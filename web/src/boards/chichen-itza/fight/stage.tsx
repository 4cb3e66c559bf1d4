import { useRef } from "preact/hooks";
import { useTable } from "../../board";
import { useGone } from "../../use-gone";
import { AnswerButtons, useAnswers } from "../answers";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { type ChichenView, isDark } from "../view";
import { Confirmation } from "./confirmation";
import { CreaturePanel } from "./creature-panel";
import { OddsNow } from "./odds";
import { Scenery } from "./scenery";
import { gearOf, SidePanel } from "./side-panel";
import type { Shown } from "./use-fight";
import "./stage.css";

/**
 * The stage of a fight: two sides, the phases between them, and their dice. The stage contains the answers,
 * unless the question is directly below it. */
export function FightStage({ fight, answerable = true }: { fight: Shown; answerable?: boolean }) {
  const table = useTable();
  const { scene, creature, place, round, text, shown, playing, skip, close, keep, closeAll } = fight;
  const answers = useAnswers(true);
  const stage = useRef<HTMLElement>(null);
  useGone(stage);
  const [attacker, defender] = scene.sides;
  const won = scene.end?.won;
  const hasOdds = (table.odds?.size ?? 0) > 0;
  const view = table.view as ChichenView;
  const night = isDark(view, round ?? view.round);
  const setting =
    place === "city" ? "city" : (view.tiles.find((tile) => tile.id === place)?.terrain ?? "land");
  return (
    <section
      ref={stage}
      class={playing ? "fight-stage playing" : "fight-stage"}
      aria-label={own("fight")}
      onClick={scene.end ? close : skip}
      onPointerMove={keep}
    >
      <header>
        <ol class="fight-phases">
          {scene.phases.map((phase) => {
            const gear = gearOf(phase);
            const past = scene.phases.indexOf(phase) < scene.phases.indexOf(scene.phase);
            return (
              <li
                key={phase}
                class={phase === scene.phase ? "now" : past ? "past" : ""}
                aria-current={phase === scene.phase ? "step" : undefined}
                title={table.thing(phase)}
              >
                {gear && <TextSign name={gear} size={24} />}
                <span>{table.thing(phase)}</span>
              </li>
            );
          })}
        </ol>
        <button
          class="fight-close"
          aria-label={own("close-fight")}
          onClick={(event) => {
            event.stopPropagation();
            closeAll();
          }}
        >
          ×
        </button>
      </header>
      <Scenery scene={scene} creature={creature} setting={setting} night={night} />
      <div class="fight-sides">
        {attacker && <SidePanel side={attacker} shown={shown} />}
        {creature ? (
          <CreaturePanel creature={creature} scene={scene} />
        ) : (
          defender && <SidePanel side={defender} shown={shown} />
        )}
      </div>
      {!playing && !scene.end && <OddsNow />}
      <p
        class={
          scene.end
            ? `fight-text ${won ? "won" : won === false ? "lost" : ""}`
            : hasOdds
              ? "fight-text short"
              : "fight-text"
        }
      >
        {scene.end ? scene.end.texts.join(" ") : scene.text || (hasOdds ? "" : text)}
      </p>
      {(playing || scene.end || answerable) && (
        <div class="fight-answers" onClick={(event) => event.stopPropagation()}>
          {(playing || scene.end) && (
            <span class="fight-skip">{own(scene.end ? "press-to-close" : "skip")}</span>
          )}
          {!playing && answerable && <AnswerButtons answers={answers} />}
          {!playing && answerable && <Confirmation />}
        </div>
      )}
    </section>
  );
}
