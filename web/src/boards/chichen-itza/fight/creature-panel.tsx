import { useTable } from "../../board";
import { isSign, type SignName, TextSign } from "../art/signs";
import { byId, type ChichenBox } from "../components";
import { own } from "../messages";
import type { Creature } from "../view";
import { SymbolDie } from "./dice";
import type { Scene } from "./scene";
import { gearOf } from "./side-panel";

/** The creature of a fight: with what it hits in this phase, what its die shows, and all six faces of that die. */
export function CreaturePanel({
  creature,
  scene,
  night,
}: {
  creature: Creature;
  scene: Scene;
  night: boolean;
}) {
  const table = useTable();
  const parts = byId((table.box as ChichenBox).creatures, creature);
  const faces = (night ? parts?.dark_die : parts?.light_die) ?? [];
  const last = scene.faces[scene.faces.length - 1];
  const means = gearOf(scene.phase);
  const symbol = means && means !== "defense" ? (parts?.[means] ?? "none") : "none";
  const sign: SignName | null = isSign(symbol) ? symbol : null;
  return (
    <div class="fight-side fight-creature">
      <p class="fight-goods">
        {means &&
          (sign ? (
            <span class="fight-amount">
              <TextSign name={sign} size={24} /> {own("hits-by")}
            </span>
          ) : (
            <span class="fight-why">{own("waits")}</span>
          ))}
      </p>
      <div class="fight-dice">
        {scene.faces.map((face, i) => (
          <SymbolDie
            key={`${scene.phase} ${i}`}
            symbols={faces[face - 1] ?? []}
            dark={night}
            size={54}
            tumbles={scene.creatureRolls && i === scene.faces.length - 1}
          />
        ))}
      </div>
      <p class="all-faces" role="img" aria-label={own("its-die")}>
        {faces.map((symbols, i) => (
          <SymbolDie key={i} symbols={symbols} dark={night} size={30} chosen={last === i + 1} />
        ))}
      </p>
      <p class="fight-hits">
        {scene.faces.length > 0 && <strong>{own("hits", { n: scene.creatureHits })}</strong>}
      </p>
    </div>
  );
}
