import { useRef } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Calendar } from "./calendar";
import { byId, type TzolkinBox } from "./components";
import { CALENDAR_RADIUS } from "./geometry";
import { Jungle } from "./jungle";
import { Land } from "./land";
import { useMeasuredText, WithLeastText } from "./least-text";
import { Market } from "./market";
import { Plaza } from "./plaza";
import { Skulls } from "./skulls";
import { Tablet } from "./tablet";
import { Technologies } from "./technologies";
import { Temples } from "./temples";
import { BuildingTile, MonumentTile, TILE_WIDTH } from "./tiles";
import type { TzolkinView } from "./view-types";
import { WealthChoice } from "./wealth";
import { Wheel } from "./wheel";
import "./board.css";

/** The sizes of the drawing's two parts: the valley with the wheels, and the page with temples,
 * technologies and tiles. */
const VALLEY = { width: 962, height: 944, x: 512, y: 532 };
const PAGE = { width: 596, height: 934 };

/** The factor by which the page is enlarged when it is below the valley instead of next to it. */
const LARGER = 1.6;

export const shapes = {
  wide: { width: VALLEY.width + PAGE.width, height: VALLEY.height },
  tall: { width: VALLEY.width, height: VALLEY.height + 924 * LARGER + 20 },
};

/** The whole board. With `tall`, which is used on phones, the page is below the valley. */
export default function TzolkinBoard({ tall }: { tall: boolean }) {
  const table = useTable();
  const view = table.view as TzolkinView;
  const box = table.box as TzolkinBox;
  const enlarged = tall ? LARGER : 1;
  const shape = tall ? shapes.tall : shapes.wide;
  const page = tall
    ? `translate(17 ${VALLEY.height + 10}) scale(${LARGER})`
    : `translate(${VALLEY.width + 4} 8)`;
  const drawing = useRef<SVGSVGElement>(null);
  const least = useMeasuredText(drawing, shape);
  return (
    <WithLeastText value={least}>
      <svg
        ref={drawing}
        style={{ "--least": `${least}px` }}
        class="board tzolkin"
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        role="group"
        aria-label={table.say("board")}
        onKeyDown={moveFocus}
      >
        <rect class="board-ground" x={2} y={2} width={shape.width - 4} height={shape.height - 4} rx={26} />
        <Valley view={view} box={box} />
        <WithLeastText value={least / enlarged}>
          <g transform={page} style={{ "--least": `${least / enlarged}px` }}>
            <Page view={view} box={box} />
          </g>
        </WithLeastText>
        <g transform={`translate(${VALLEY.x} ${VALLEY.y})`}>
          <Tablet tall={tall} />
        </g>
        {view.hand.length > 0 && !table.ended && (
          <WithLeastText value={least / enlarged}>
            <g transform={`translate(${VALLEY.x} ${VALLEY.y}) scale(${enlarged})`}>
              <WealthChoice view={view} box={box} />
            </g>
          </WithLeastText>
        )}
      </svg>
    </WithLeastText>
  );
}

function Valley({ view, box }: { view: TzolkinView; box: TzolkinBox }) {
  const palenque = box.wheels.find((wheel) => wheel.id === "palenque");
  return (
    <g transform={`translate(${VALLEY.x} ${VALLEY.y})`}>
      <Memo of={[box]}>{() => <Land wheels={box.wheels} />}</Memo>
      <g transform={`translate(0 ${CALENDAR_RADIUS + 36})`}>
        <Plaza view={view} />
      </g>
      <Calendar view={view} teeth={box.calendar.teeth} />
      {palenque && <Jungle view={view} teeth={palenque.teeth} />}
      {box.wheels.map((wheel) => (
        <Wheel
          key={wheel.id}
          parts={wheel}
          workers={view.wheels[wheel.id]}
          turned={view.turned}
          {...(wheel.id === "chichen" ? { offerings: view.offerings } : {})}
        />
      ))}
      <g transform="translate(-330 -395)">
        <Skulls left={view.skulls} all={box.supply.skulls} />
      </g>
      <g transform="translate(276 -480)">
        <Market prices={box.market} />
      </g>
    </g>
  );
}

function Page({ view, box }: { view: TzolkinView; box: TzolkinBox }) {
  const table = useTable();
  const step = TILE_WIDTH + 8;
  return (
    <>
      <Temples view={view} temples={box.temples} />
      <g transform="translate(0 322)">
        <Technologies view={view} technologies={box.technologies} />
      </g>
      <g class="tiles">
        <g transform="translate(0 602)">
          <text class="page-title" x={2} y={14}>
            {table.say("table-buildings", { deck: view.deck })}
          </text>
          {view.display.map((id, i) => {
            const tile = byId(box.buildings, id);
            return tile ? <BuildingTile key={id} tile={tile} x={i * step} y={22} /> : null;
          })}
        </g>
        <g transform="translate(0 765)">
          <text class="page-title" x={2} y={14}>
            {table.say("table-monuments")}
          </text>
          {view.monuments.map((id, i) => {
            const tile = byId(box.monuments, id);
            return tile ? (
              <MonumentTile key={id} tile={tile} players={view.players} x={i * step} y={22} />
            ) : null;
          })}
        </g>
      </g>
    </>
  );
}
