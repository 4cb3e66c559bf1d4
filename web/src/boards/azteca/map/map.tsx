import { useMemo } from "preact/hooks";
import { type Table, useTable } from "../../board";
import { Memo } from "../../memo";
import { Place } from "../../place";
import { seatColour } from "../../seats";
import { Capital } from "../art/capitals";
import type { AztecaBox } from "../components";
import { outline, type Point, path, pointsOf, spread } from "../geometry";
import { own } from "../messages";
import { placing } from "../panels/markers";
import type { AreaView, AztecaView, LakeView } from "../view";
import { areaWords, lakeWords, mexicoWords } from "../words";
import { changedOwners } from "./changed-owners";
import { AreaContents, LakeContents, MapPieces, Pieces } from "./contents";
import { pieceToDrag, useDrag } from "./drag";
import { Mountains } from "./hills";
import { ghosts, movedArmies, type Piece, piecesIn, piecesOn } from "./pieces";
import { type MapScale, PIECE, roomOf } from "./places";
import { Plants } from "./plants";
import { MAP_HEIGHT, MAP_WIDTH } from "./shapes";
import { Skyline } from "./skyline";
import { DIKES, Terrains } from "./terrain";
import { toneOf } from "./tones";
import { Water } from "./water";

const OUTLINES = new Map<string, string>();
const outlineOf = (place: string): string => {
  const found = OUTLINES.get(place) ?? outline(place);
  OUTLINES.set(place, found);
  return found;
};

/**
 * The valley: lakes and areas at the bottom, then borders, names and pieces; possible targets are drawn last.
 */
export function ValleyMap({
  k,
  far = false,
  sky = 0,
  flat = 1,
}: {
  k: number;
  far?: boolean;
  flat?: number;
  /** The height of the sky above the map. */
  sky?: number;
}) {
  const table = useTable();
  const scale = { k, far, flat };
  const lower = `scale(1 ${flat})`;
  const view = (table.view as AztecaView) ?? null;
  const { dragged, start } = useDrag(table, view);
  const tried = (table.preview?.view as AztecaView | undefined) ?? view;
  const box = table.box as AztecaBox;
  const orders = useMemo(() => ghosts(tried, table.viewer), [tried, table.viewer]);
  const moves = useMemo(() => movedArmies(view, tried), [view, tried]);
  const ghost = (place: string): Piece[] => [
    ...(orders.get(place.toLowerCase()) ?? []),
    ...(moves.get(place.toLowerCase()) ?? []),
  ];
  const changed = useMemo(() => changedOwners(table.was as AztecaView | null, view), [table.was, view]);
  const seat = table.viewer;
  const kind = table.question?.kind ?? "";
  const isLit = (words: string[]) => words.some((word) => table.offers.has(word));
  const areas = view.areas.map((area) => ({ area, words: areaWords(area, seat, kind) }));
  const lakes = view.lakes.map((lake) => ({ lake, words: lakeWords(lake.id, view.players, kind) }));
  const first = <T extends { words: string[] }>(all: T[]) =>
    [...all].sort((a, b) => Number(isLit(a.words)) - Number(isLit(b.words)));
  return (
    <g class="valley" style={{ "--k": k }}>
      <g transform={lower}>
        <rect class="map-ground" width={MAP_WIDTH} height={MAP_HEIGHT} />
        {first(lakes).map(({ lake, words }) => (
          <Place key={lake.id} words={words} label={lakeLabel(table, lake)} about={lake.id} class="lake">
            <path class="lake-ground" d={outlineOf(lake.id)} />
          </Place>
        ))}
        {view.areas.length === 0 &&
          box.area
            .filter(({ kind }) => kind !== "sea")
            .map(({ id, kind }) => (
              <path key={id} class={`area-ground ${kind} ${toneOf(id)}`} d={outlineOf(id)} />
            ))}
        {first(areas).map(({ area, words }) => (
          <AreaPlace key={area.id} table={table} view={view} area={area} words={words} />
        ))}
        <g class="no-pointer">
          <Memo of={[box, sky]}>
            {() => (
              <>
                <Water />
                <Plants />
                <Skyline height={sky} />
                <Mountains />
                <Terrains box={box} />
              </>
            )}
          </Memo>
          {box.area
            .filter(({ kind, id }) => kind === "capital" && !isPeopled(view, id, ghost(id)))
            .map(({ id }) => (
              <CapitalInset key={id} id={id} />
            ))}
          {changed.map(({ area }) => (
            <path key={area} class="changed-hands" d={outlineOf(area)} />
          ))}
        </g>
      </g>
      <g class="no-pointer">
        {view.lakes.map((lake) => (
          <LakeContents key={lake.id} lake={lake} name={table.thing(lake.id)} scale={scale} />
        ))}
        {view.areas.map((area) => (
          <AreaContents
            key={area.id}
            view={view}
            area={area}
            name={table.thing(area.id)}
            ghosts={ghost(area.id)}
            fallen={changed.find((one) => one.area === area.id)?.from ?? null}
            scale={scale}
          />
        ))}
        <MapPieces
          view={view}
          ghosts={ghost}
          name={table.thing}
          scale={scale}
          dragged={dragged}
          hold={(piece, place) => {
            const taken = pieceToDrag(table, view, piece, place);
            return taken && ((event) => start(taken, event));
          }}
        />
      </g>
      <g transform={lower}>
        {Object.entries(view.dikes).map(([site, built]) => (
          <Dike key={site} site={site} line={DIKES[site] ?? ""} built={built} />
        ))}
        <Fought view={view} />
      </g>
      {flat === 1 && (
        <>
          <path class="map-corners" d={corners(sky)} />
          <rect
            class="map-edge"
            x={1}
            y={1 - sky}
            width={MAP_WIDTH - 2}
            height={MAP_HEIGHT + sky - 2}
            rx={ROUND - 1}
          />
        </>
      )}
      <Mexico view={view} ghosts={ghost("exp")} scale={scale} />
    </g>
  );
}

/** Whether there are pieces in an area. The pieces of a capital are on its plaza. */
function isPeopled(view: AztecaView, id: string, ghosts: Piece[]): boolean {
  const area = view.areas.find((one) => one.id === id);
  return ghosts.length > 0 || (area !== undefined && piecesIn(view, area).length > 0);
}

/** The buildings of a capital. They are shown while there are no pieces in the capital. */
function CapitalInset({ id }: { id: string }) {
  const { x, y, width, height } = roomOf(id);
  return <Capital id={id} x={x + width / 2} y={y + height} scale={(width / 104) * 0.94} />;
}

/** Marks where the current battle takes place, and where the attacker came from. */
function Fought({ view }: { view: AztecaView }) {
  const battle = view.battle[0];
  const place = battle?.area ?? view.naval_battle[0]?.lake;
  if (!place) return null;
  return (
    <g class="fought" style={{ "--way": battle ? seatColour(battle.attacker_seat) : undefined }}>
      <path class="fought-over" d={outlineOf(place)} />
      {battle && <Arrow from={middleOf(battle.from)} to={middleOf(battle.area)} />}
    </g>
  );
}

function middleOf(place: string): Point {
  const { x, y, width, height } = roomOf(place);
  return { x: x + width / 2, y: y + height / 2 };
}

/** An arrow between two places in the attacker's colour. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [start, end] = [long * 0.3, Math.max(long * 0.3 + 14, long * 0.72)];
  return (
    <path
      class="way"
      transform={`translate(${from.x} ${from.y}) rotate(${turn.toFixed(1)})`}
      d={`M${start}-4H${end - 10}V-10L${end + 4} 0 ${end - 10} 10V4H${start}Z`}
    />
  );
}

function AreaPlace({
  table,
  view,
  area,
  words,
}: {
  table: Table;
  view: AztecaView;
  area: AreaView;
  words: string[];
}) {
  const laying = placing(table, words);
  const act = laying ? () => table.playChain?.(laying) : null;
  return (
    <Place
      words={words}
      label={areaLabel(table, view, area)}
      about={area.id}
      class={`area ${area.kind}`}
      {...(act ? { act } : {})}
    >
      <path class={`area-ground ${area.kind} ${toneOf(area.id)}`} d={outlineOf(area.id)} />
      {area.owner !== null && (
        <path class="area-owner" d={outlineOf(area.id)} style={{ "--seat": seatColour(area.owner) }} />
      )}
      <clipPath id={`azteca-area-${area.id}`}>
        <path d={outlineOf(area.id)} />
      </clipPath>
      {area.owner !== null && (
        <path
          class="area-rim"
          d={outlineOf(area.id)}
          stroke={seatColour(area.owner)}
          clip-path={`url(#azteca-area-${area.id})`}
        />
      )}
      <path class="lit-rim" d={outlineOf(area.id)} clip-path={`url(#azteca-area-${area.id})`} />
    </Place>
  );
}

/** A description of everything in an area, for screen readers. */
export function areaLabel(table: Table, view: AztecaView, area: AreaView): string {
  return [
    `${area.id} ${table.thing(area.id)}`,
    own(`kind-${area.kind}`),
    area.owner === null ? own("neutral") : own("city-of", { name: table.names[area.owner] ?? "" }),
    area.assimilated ? own("assimilated") : "",
    area.struck ? own("struck") : "",
    area.face_down ? own("face-down", { n: area.marker ?? "?" }) : "",
    !area.face_down && area.marker ? own("worth", { n: area.marker }) : "",
    ...piecesIn(view, area).map((piece) => pieceLabel(table, piece)),
  ]
    .filter(Boolean)
    .join(", ");
}

function lakeLabel(table: Table, lake: LakeView): string {
  return [
    `${lake.id} ${table.thing(lake.id)}`,
    lake.controlled_by === null ? "" : own("controlled-by", { name: table.names[lake.controlled_by] ?? "" }),
    ...piecesOn(lake).map((piece) => pieceLabel(table, piece)),
  ]
    .filter(Boolean)
    .join(", ");
}

function pieceLabel(table: Table, piece: Piece): string {
  const name = table.names[piece.seat] ?? "";
  if (piece.is === "army")
    return own("army-of", { name, letter: piece.letter.toUpperCase(), n: piece.units });
  if (piece.is === "ship") return own("ships-of", { name, n: piece.n });
  if (piece.is === "reserve") return own("reserve-of", { name, n: piece.n });
  return own(piece.spy ? "spy-of" : "pochteca-of", { name, letter: piece.letter.toUpperCase() });
}

/** A causeway to Tenochtitlan, or a dashed line where one may be built. */
function Dike({ site, line, built }: { site: string; line: string; built: boolean }) {
  const table = useTable();
  const d = path(pointsOf(line));
  return (
    <Place
      words={built ? [] : [`dike ${site}`, `buy dike ${site}`]}
      label={own(built ? "dike-to" : "dike-site", { area: table.thing(site) })}
      about="dike"
      class={built ? "dike-line built" : "dike-line"}
    >
      <path class="dike-bed" d={d} />
      <path class="dike-stones edge" d={d} />
    </Place>
  );
}

const ROUND = 14;

/** The surface outside the map's rounded corners. */
function corners(sky: number): string {
  const [right, top, foot] = [MAP_WIDTH, -sky, MAP_HEIGHT];
  const inside = `M${ROUND} ${top}H${right - ROUND}q${ROUND} 0 ${ROUND} ${ROUND}V${foot - ROUND}q0 ${ROUND} ${-ROUND} ${ROUND}H${ROUND}q${-ROUND} 0 ${-ROUND} ${-ROUND}V${top + ROUND}q0 ${-ROUND} ${ROUND} ${-ROUND}Z`;
  return `${inside}M0 ${top}V${foot}H${right}V${top}Z`;
}

/**
 * `shown` is the right edge of the visible part on a small screen, where the rim is cut off; `above` is the
 * distance from the top of the box to the map's lower edge.
 */
const MEXICO = { right: 664, shown: 644, above: 66, width: 80, height: 54 };

/** Draws the box for expeditions, beyond the mountains. */
function Mexico({
  view,
  ghosts: slips,
  scale: { k, far, flat },
}: {
  view: AztecaView;
  ghosts: Piece[];
  scale: MapScale;
}) {
  const x = (far && flat < 1 ? MEXICO.shown : MEXICO.right) - MEXICO.width;
  const pieces: Piece[] = [
    ...view.seats.flatMap((one, seat) =>
      one.expeditions.map((letter): Piece => ({ is: "pochteca", seat, letter, spy: false })),
    ),
    ...slips,
  ];
  const table = useTable();
  return (
    <Place
      words={mexicoWords(view)}
      label={[own("mexico"), ...pieces.map((piece) => pieceLabel(table, piece))].join(", ")}
      about="mexico"
      class="mexico"
      transform={`translate(${x} ${MAP_HEIGHT * flat - MEXICO.above})`}
    >
      <rect class="edge" width={MEXICO.width} height={MEXICO.height} rx={9} />
      <path
        class="mexico-road"
        d={`M6 ${MEXICO.height - 9}Q24 ${MEXICO.height - 22} 40 ${MEXICO.height - 13}T${MEXICO.width - 6} ${MEXICO.height - 16}`}
      />
      <text
        class="mexico-name"
        x={MEXICO.width / 2}
        y={14}
        style={{ fontSize: `${13.6 * Math.min(k, 1.5)}px` }}
      >
        {own("mexico")}
      </text>
      <Pieces
        view={view}
        pieces={pieces}
        places={spread(pieces.length, { x: 2, y: 18, width: MEXICO.width - 4, height: 28 }, PIECE)}
      />
    </Place>
  );
}
