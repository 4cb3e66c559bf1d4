import { useTable } from "../../board";
import { AnswerButtons, useAnswers } from "../answers";
import { TextSign } from "../art/signs";
import type { ChichenBox } from "../components";
import { own } from "../messages";
import type { ChichenView } from "../view";
import { CreaturePanel } from "./creature-panel";
import { Scenery } from "./scenery";
import { gearOf, SidePanel } from "./side-panel";
import type { Shown } from "./use-fight";

/** Which die a creature rolls: the dark one in the later rounds; at the city as soon as the attacks grow stronger. */
function isNight(round: number, city: boolean, { round_track }: ChichenBox): boolean {
  return city ? round_track.city_die[round - 1] === "dark" : round > round_track.light_rounds;
}

/** Two sides, the phases between them, their dice, and what one may answer, unless the question lies just below. */
export function FightStage({ fight, answerable = true }: { fight: Shown; answerable?: boolean }) {
  const table = useTable();
  const { scene, creature, place, text, shown, playing, skip, close } = fight;
  const answers = useAnswers(true);
  const [attacker, defender] = scene.sides;
  const won = scene.end?.won;
  const view = table.view as ChichenView;
  const night = isNight(view.round, place === "city", table.box as ChichenBox);
  const setting =
    place === "city" ? "city" : (view.tiles.find((tile) => tile.id === place)?.terrain ?? "land");
  return (
    <section class={playing ? "fight-stage playing" : "fight-stage"} aria-label={own("fight")} onClick={skip}>
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
            close();
          }}
        >
          ×
        </button>
      </header>
      <Scenery scene={scene} creature={creature} setting={setting} night={night} />
      <div class="fight-sides">
        {attacker && <SidePanel side={attacker} scene={scene} shown={shown} />}
        {creature ? (
          <CreaturePanel creature={creature} scene={scene} night={night} />
        ) : (
          defender && <SidePanel side={defender} scene={scene} shown={shown} />
        )}
      </div>
      <p class={scene.end ? `fight-text ${won ? "won" : won === false ? "lost" : ""}` : "fight-text"}>
        {scene.end ? scene.end.texts.join(" ") : scene.text || text}
      </p>
      <div class="fight-answers" onClick={(event) => event.stopPropagation()}>
        {playing && <span class="fight-skip">{own("skip")}</span>}
        {!playing && answerable && <AnswerButtons answers={answers} />}
      </div>
    </section>
  );
}
