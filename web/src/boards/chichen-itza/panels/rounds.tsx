import { Place } from "../../place";
import { SeatMark } from "../../seats";
import { CreatureHead } from "../art/creatures";
import { Sign } from "../art/signs";
import { Warrior } from "../art/units";
import { PointsValue } from "../art/value";
import { useAssets } from "../assets";
import { byId, type ChichenBox } from "../components";
import { ROUNDS_HEIGHT, THREATS_HEIGHT } from "../measures";
import { own } from "../messages";
import { taskSigns } from "../task-signs";
import type { AttackView, ChichenView, RoundView, TaskView } from "../view";
import { Sky } from "./sky";
import { Threats } from "./threats";

const NARROW = 98;
const TASK = 118;

/**
 * The round track as a sky that changes from morning to night. Tasks and attacks are shown in their rounds.
 */
export function Rounds({ view, width }: { view: ChichenView; width: number }) {
  const box = useAssets().box;
  const broad = view.rounds.filter((one) => one.tasks).length;
  const wide = (width - NARROW * (view.rounds.length - broad)) / broad;
  const widths = view.rounds.map((one) => (one.tasks ? wide : NARROW));
  const from = (i: number) => widths.slice(0, i).reduce((sum, one) => sum + one, 0);
  return (
    <g class="rounds">
      <Sky rounds={view.rounds} all={view.rounds} widths={widths} now={view.round} />
      {view.rounds.map((one, i) => (
        <Round key={one.round} of={one} view={view} box={box} x={from(i)} width={widths[i]!} />
      ))}
    </g>
  );
}

/** The round track for a narrow screen: each line shows two rounds, and the last line shows the creatures. */
export function RoundsInLines({ view, width }: { view: ChichenView; width: number }) {
  const box = useAssets().box;
  const half = width / 2;
  return (
    <g class="rounds">
      {pairsOf(view.rounds).map((pair, line) => (
        <g key={line} transform={`translate(0 ${line * LINE})`}>
          <Sky rounds={pair} all={view.rounds} widths={pair.map(() => half)} now={view.round} />
          {pair.map((one, i) => (
            <Round key={one.round} of={one} view={view} box={box} x={i * half} width={half} />
          ))}
        </g>
      ))}
      <g transform={`translate(0 ${pairsOf(view.rounds).length * LINE})`}>
        <Threats view={view} width={width} />
      </g>
    </g>
  );
}

const LINE = ROUNDS_HEIGHT + 8;

export function linesHeight(view: ChichenView): number {
  return pairsOf(view.rounds).length * LINE + THREATS_HEIGHT;
}

function pairsOf(rounds: RoundView[]): RoundView[][] {
  return rounds.flatMap((_, i) => (i % 2 === 0 ? [rounds.slice(i, i + 2)] : []));
}

interface RoundProps {
  of: RoundView;
  view: ChichenView;
  box: ChichenBox;
  x: number;
  width: number;
}

function Round({ of: { round, dark, city_strength: strength }, view, box, x, width }: RoundProps) {
  const task = view.tasks.find((one) => one.round === round);
  const light = !dark;
  const state = round < view.round ? "past" : round === view.round ? "now" : "";
  const attack = view.attacks.find((one) => one.round === round);
  return (
    <g class={`round ${light ? "light" : "dark"} ${state}`} transform={`translate(${x} 0)`}>
      {state === "now" && <circle class="round-glow" cx={28} cy={28} r={27} />}
      <Sign name={light ? "sun" : "moon"} size={light ? 48 : 44} x={light ? 28 : 22} y={28} />
      <text class="round-number" x={light ? 28 : 33} y={light ? 35 : 36}>
        {round}
      </text>
      {state === "now" && <path class="round-marker" d="M19 57 28 48 37 57Z" />}
      {attack ? <Attack attack={attack} x={69} y={22} /> : <Threat strength={strength} x={68} y={27} />}
      {task && <Task task={task} box={box} x={88} width={Math.min(TASK, width - 93)} />}
    </g>
  );
}

/** The strength of the creature that attacks at the end of the round. */
function Threat({ strength, x, y }: { strength: number; x: number; y: number }) {
  return (
    <g class="threat" transform={`translate(${x} ${y})`}>
      <Sign name="heart" size={30} />
      <text class="strength" y={5}>
        {strength}
      </text>
    </g>
  );
}

/** Shows a past attack: the creature, the defender and the result. */
function Attack({ attack, x, y }: { attack: AttackView; x: number; y: number }) {
  return (
    <g class={attack.held ? "attack held" : "attack lost"} transform={`translate(${x} ${y})`}>
      <CreatureHead creature={attack.creature} size={28} x={1} y={-4} />
      <g class="attack-end" transform="translate(13 -14)">
        <circle r={7} />
        <path d={attack.held ? "M-3.4 0-.8 2.8 3.6-2.8" : "M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8"} />
      </g>
      <SeatMark seat={attack.seat} x={-8} y={19} scale={0.6} />
      <text class="attack-points" x={8} y={24}>
        {attack.points > 0 ? `+${attack.points}` : `−${-attack.points}`}
      </text>
    </g>
  );
}

function Task({ task, box, x, width }: { task: TaskView; box: ChichenBox; x: number; width: number }) {
  const assets = useAssets();
  const parts = byId(box.tasks, task.task);
  const met = task.met_seat ?? [];
  const mine = met.includes(assets.viewer);
  const signs = parts ? taskSigns(parts.id, parts.number ?? 1) : [];
  const label = own("task", { name: assets.thing(task.task), points: task.points, round: task.round });
  return (
    <Place
      words={[]}
      label={label}
      about={task.task}
      class={mine ? "task met" : "task"}
      transform={`translate(${x} 4)`}
    >
      <path class="task-string" d={`M14-4V2M${width - 14}-4V2`} />
      <rect class="edge task-card" y={1} width={width} height={ROUNDS_HEIGHT - 9} rx={5} />
      <PointsValue n={task.points} x={width - 18} y={19} />
      {signs.map((sign, i) =>
        "creature" in sign ? (
          <CreatureHead key={i} creature={sign.creature} size={28} x={18 + i * 28} y={17} />
        ) : "text" in sign ? (
          <text key={i} class="count large" x={17 + i * 27} y={23}>
            {sign.text}
          </text>
        ) : (
          <Sign key={i} name={sign.sign} size={25} x={18 + i * 27} y={17} />
        ),
      )}
      {task.claimed_seat.map((seat, i) => (
        <Warrior key={seat} seat={seat} x={14 + i * 17} y={49} scale={0.58} />
      ))}
      {met
        .filter((seat) => !task.claimed_seat.includes(seat))
        .map((seat, i) => (
          <g key={seat} transform={`translate(${width - 42 - i * 19} 38)`}>
            <circle class="meets" r={8.5} />
            <SeatMark seat={seat} scale={0.58} />
          </g>
        ))}
    </Place>
  );
}
