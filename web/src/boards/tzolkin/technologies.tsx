import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import { SeatMark } from "../seats";
import { Spot } from "../spot";
import type { TechnologyParts } from "./components";
import { TECHNOLOGY_LEVELS } from "./names";
import { effectSigns, type Row } from "./signs";
import { SignsBlock } from "./signs-row";
import { usePreviewedView } from "./use-previewed-view";
import type { TzolkinView } from "./view-types";

const ROW = 60;
const FIRST = 104;
const CELL = 119;
const LEVELS = Array.from({ length: TECHNOLOGY_LEVELS }, (_, i) => i + 1);
/** The horizontal position of the bonus, which follows the levels. */
const BONUS = FIRST + TECHNOLOGY_LEVELS * CELL;

/** Draws a page of the codex with four strips between red lines, each with its levels and a bonus. */
export function Technologies({ view, technologies }: { view: TzolkinView; technologies: TechnologyParts[] }) {
  return (
    <g class="technologies">
      <path class="page" d="M0 10Q0 0 10 0H570Q580 0 580 10V256Q580 266 570 266H10Q0 266 0 256Z" />
      <g class="page-head" aria-hidden="true">
        {LEVELS.map((_, level) => (
          <g key={level} transform={`translate(${FIRST + level * CELL + CELL / 2} 13)`}>
            {Array.from({ length: level + 1 }, (_, dot) => (
              <circle key={dot} class="maya" cx={(dot - level / 2) * 10} cy={0} r={3.2} />
            ))}
          </g>
        ))}
        <Glyph name="free-choice" size={18} x={BONUS + CELL / 2 - 9} y={4} bare />
      </g>
      {technologies.map((parts, i) => (
        <Strip key={parts.id} parts={parts} view={view} y={24 + i * ROW} />
      ))}
    </g>
  );
}

function Strip({ parts, view, y }: { parts: TechnologyParts; view: TzolkinView; y: number }) {
  const table = useTable();
  const previewed = usePreviewedView();
  const name = table.thing(parts.id);
  const standing = view.seats.map((seat, i) => `${table.names[i] ?? i + 1} ${seat.technologies[parts.id]}`);
  const words = [`advance ${parts.id}`];
  return (
    <g transform={`translate(0 ${y})`}>
      <Place words={words} label={[name, ...standing].join(", ")} about={parts.id} class="strip">
        <rect class="edge strip-edge" x={3} y={1.5} width={574} height={ROW - 3} rx={8} />
        <Memo of={[parts]}>{() => <Printed parts={parts} />}</Memo>
        <Memo of={[parts, levels(view, parts), levels(previewed, parts)]}>
          {() =>
            [0, ...LEVELS].map((level) => (
              <Standing key={level} view={view} previewed={previewed} id={parts.id} level={level} />
            ))
          }
        </Memo>
      </Place>
      <Memo of={[parts, table.thing]}>
        {() =>
          [...LEVELS, "bonus"].map((level, i) => (
            <Spot
              key={level}
              words={words}
              about={`${parts.id} ${level}`}
              label={table.thing(`${parts.id} ${level}`)}
            >
              <rect class="step-ground" x={FIRST + i * CELL} y={3} width={CELL} height={ROW - 6} />
            </Spot>
          ))
        }
      </Memo>
    </g>
  );
}

/** The effects of the levels, and the bonus after the double line. */
function Printed({ parts }: { parts: TechnologyParts }) {
  return (
    <>
      <Glyph name={parts.id} size={38} x={10} y={9} />
      {LEVELS.map((level) => {
        const x = FIRST + (level - 1) * CELL;
        return (
          <g key={level}>
            <path class="red-line" d={`M${x} 5V${ROW - 5}`} />
            <EffectSigns
              rows={parts.effects.filter((effect) => effect.level === level).map(effectSigns)}
              x={x + CELL / 2}
            />
          </g>
        );
      })}
      <path class="red-line double" d={`M${BONUS} 5V${ROW - 5}M${BONUS + 4} 5V${ROW - 5}`} />
      <SignsBlock
        rows={[effectSigns(parts.bonus)]}
        x={BONUS + CELL / 2 + 2}
        y={ROW / 2}
        size={24}
        room={CELL - 8}
      />
    </>
  );
}

/** The effect of a level, above the markers. Two effects are drawn side by side. */
function EffectSigns({ rows, x }: { rows: Row[]; x: number }) {
  if (rows.length < 2) return <SignsBlock rows={rows} x={x} y={20} size={23} room={CELL - 8} />;
  return <SignsBlock rows={rows} x={x} y={21} size={17} lead={1} room={CELL - 8} />;
}

/** The levels of all seats in a technology, as a key for redrawing. */
function levels(view: TzolkinView | null, parts: TechnologyParts): string {
  return view?.seats.map((seat) => seat.technologies[parts.id]).join() ?? "";
}

/** The seats' markers at a level. They are in a row below the effect, or in two rows of two at the start. */
function Standing({
  view,
  previewed,
  id,
  level,
}: {
  view: TzolkinView;
  previewed: TzolkinView | null;
  id: TechnologyParts["id"];
  level: number;
}) {
  const x = level ? FIRST + (level - 1) * CELL : 54;
  const on = (table: TzolkinView, seat: number) => table.seats[seat]?.technologies[id] === level;
  const here = view.seats.flatMap((_, i) => (on(view, i) || (previewed && on(previewed, i)) ? [i] : []));
  const look = (seat: number) =>
    on(view, seat) ? (previewed && !on(previewed, seat) ? "leaving" : undefined) : "ghost";
  const middle = x + CELL / 2;
  return (
    <>
      {here.map((seat, i) => (
        <g key={seat} class={look(seat)}>
          {level ? (
            <SeatMark seat={seat} x={middle + (i - (here.length - 1) / 2) * 18} y={ROW - 13} scale={0.82} />
          ) : (
            <SeatMark seat={seat} x={x + 13 + (i % 2) * 20} y={19 + Math.floor(i / 2) * 21} scale={0.86} />
          )}
        </g>
      ))}
    </>
  );
}
