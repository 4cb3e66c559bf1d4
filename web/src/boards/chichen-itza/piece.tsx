import { useTable } from "../board";
import { CREATURE_ART, CreatureHead } from "./art/creatures";
import { isSign, Sign } from "./art/signs";
import { byId, type ChichenBox } from "./components";
import { Landscape } from "./map/landscape";
import { ruinBonus } from "./map/tile";
import { CardPicture, isCard } from "./panels/large-card";
import { taskSigns } from "./task-signs";
import type { Creature } from "./view";

interface Ground {
  terrain_tiles: { id: string; terrain: "land" | "water"; kind: string; gem?: string }[];
}

/** A single component, as the board draws it. */
export function ChichenPiece({ id }: { id: string }) {
  const box = useTable().box as ChichenBox & Ground;
  const tile = byId(box.terrain_tiles, id);
  const ruin = byId(box.ruins, id);
  const task = byId(box.tasks, id);
  if (tile) {
    const sign = tile.gem ? `gem-${tile.gem}` : tile.kind;
    return (
      <svg class="chichen" viewBox="-62 -62 124 124">
        <Landscape hexes={[{ q: 0, r: 0, ground: tile.terrain }]} />
        {isSign(sign) && <Sign name={sign} size={52} />}
      </svg>
    );
  }
  if (isCard(id)) return <CardPicture id={id} />;
  if (ruin) return <Row signs={ruinBonus(ruin).map(([name]) => name)} />;
  if (task) {
    return (
      <svg class="chichen" viewBox="-60 -26 120 52">
        {taskSigns(id, task.number ?? 1).map((one, i, all) => {
          const x = (i - (all.length - 1) / 2) * 46;
          if ("creature" in one) return <CreatureHead key={i} creature={one.creature} size={42} x={x} />;
          if ("sign" in one) return <Sign key={i} name={one.sign} size={42} x={x} />;
          return (
            <text key={i} class="count" x={x} y={9} font-size={26}>
              {one.text}
            </text>
          );
        })}
      </svg>
    );
  }
  if (id in CREATURE_ART) {
    return (
      <svg class="chichen" viewBox="-36 -36 72 72">
        <CreatureHead creature={id as Creature} size={68} />
      </svg>
    );
  }
  return isSign(id) ? <Row signs={[id]} /> : null;
}

function Row({ signs }: { signs: Parameters<typeof Sign>[0]["name"][] }) {
  if (signs.length === 0) return null;
  return (
    <svg class="chichen" viewBox={`${-24 * signs.length} -26 ${48 * signs.length} 52`}>
      {signs.map((name, i) => (
        <Sign key={name} name={name} size={42} x={(i - (signs.length - 1) / 2) * 48} />
      ))}
    </svg>
  );
}
