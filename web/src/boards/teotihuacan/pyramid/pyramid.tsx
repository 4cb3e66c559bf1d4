import { useTable } from "../../board";
import { Spot } from "../../spot";
import { IconSign } from "../art/icons";
import { StoneTile } from "../art/tiles";
import { printedIcon, type TeotihuacanBox } from "../components";
import { type Box, decorationBox, GRID, halves, placeCell } from "../geometry";
import { own } from "../messages";
import { SIDES, type Side, type StoneView, type TeotihuacanView } from "../view";
import { LaidDecoration, lift } from "./laid-decoration";
import { Side as SidePlace } from "./side-place";
import { TilePlace } from "./tile-place";

/** Cells around the grid: coordinates and printed steps at the left and above, printed steps at the right and below. */
const BEFORE = 1.7;
const AFTER = 1.2;
/** The pyramid from above: squares, tiles level upon level, decorations on four stairs; with a tile in hand what it brings at each place. */
export function Pyramid({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  const size = Math.min(at.width, at.height);
  const cell = size / (GRID + BEFORE + AFTER);
  const left = at.x + (at.width - size) / 2 + BEFORE * cell;
  const top = at.y + (at.height - size) / 2 + BEFORE * cell;
  const stones = [...view.stones].sort((a, b) => a.level - b.level);
  const tried = (table.preview?.view as TeotihuacanView | undefined)?.stones ?? [];
  const coming = tried.filter((stone) => !view.stones.some((one) => one.place === stone.place));
  const laying = view.laying;
  const asked = table.question?.kind;
  return (
    <g class="pyramid" role="group" aria-label={own("pyramid", { n: view.stones.length })}>
      <rect class="pyramid-yard" x={at.x} y={at.y} width={at.width} height={at.height} rx={14} />
      <g transform={`translate(${left} ${top})`}>
        <rect
          class="plinth"
          x={-cell * 0.12}
          y={-cell * 0.12}
          width={cell * (GRID + 0.24)}
          height={cell * (GRID + 0.24)}
          rx={6}
        />
        <Coordinates cell={cell} />
        <Squares view={view} cell={cell} />
        {stones.map((stone) => (
          <Stone key={stone.place} stone={stone} cell={cell} />
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

function Coordinates({ cell }: { cell: number }) {
  const at = (i: number) => (2 * i + 1) * cell;
  return (
    <g class="coordinates" aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <text x={-cell * 1.38} y={at(i) + 5}>
            {"abcd".charAt(i)}
          </text>
          <text x={at(i)} y={-cell * 1.2}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Free squares: flat, with the icons printed on them. */
function Squares({ view, cell }: { view: TeotihuacanView; cell: number }) {
  const table = useTable();
  const free = view.icons.filter((one) => one.level === 0);
  const places = [...new Set(free.map((one) => one.place))];
  return (
    <>
      {places.map((place) => {
        const at = placeCell(place);
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

/** A tile, raised above the level below by its wall. */
export function Stone({ stone, cell }: { stone: StoneView; cell: number }) {
  const table = useTable();
  const at = placeCell(stone.place);
  if (!at) return null;
  const rise = lift(at.level);
  return (
    <Spot
      label={own("stone-laid", { place: table.thing(stone.place), name: table.thing(stone.tile) })}
      about={stone.tile}
      class={`stone level-${at.level}`}
      transform={`translate(${at.x * cell} ${at.y * cell + rise})`}
    >
      <rect class="stone-wall" x={1} y={3} width={2 * cell - 2} height={2 * cell + 2} rx={5} />
      <g transform="translate(1 0)">
        <StoneTile id={stone.tile} rotation={stone.rotation} cell={cell - 1} />
      </g>
    </Spot>
  );
}

/** The printed step beside the grid, and the decorations laid on a side. */
function Stairs({ side, view, cell }: { side: Side; view: TeotihuacanView; cell: number }) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const printed = box.decoration_sides[side];
  const laid = view.decorations[side];
  const foot = decorationBox(side, 0);
  const [a, b] = halves(side, foot);
  const icon = (half: string) => printedIcon(printed.printed[printed.halves.indexOf(half)] ?? "O").icon;
  return (
    <g class={`stairs side-${side}`}>
      {laid[0] === null && (
        <Spot
          words={[`side ${side}`]}
          label={own("side", { side: table.thing(side) })}
          about={side}
          class="side-foot"
        >
          <rect
            class="step-ground"
            x={foot.x * cell + 2}
            y={foot.y * cell + 2}
            width={foot.width * cell - 4}
            height={foot.height * cell - 4}
            rx={4}
          />
          {[
            { at: a, icon: icon("a") },
            { at: b, icon: icon("b") },
          ].map((half, i) => (
            <g
              key={i}
              transform={`translate(${(half.at.x + 0.5) * cell} ${(half.at.y + 0.5) * cell}) scale(${cell / 29})`}
            >
              <IconSign icon={half.icon} temple={null} />
            </g>
          ))}
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
