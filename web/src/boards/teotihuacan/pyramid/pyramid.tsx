import { useTable } from "../../board";
import { Spot } from "../../spot";
import { IconSign } from "../art/icons";
import { StoneTile } from "../art/tiles";
import { printedIcon, type TeotihuacanBox } from "../components";
import { type Box, decorationBox, GRID, halves, placeCell } from "../geometry";
import { Plaza } from "../land/plaza";
import { own } from "../messages";
import { LEVELS, SIDES, type Side, type StoneView, type TeotihuacanView } from "../view";
import { DecorationFace } from "./decoration-face";
import { LaidDecoration, lift } from "./laid-decoration";
import { Side as SidePlace } from "./side-place";
import { TileInHand } from "./tile-in-hand";
import { TilePlace } from "./tile-place";

/** The width of the border around the grid, in cells. It contains the platform with the coordinates, and
 * the four stairs with the printed steps. */
const AROUND = 1.18;
/** The width of the platform around the grid, in cells. */
const PLATFORM = 0.56;
/**
 * The pyramid seen from above: squares, tiles in levels, and decorations on four stairs. While the player has
 * a tile in hand, each place also shows the points that the tile would score there.
 */
export function Pyramid({ view, at, paved = false }: { view: TeotihuacanView; at: Box; paved?: boolean }) {
  const table = useTable();
  const size = Math.min(at.width, at.height);
  const cell = size / (GRID + 2 * AROUND);
  const left = at.x + (at.width - size) / 2 + AROUND * cell;
  const top = at.y + (at.height - size) / 2 + AROUND * cell;
  const levels = Array.from({ length: LEVELS }, (_, i) =>
    view.stones.filter((stone) => stone.level === i + 1),
  );
  const tried = (table.preview?.view as TeotihuacanView | undefined)?.stones ?? [];
  const coming = tried.filter((stone) => !view.stones.some((one) => one.place === stone.place));
  const laying = view.laying;
  const asked = table.question?.kind;
  return (
    <g class="pyramid" role="group" aria-label={own("pyramid", { n: view.stones.length })}>
      {paved && <Plaza at={at} />}
      {paved && laying && asked === "ChoosePlace" && <TileInHand laying={laying} at={at} />}
      <g transform={`translate(${left} ${top})`}>
        <Platform cell={cell} />
        <Coordinates cell={cell} />
        <Squares view={view} cell={cell} />
        {levels.map((stones, i) => (
          <g key={i}>
            {stones.map((stone) => (
              <Shadow key={stone.place} stone={stone} cell={cell} />
            ))}
            {stones.map((stone) => (
              <Stone key={stone.place} stone={stone} cell={cell} />
            ))}
          </g>
        ))}
        {SIDES.map((side) => (
          <Stairs key={side} side={side} view={view} cell={cell} />
        ))}
        {asked !== "ChoosePlace" &&
          coming.map((stone) => (
            <g key={stone.place} class="ghost">
              <Stone stone={stone} cell={cell} />
            </g>
          ))}
        {laying?.tile &&
          Object.entries(laying.places).map(([place, turns]) => (
            <TilePlace
              key={place}
              place={place}
              tile={laying.tile ?? ""}
              turns={turns}
              cell={cell}
              price={laying.prices[place] ?? {}}
              payable={!laying.unpayable.includes(place)}
              savings={laying.savings[place] ?? {}}
              discount={laying.discount}
            />
          ))}
        {SIDES.map((side) => (
          <SidePlace key={side} side={side} view={view} cell={cell} />
        ))}
      </g>
    </g>
  );
}

/** The base of the pyramid: a platform with a sloping edge and a flight of steps on each side. */
function Platform({ cell }: { cell: number }) {
  const edge = PLATFORM * cell;
  const whole = GRID * cell;
  const inner = cell * 0.1;
  const steps = [0.3, 0.52, 0.74, 0.96].map((at) => `M${-cell} ${-at * cell}H${cell}`).join("");
  return (
    <g class="platform" aria-hidden="true">
      <rect
        class="platform-shade"
        x={4 - edge}
        y={8 - edge}
        width={whole + 2 * edge}
        height={whole + 2 * edge}
        rx={4}
      />
      <rect
        class="platform-edge"
        x={-edge}
        y={-edge}
        width={whole + 2 * edge}
        height={whole + 2 * edge}
        rx={3}
      />
      <path
        class="platform-slope"
        d={`M${-edge} ${-edge}L${-inner} ${-inner}M${whole + edge} ${-edge}L${whole + inner} ${-inner}M${-edge} ${whole + edge}L${-inner} ${whole + inner}M${whole + edge} ${whole + edge}L${whole + inner} ${whole + inner}`}
      />
      {[0, 90, 180, 270].map((turn) => (
        <g
          key={turn}
          transform={`translate(${whole / 2} ${whole / 2}) rotate(${turn}) translate(0 ${-whole / 2})`}
        >
          <rect class="flight" x={-cell * 1.16} y={-cell * 1.14} width={cell * 2.32} height={cell * 1.14} />
          <path class="flight-line" d={steps} />
          <path
            class="flight-side"
            d={`M${-cell * 1.16} ${-cell * 1.14}h${cell * 0.16}V0h${-cell * 0.16}ZM${cell} ${-cell * 1.14}h${cell * 0.16}V0h${-cell * 0.16}Z`}
          />
        </g>
      ))}
      <rect
        class="plinth"
        x={-inner}
        y={-inner}
        width={whole + 2 * inner}
        height={whole + 2 * inner}
        rx={3}
      />
    </g>
  );
}

/** The shadow of a raised tile on the level below; tiles of the first level have none. */
function Shadow({ stone: { place, level }, cell }: { stone: StoneView; cell: number }) {
  const at = placeCell(useTable().box as TeotihuacanBox, place);
  if (!at || level === 1) return null;
  return (
    <rect
      class="stone-shadow"
      x={at.x * cell + 3}
      y={at.y * cell + lift(level) + 6}
      width={2 * cell + 2}
      height={2 * cell + 5}
      rx={5}
    />
  );
}

/** The positions of the coordinates next to the stairs, in cells: letters run downwards, numbers run
 * across. */
const MARGINS = [1, 2.62, 5.38, 7];

function Coordinates({ cell }: { cell: number }) {
  return (
    <g class="coordinates" aria-hidden="true">
      {MARGINS.map((at, i) => (
        <g key={at}>
          <text x={-cell * 0.33} y={at * cell + 5.5}>
            {"abcd".charAt(i)}
          </text>
          <text x={at * cell} y={-cell * 0.33 + 5.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Draws the free squares, which are flat, with their printed icons. */
function Squares({ view, cell }: { view: TeotihuacanView; cell: number }) {
  const table = useTable();
  const free = view.icons.filter((one) => one.level === 0);
  const places = [...new Set(free.map((one) => one.place))];
  return (
    <>
      {places.map((place) => {
        const at = placeCell(table.box as TeotihuacanBox, place);
        if (!at) return null;
        return (
          <Spot
            key={place}
            words={[`on ${place}`]}
            label={own("square-free", { place: table.thing(place) })}
            about={place}
            class="square"
            transform={`translate(${at.x * cell} ${at.y * cell})`}
          >
            <rect class="square-ground" x={1} y={1} width={2 * cell - 2} height={2 * cell - 2} rx={3} />
            {free
              .filter((one) => one.place === place)
              .map(({ row, column, icon }) => (
                <g
                  key={`${row} ${column}`}
                  transform={`translate(${(column - at.x + 0.5) * cell} ${(row - at.y + 0.5) * cell}) scale(${cell / 27})`}
                >
                  <IconSign icon={icon} temple={null} />
                </g>
              ))}
          </Spot>
        );
      })}
    </>
  );
}

/** Draws a tile; from the second level on, a wall raises it above the tiles below. */
export function Stone({ stone, cell }: { stone: StoneView; cell: number }) {
  const table = useTable();
  const at = placeCell(table.box as TeotihuacanBox, stone.place);
  if (!at) return null;
  const rise = lift(stone.level);
  return (
    <Spot
      label={own("stone-laid", { place: table.thing(stone.place), name: table.thing(stone.tile) })}
      about={stone.tile}
      class={`stone level-${stone.level}`}
      transform={`translate(${at.x * cell} ${at.y * cell + rise})`}
    >
      {stone.level > 1 && (
        <rect class="stone-wall" x={1} y={4} width={2 * cell - 2} height={2 * cell + 3} rx={5} />
      )}
      <g transform="translate(1 0)">
        <StoneTile id={stone.tile} rotation={stone.rotation} cell={cell - 1} />
      </g>
    </Spot>
  );
}

/** The printed step next to the grid, and the decorations on a side. */
function Stairs({ side, view, cell }: { side: Side; view: TeotihuacanView; cell: number }) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const laid = view.decorations[side];
  return (
    <g class={`stairs side-${side}`}>
      {laid[0] === null && (
        <Spot
          words={[`side ${side}`]}
          label={own("side", { side: table.thing(side) })}
          about={side}
          class="side-foot"
        >
          <DecorationFace
            class="step-ground"
            at={decorationBox(box, side, 0)}
            halves={halves(box, side, 0)}
            icons={box.facts.side_icons[side].map((code) => ({ ...printedIcon(box, code), temple: null }))}
            cell={cell}
            margin={2}
            corner={4}
          />
        </Spot>
      )}
      {laid.map((id, step) =>
        id === null ? null : (
          <g key={step} transform={`translate(0 ${step > 0 ? lift(step) : 0})`}>
            <LaidDecoration id={id} side={side} step={step} cell={cell} />
          </g>
        ),
      )}
    </g>
  );
}
