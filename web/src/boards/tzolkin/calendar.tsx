import { Glyph } from "../../glyphs/glyph";
import { type Table, useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import { gearPath, polar } from "../polar";
import { Spot } from "../spot";
import { CALENDAR_RADIUS, dayScale, POINTER_ANGLE } from "./geometry";
import { useSmallTexts } from "./least-text";
import { MayaNumber } from "./maya-number";
import { declines, endings } from "./tablet";
import { usePreviewedView } from "./use-previewed-view";
import type { FoodTooth, TzolkinView } from "./view-types";

/**
 * The calendar wheel with the days, the two kinds of food days, and the corn on it. A frame at its foot marks
 * today's tooth.
 */
export function Calendar({ view, teeth }: { view: TzolkinView; teeth: number }) {
  const table = useTable();
  const back = { "--angle": `${(-view.turned * 360) / teeth}deg` };
  return (
    <g class="calendar">
      <g class="turning" style={back}>
        <Memo of={[teeth]}>
          {() => (
            <>
              <path class="gear calendar-gear" d={gearPath(teeth, CALENDAR_RADIUS)} />
              <circle class="calendar-rim" r={CALENDAR_RADIUS - 13} />
            </>
          )}
        </Memo>
        <Memo of={[teeth, view.day, view.corn_on_calendar, table.say]}>
          {() =>
            view.days_until.map((_, day) => (
              <Day key={day} day={day} teeth={teeth} view={view} say={table.say} />
            ))
          }
        </Memo>
      </g>
      <circle class="calendar-whole" r={CALENDAR_RADIUS + 8} />
      <circle class="calendar-fret" r={116} />
      <Memo of={[]}>{() => <Fret radius={116} />}</Memo>
      <Face view={view} />
      <Today view={view} teeth={teeth} />
    </g>
  );
}

interface DayProps {
  day: number;
  teeth: number;
  view: TzolkinView;
  say: Table["say"];
}

function Day({ day, teeth, view, say }: DayProps) {
  const tooth = 360 / teeth;
  const angle = POINTER_ANGLE + day * tooth;
  const food = view.food_teeth.find((one) => one.tooth === day);
  const past = view.days_until[day] === null;
  const label = food
    ? `${food.day}: ${say("table-food", { days: food.days, kind: food.kind })}`
    : String(day);
  return (
    <Spot transform={`rotate(${angle})`} class={past ? "day past" : "day"} about={`day ${day}`} label={label}>
      <DayBlock
        day={day}
        food={food}
        angle={angle - view.turned * tooth}
        scale={dayScale(teeth)}
        corn={view.corn_teeth.includes(day)}
      />
    </Spot>
  );
}

interface DayBlockProps {
  day: number;
  food: FoodTooth | undefined;
  angle: number;
  scale: number;
  corn: boolean;
}

function DayBlock({ day, food, angle, scale, corn }: DayBlockProps) {
  const upright = { "--angle": `${angle}deg` };
  const numbered = useSmallTexts();
  return (
    <>
      <rect class="day-ground" x={-21 * scale} y={-CALENDAR_RADIUS - 6} width={42 * scale} height={92} />
      <rect
        class={food ? `day-block food-${food.kind}` : "day-block"}
        x={-20 * scale}
        y={-CALENDAR_RADIUS + 17}
        width={40 * scale}
        height={46}
        rx={9}
      />
      <g transform={`translate(0 ${-CALENDAR_RADIUS + 40})`}>
        <g class="upright" style={upright}>
          {food ? (
            <Glyph name={food.kind === "mid_age" ? "food-goods" : "food-points"} size={32} x={-16} y={-16} />
          ) : (
            <MayaNumber value={day} x={0} y={0} />
          )}
        </g>
      </g>
      <g transform={`translate(0 ${-CALENDAR_RADIUS + 75})`}>
        <g class="upright" style={upright}>
          {numbered && (
            <text class="day-number" y={4.5}>
              {food ? food.day : day}
            </text>
          )}
        </g>
      </g>
      {corn && <Glyph name="corn" size={21} x={-10.5} y={-CALENDAR_RADIUS - 7} />}
    </>
  );
}

/** A step-fret around the face that separates the days from the sun. */
function Fret({ radius }: { radius: number }) {
  const steps = 32;
  const points = Array.from({ length: steps * 4 }, (_, i) => {
    const high = i % 4 === 1 || i % 4 === 2;
    const { x, y } = polar(((i + (i % 2 ? 0.35 : 0)) * 360) / (steps * 4), radius - (high ? 12 : 3));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return <path class="fret" d={`M${points.join("L")}Z`} />;
}

/**
 * The fixed centre of the wheel: a sun that shows the day, the age, and the number of days until the next
 * food day.
 */
function Face({ view }: { view: TzolkinView }) {
  const table = useTable();
  const next = view.next_food_kind;
  const left = view.food_in;
  const ends = endings(table);
  const label = table.say("table-day", { day: view.day, round: view.round, age: view.age });
  return (
    <Place words={ends} label={label} about="calendar" class={ends.length > 0 ? "sun ending-turn" : "sun"}>
      <Memo of={[]}>
        {() =>
          Array.from({ length: 16 }, (_, i) => (
            <path key={i} class="ray" d="M-11-82 0-101 11-82Z" transform={`rotate(${i * 22.5})`} />
          ))
        }
      </Memo>
      <circle class="edge sun-disc" r={84} />
      <text class="sun-day" y={18}>
        {view.day}
      </text>
      <text class="sun-age" y={-42}>
        {table.say("age-short", { age: view.age })}
      </text>
      {next !== null && left !== null && (
        <g transform="translate(0 50)">
          <Glyph
            name={next === "mid_age" ? "food-goods" : "food-points"}
            size={left === 0 ? 26 : 30}
            x={left === 0 ? -43 : -33}
            y={left === 0 ? -14 : -15}
          />
          <text
            class={left === 0 ? "sun-left today-left" : "sun-left"}
            x={left === 0 ? 14 : 18}
            y={left === 0 ? 6 : 8}
          >
            {table.say(left === 0 ? "food-today" : "food-in", { days: left })}
          </text>
        </g>
      )}
      {ends.length > 0 && (
        <g class={declines(ends) ? "done declines" : "done"} transform="translate(60 60)">
          <circle r={25} />
          <path d={declines(ends) ? "M-9-9 9 9M9-9-9 9" : "M-11 1-3 9 11-8"} />
        </g>
      )}
    </Place>
  );
}

/**
 * A frame at the foot of the wheel that marks today's tooth, with a stone hand pointing to it. A pale frame
 * marks the previewed day.
 */
function Today({ view, teeth }: { view: TzolkinView; teeth: number }) {
  const previewed = usePreviewedView();
  const days = previewed ? previewed.turned - view.turned : 0;
  const tip = CALENDAR_RADIUS + 9;
  return (
    <g class="today" aria-hidden="true">
      {days > 0 && (
        <rect
          class="today-frame ghost"
          x={-24}
          y={-CALENDAR_RADIUS + 13}
          width={48}
          height={54}
          rx={12}
          transform={`rotate(${POINTER_ANGLE + (days * 360) / teeth})`}
        />
      )}
      <rect class="today-frame" x={-24} y={CALENDAR_RADIUS - 67} width={48} height={54} rx={12} />
      <path class="pointer" d={`M0 ${tip} 13 ${tip + 15}H6V${tip + 27}H-6V${tip + 15}H-13Z`} />
    </g>
  );
}
