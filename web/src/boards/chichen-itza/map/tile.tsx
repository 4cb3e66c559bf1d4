import { useTable } from "../../board";
import { Memo } from "../../memo";
import { Place } from "../../place";
import { seatColour } from "../../seats";
import { Standee } from "../art/creatures";
import { Sign, type SignName } from "../art/signs";
import { Hero, Scout, Warrior } from "../art/units";
import { PointsValue } from "../art/value";
import { tileTitle } from "../cards";
import { byId, type ChichenBox, type RuinParts } from "../components";
import { oddsLook } from "../fight/odds";
import { hexPath } from "../geometry";
import { own } from "../messages";
import { useSteppedHeroes } from "../steppers/use-stepper";
import type { GroupView, HeroType, TileView } from "../view";
import { placeAnswers } from "../words";

const HEX = hexPath(48.5);
const OWNED = hexPath(45);

export interface Group {
  seat: number;
  warriors: number;
  heroes: HeroType[];
}

interface Props {
  tile: TileView;
  x: number;
  y: number;
  /** The group that is currently moving or fighting on this tile. */
  group: Group | null;
  /** The tile as it would be after the previewed answer. */
  tried: TileView | null;
  triedGroup: Group | null;
  fresh: boolean;
}

/** One tile: its ground, its building, its creature and its owner. */
export function Tile({ tile, x, y, group, tried, triedGroup, fresh }: Props) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const words = placeAnswers(tile.id, table.question?.kind, table.offers);
  const isStepped = useSteppedHeroes();
  const heroes = tile.heroes.filter((hero) => !isStepped(tile.seat, hero));
  const isAttack = table.places?.[tile.id]?.attack === 1;
  return (
    <Place
      words={words}
      label={label(tile)}
      about={tile.id}
      class={`tile kind-${tile.kind}`}
      transform={`translate(${x} ${y})`}
    >
      <path class={`hex-ground ${tile.terrain} edge`} d={HEX} />
      <Memo of={[JSON.stringify(tile), JSON.stringify(group), heroes.length]}>
        {() => (
          <>
            {tile.seat !== null && (
              <>
                <path class="hex-tint" d={HEX} fill={seatColour(tile.seat)} />
                <path class="hex-owner-halo" d={OWNED} />
                <path class="hex-owner" d={OWNED} stroke={seatColour(tile.seat)} />
              </>
            )}
            <Building tile={tile} box={box} crowded={tile.creature !== null} />
            {tile.creature && (
              <>
                <Standee
                  creature={tile.creature}
                  size={group ? 46 : 52}
                  x={group ? 18 : 13}
                  y={group ? 4 : 31}
                />
                <Strength tile={tile} x={group ? 34 : 31} y={group ? -32 : -22} />
              </>
            )}
            <Units seat={tile.seat} warriors={tile.warriors} heroes={heroes} beside={unitsOf(group)} />
            {group && <Units {...group} after={tile.seat === null ? 0 : unitsOf(tile)} moving />}
            {tile.scouts_seat.map((seat, i) => (
              <Scout
                key={seat}
                seat={seat}
                x={-29 + i * 21}
                y={tile.seat !== null || group ? -18 : 35}
                scale={0.95}
              />
            ))}
            <text class="tile-number" y={-31}>
              {Number(tile.id.slice(1))}
            </text>
          </>
        )}
      </Memo>
      {isAttack && <AttackBadge />}
      {tried && <Tried now={tile} then={tried} />}
      {triedGroup && !group && (
        <g class="ghost">
          <Units {...triedGroup} moving />
        </g>
      )}
      {fresh && <path class="news" d={hexPath(41)} />}
    </Place>
  );

  function label({ creature, strength, seat, warriors }: TileView): string {
    const who = creature ? `${table.thing(creature)}${strength === null ? "" : ` ${strength}`}` : "";
    const holds =
      seat === null ? "" : `${table.names[seat] ?? ""}: ${warriors} ${table.thing("warriors", warriors)}`;
    return [tileTitle(tile, table.thing), who, holds].filter(Boolean).join(", ");
  }
}

/**
 * Shows the chance that a fight on a tile ends well, if the tile can be chosen now. It is drawn above all
 * tiles.
 */
export function HexOdds({ id, x, y }: { id: string; x: number; y: number }) {
  const { odds: all, offers, question } = useTable();
  const odds = all?.get(placeAnswers(id, question?.kind, offers)[0] ?? "");
  if (!odds) return null;
  return (
    <g class={`hex-odds${oddsLook(odds)}`} transform={`translate(${x} ${y - 30})`}>
      <rect x={-23} y={-11} width={46} height={21} rx={8} />
      <text y={5}>{odds.good_percent} %</text>
    </g>
  );
}

/** The moving or fighting group in this place, if there is one. */
export function groupAt(group: GroupView | null | undefined, place: string): Group | null {
  if (!group || group.at !== place) return null;
  return { seat: group.seat, warriors: group.warriors ?? 0, heroes: group.heroes ?? [] };
}

function Building({ tile, box, crowded }: { tile: TileView; box: ChichenBox; crowded: boolean }) {
  const held = tile.seat !== null;
  const [x, y, size] = crowded ? [-21, -10, 40] : held ? [0, -17, 42] : [0, -2, 54];
  return (
    <g class="building">
      {tile.terrain === "water" && (
        <ellipse class="island" cx={x} cy={y + size * 0.4} rx={size * 0.62} ry={size * 0.2} />
      )}
      <Sign name={tile.kind} size={size} x={x} y={y} />
      {tile.gem && tile.gems > 0 && (
        <g transform={`translate(${x} ${y + size * 0.22})`}>
          <Sign name={`gem-${tile.gem}`} size={size * 0.66} />
          <g transform={`translate(${size * 0.42} ${size * 0.1})`}>
            <text class="count" y={5}>
              {tile.gems}
            </text>
          </g>
        </g>
      )}
      {tile.kind === "ruin" && (
        <Ruin
          tile={tile}
          ruin={tile.ruin ? byId(box.ruins, tile.ruin) : undefined}
          x={x}
          y={y + size * 0.3}
        />
      )}
    </g>
  );
}

/** The rewards of a ruin, as signs with their numbers. */
export function ruinBonus(ruin: RuinParts): [SignName, number][] {
  const all: [SignName, number][] = [
    ["coins", ruin.coins],
    ["luck", ruin.luck],
    ["idols", ruin.idols],
    ["warriors", ruin.warriors],
    ["magic-cards", ruin.magic_cards],
    ["gear", ruin.gears],
    ["recruit", ruin.heroes],
  ];
  return all.filter(([, n]) => n > 0);
}

/** A ruin explored by all players or by the viewer. An unexplored ruin has no plaque. */
function Ruin({ tile, ruin, x, y }: { tile: TileView; ruin: RuinParts | undefined; x: number; y: number }) {
  if (!ruin) return null;
  const bonus = ruinBonus(ruin);
  const width = 22 + bonus.length * 15;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class={tile.ruin_open ? "plaque open" : "plaque secret"}
        x={-width / 2}
        y={-10}
        width={width}
        height={19}
        rx={5}
      />
      <PointsValue n={ruin.points} x={-width / 2 + 10} size={25} />
      {bonus.map(([sign], i) => (
        <Sign key={sign} name={sign} size={15} x={-width / 2 + 30 + i * 15} y={0} />
      ))}
      {!tile.ruin_open && <Sign name="eye" size={17} x={width / 2 - 2} y={-12} />}
    </g>
  );
}

/** Shows the strength of a creature, with an eye if only the viewer knows it. Unknown strengths are not
 * drawn. */
function Strength({ tile, x, y }: { tile: TileView; x: number; y: number }) {
  if (tile.strength === null) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sign name="heart" size={32} />
      <text class="strength" y={5}>
        {tile.strength}
      </text>
      {tile.strength_open === false && <Sign name="eye" size={20} x={-17} y={-6} />}
    </g>
  );
}

function unitsOf(group: Pick<Group, "warriors" | "heroes"> | null): number {
  return group ? group.warriors + group.heroes.length : 0;
}

/** Draws warriors in a row with heroes behind them. Staying and moving units share the row. */
function Units({
  seat,
  warriors,
  heroes,
  after = 0,
  beside = 0,
  moving = false,
}: {
  seat: number | null;
  warriors: number;
  heroes: HeroType[];
  /** The number of other warriors to the left and to the right of these warriors. */
  after?: number;
  beside?: number;
  moving?: boolean;
}) {
  if (seat === null || warriors + heroes.length === 0) return null;
  const all = after + warriors + heroes.length + beside;
  const step = Math.min(22, 58 / Math.max(1, all - 1));
  const at = (i: number) => (after + i - (all - 1) / 2) * step;
  return (
    <g class={moving ? "units moving" : "units"}>
      {heroes.map((hero, i) => (
        <Hero key={hero} seat={seat} hero={hero} x={at(i)} y={37} scale={1.2} />
      ))}
      {Array.from({ length: warriors }, (_, i) => (
        <Warrior key={i} seat={seat} x={at(heroes.length + i)} y={39} scale={0.94} />
      ))}
    </g>
  );
}

/** Crossed clubs: moving here attacks a player. */
function AttackBadge() {
  return (
    <g class="attack-badge" transform="translate(31 -17)">
      <circle r={14} />
      <Sign name="melee" size={22} />
      <g transform="scale(-1 1)">
        <Sign name="melee" size={22} />
      </g>
    </g>
  );
}

/** Small marks for the changes that the previewed answer would make. */
function Tried({ now, then }: { now: TileView; then: TileView }) {
  const by = then.warriors - now.warriors;
  const scouts = then.scouts_seat.filter((seat) => !now.scouts_seat.includes(seat));
  return (
    <g class="ghost">
      {by !== 0 && (
        <g transform="translate(0 12)">
          <rect class="change-mark" x={-14} y={-11} width={28} height={20} rx={6} />
          <text class="count" y={5}>
            {by > 0 ? `+${by}` : `−${-by}`}
          </text>
        </g>
      )}
      {scouts.map((seat) => (
        <Scout key={seat} seat={seat} x={-26} y={34} scale={0.9} />
      ))}
    </g>
  );
}

/** The label of a hex that has no tile and can be chosen. */
export function EmptyHex({ q, r, x, y }: { q: number; r: number; x: number; y: number }) {
  return (
    <Place
      words={[`hex ${q} ${r}`]}
      label={own("empty-hex")}
      class="empty-hex"
      transform={`translate(${x} ${y})`}
    >
      <path class="edge" d={hexPath(46)} />
    </Place>
  );
}
