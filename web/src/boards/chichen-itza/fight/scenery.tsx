import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { CreatureHead } from "../art/creatures";
import { Sign, TextSign } from "../art/signs";
import { Hero, Warrior } from "../art/units";
import { own } from "../messages";
import type { Creature } from "../view";
import { Behind } from "./backdrop";
import type { Scene, Side } from "./scene";
import { Goods } from "./side-panel";

export type Setting = "land" | "water" | "city";

/**
 * Draws the place of the fight, by day or by night: the attackers on the left, a creature or the other player
 * on the right.
 */
export function Scenery({
  scene,
  creature,
  setting,
  night,
}: {
  scene: Scene;
  creature: Creature | null;
  setting: Setting;
  night: boolean;
}) {
  const [attacker, defender] = scene.sides;
  return (
    <div class={`scenery ${setting}${night ? " night" : ""}`}>
      <Behind setting={setting} />
      <svg class="scene-light" viewBox="-30 -30 60 60" aria-hidden="true">
        <Sign name={night ? "moon" : "sun"} size={54} />
      </svg>
      {attacker && <PlayerSide side={attacker} scene={scene} />}
      {creature ? (
        <CreatureSide creature={creature} scene={scene} />
      ) : (
        defender && <PlayerSide side={defender} scene={scene} mirrored />
      )}
    </div>
  );
}

function PlayerSide({ side, scene, mirrored = false }: { side: Side; scene: Scene; mirrored?: boolean }) {
  const table = useTable();
  return (
    <div class={mirrored ? "scene-side right" : "scene-side"}>
      <p class="scene-name">
        <SeatSign seat={side.seat} size={20} />
        <span>{table.names[side.seat] ?? ""}</span>
      </p>
      <Goods side={side} scene={scene} />
      <Troop side={side} mirrored={mirrored} />
    </div>
  );
}

function CreatureSide({ creature, scene }: { creature: Creature; scene: Scene }) {
  const name = useTable().thing(creature);
  const left = Math.max(0, scene.hearts);
  return (
    <div class="scene-side right of-creature">
      <p class="scene-name">{name.slice(0, 1).toUpperCase() + name.slice(1)}</p>
      <p class="hearts" role="img" aria-label={own("hearts", { n: left, lost: scene.lostHearts })}>
        {Array.from({ length: left + scene.lostHearts }, (_, i) => (
          <span key={i < left ? i : `lost${i}`} class={i < left ? "" : "heart-crack"}>
            <TextSign name={i < left ? "heart" : "heart-lost"} size={30} />
          </span>
        ))}
      </p>
      <svg
        class={left === 0 ? "scene-figures beaten" : "scene-figures"}
        viewBox="0 0 140 108"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <ellipse class="standee-shadow" cx={76} cy={97} rx={56} ry={9} />
        <g transform="translate(76 52)">
          <CreatureHead creature={creature} size={106} />
        </g>
      </svg>
    </div>
  );
}

const FIGURES = { width: 200, height: 86, ground: 78, row: 7 };

interface Figure {
  hero: Side["heroes"][number] | null;
  fallen: boolean;
}

/** Heroes and warriors in ranks of seven, from the centre outwards. The fallen ones are pale and come
 * last. */
function Troop({ side, mirrored }: { side: Side; mirrored: boolean }) {
  const all: Figure[] = [
    ...side.heroes.map((hero) => ({ hero, fallen: false })),
    ...Array.from({ length: side.warriors }, () => ({ hero: null, fallen: false })),
    ...Array.from({ length: side.lostWarriors }, () => ({ hero: null, fallen: true })),
    ...side.lostHeroes.map((hero) => ({ hero, fallen: true })),
  ];
  const { width, height, ground, row } = FIGURES;
  const ranks = Math.max(1, Math.ceil(all.length / row));
  const each = Math.ceil(all.length / ranks);
  const scale = ranks > 1 ? 1.15 : all.length > 4 ? 1.5 : all.length > 2 ? 1.8 : 2.1;
  const step = Math.min(24 * scale, (width - 48) / Math.max(1, each - 1));
  const place = (i: number): [number, number] => {
    const rank = Math.floor(i / each);
    // ranks begin at the centre, next to the other side
    const back = 26 + step * (i % each) + (ranks - 1 - rank) * 10;
    return [mirrored ? back : width - back, ground - (ranks - 1 - rank) * 24];
  };
  return (
    <svg
      class="scene-figures"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={mirrored ? "xMinYMax meet" : "xMaxYMax meet"}
      aria-hidden="true"
    >
      {all.map(({ hero, fallen }, i) => {
        const [x, y] = place(i);
        return (
          <g key={`${hero ?? i} ${fallen}`} class={fallen ? "fallen" : ""}>
            <ellipse class="standee-shadow" cx={x} cy={y} rx={14 * scale} ry={3.4 * scale} />
            {hero ? (
              <Hero seat={side.seat} hero={hero} x={x} y={y} scale={scale * 1.25} />
            ) : (
              <Warrior seat={side.seat} x={x} y={y} scale={scale} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
