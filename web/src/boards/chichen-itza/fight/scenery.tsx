import { useTable } from "../../board";
import { SeatMark } from "../../seats";
import { CreatureHead } from "../art/creatures";
import { Sign } from "../art/signs";
import { Hero, Warrior } from "../art/units";
import type { Creature } from "../view";
import type { Scene, Side } from "./scene";

const WIDTH = 540;
const HEIGHT = 150;
const GROUND = 138;

export type Setting = "land" | "water" | "city";

/** Where it happens, by day or by night: the attackers on the left, a creature or the other player on the right. */
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
  const table = useTable();
  const [attacker, defender] = scene.sides;
  const name = creature ? table.thing(creature) : (table.names[defender?.seat ?? 0] ?? "");
  return (
    <svg
      class={`scenery ${setting}${night ? " night" : ""}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="sky" width={WIDTH} height={HEIGHT} />
      <Sign name={night ? "moon" : "sun"} size={46} x={WIDTH / 2} y={36} />
      <Behind setting={setting} />
      <path
        class="ground"
        d={`M0 ${GROUND - 10}C90 ${GROUND - 22} 180 ${GROUND - 4} 270 ${GROUND - 12}S450 ${GROUND - 20} 540 ${GROUND - 8}V${HEIGHT}H0Z`}
      />
      {setting === "water" && (
        <path
          class="waves"
          d={`M20 ${GROUND + 4}q8-8 16 0t16 0 16 0M180 ${GROUND + 6}q8-8 16 0t16 0 16 0M330 ${GROUND + 4}q8-8 16 0t16 0 16 0M460 ${GROUND + 6}q8-8 16 0t16 0`}
        />
      )}
      {attacker && <Troop side={attacker} from={24} />}
      {attacker && (
        <g>
          <SeatMark seat={attacker.seat} x={18} y={18} />
          <text class="scene-name left" x={34} y={24}>
            {table.names[attacker.seat] ?? ""}
          </text>
        </g>
      )}
      {creature ? (
        <g class={scene.hearts <= 0 ? "beaten" : ""} transform={`translate(${WIDTH - 92} ${GROUND - 58})`}>
          <ellipse class="standee-base" cx={0} cy={56} rx={52} ry={9} />
          <CreatureHead creature={creature} size={118} />
        </g>
      ) : (
        defender && <Troop side={defender} from={WIDTH - 24} mirrored />
      )}
      {!creature && defender && <SeatMark seat={defender.seat} x={WIDTH - 18} y={18} />}
      <text class="scene-name right" x={WIDTH - (creature ? 14 : 34)} y={24}>
        {name.slice(0, 1).toUpperCase() + name.slice(1)}
      </text>
      {creature && <Hearts hearts={scene.hearts} lost={scene.lostHearts} />}
    </svg>
  );
}

function Hearts({ hearts, lost }: { hearts: number; lost: number }) {
  const all = Math.max(0, hearts) + lost;
  return (
    <g transform={`translate(${WIDTH - 178} 0)`}>
      {Array.from({ length: all }, (_, i) => {
        const [x, y] = [-(i % 2) * 30, 46 + Math.floor(i / 2) * 29];
        return i < hearts ? (
          <Sign key={i} name="heart" size={28} x={x} y={y} />
        ) : (
          <g key={`lost${i}`} class="heart-crack" style={{ transformOrigin: `${x}px ${y}px` }}>
            <Sign name="heart-lost" size={28} x={x} y={y} />
          </g>
        );
      })}
    </g>
  );
}

/** Heroes and warriors in a row; the fallen lie pale at its end. */
function Troop({ side, from, mirrored = false }: { side: Side; from: number; mirrored?: boolean }) {
  const all = side.heroes.length + side.warriors + side.lostWarriors + side.lostHeroes.length;
  const step = Math.min(38, 200 / Math.max(1, all)) * (mirrored ? -1 : 1);
  let n = 0;
  const next = () => from + step * n++ + (mirrored ? -8 : 8);
  return (
    <g>
      {side.heroes.map((hero) => (
        <Hero key={hero} seat={side.seat} hero={hero} x={next()} y={GROUND} scale={1.9} />
      ))}
      {Array.from({ length: side.warriors }, (_, i) => (
        <Warrior key={i} seat={side.seat} x={next()} y={GROUND} scale={1.5} />
      ))}
      <g class="fallen">
        {Array.from({ length: side.lostWarriors }, (_, i) => (
          <Warrior key={`lost${i}`} seat={side.seat} x={next()} y={GROUND} scale={1.5} />
        ))}
        {side.lostHeroes.map((hero) => (
          <Hero key={hero} seat={side.seat} hero={hero} x={next()} y={GROUND} scale={1.9} />
        ))}
      </g>
    </g>
  );
}

function Behind({ setting }: { setting: Setting }) {
  if (setting === "city") {
    return (
      <g class="pyramid" transform="translate(270 128) scale(2)">
        <path class="pyramid-stone" d="M-70 6V-6H-56V-16H-44V-26H-32V-36H32V-26H44V-16H56V-6H70V6Z" />
        <path class="pyramid-line" d="M-56-6H56M-44-16H44M-32-26H32" />
        <path class="pyramid-stairs" d="M-10 6-8-36H8L10 6Z" />
      </g>
    );
  }
  if (setting === "water")
    return (
      <path class="far" d="M0 128V92C40 84 70 96 110 90S190 78 240 92 330 84 380 92 480 80 540 90V128Z" />
    );
  return (
    <path
      class="far"
      d="M0 128V84c14-16 34-16 44-2 8-18 34-20 44-2 10-14 32-14 42 2 12-18 38-16 46 0 10-14 34-14 44 2 10-18 36-18 48-2 8-14 32-16 44 0 10-16 36-16 46 2 8-18 36-18 46 0 10-14 32-14 42 0 12-16 36-14 46 2 8-12 30-12 48 0V128Z"
    />
  );
}
