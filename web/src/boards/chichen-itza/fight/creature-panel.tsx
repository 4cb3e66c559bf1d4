import { useTable } from "../../board";
import { isSign, type SignName, TextSign } from "../art/signs";
import { byId, type ChichenBox } from "../components";
import { own } from "../messages";
import type { Creature } from "../view";
import { SymbolDie } from "./dice";
import type { Scene } from "./scene";

/** Shows the creature in a fight: the face that its die shows, all six faces of the die, and their meaning
 * in this phase. */
export function CreaturePanel({ creature, scene }: { creature: Creature; scene: Scene }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const parts = byId(box.creatures, creature);
  const faces = (scene.dark ? parts?.dark_die : parts?.light_die) ?? [];
  const last = scene.faces[scene.faces.length - 1];
  const symbol = box.facts.hit_symbols[creature]?.[scene.phase] ?? "";
  const sign: SignName | null = isSign(symbol) ? symbol : null;
  return (
    <div class="fight-side fight-creature">
      <div class="fight-dice">
        {scene.faces.map((face, i) => (
          <SymbolDie
            key={`${scene.phase} ${i}`}
            symbols={faces[face - 1] ?? []}
            dark={scene.dark}
            size={58}
            tumbles={scene.creatureRolls && i === scene.faces.length - 1}
          />
        ))}
        <span class="all-faces" role="img" aria-label={own("its-die")}>
          {faces.map((symbols, i) => (
            <SymbolDie key={i} symbols={symbols} dark={scene.dark} size={30} chosen={last === i + 1} />
          ))}
        </span>
      </div>
      <p class="fight-hits">
        {scene.faces.length > 0 && <strong>{own("hits", { n: scene.creatureHits })}</strong>}
        {scene.phase &&
          (sign ? (
            <span class="fight-amount">
              <TextSign name={sign} size={22} /> {own("hits-by")}
            </span>
          ) : (
            <span class="fight-why">{own("waits")}</span>
          ))}
        <span class="fight-why fight-effect">{table.effect(creature)}</span>
      </p>
    </div>
  );
}
