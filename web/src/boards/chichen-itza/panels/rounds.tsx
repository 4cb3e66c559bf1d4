import { Place } from "../../place";
import { SeatMark } from "../../seats";
import { CreatureHead } from "../art/creatures";
import { Sign } from "../art/signs";
import { Warrior } from "../art/units";
import { PointsValue } from "../art/value";
import { useAssets } from "../assets";
import { byId, type ChichenBox } from "../components";
import { own } from "../messages";
import { shownCreatures } from "../shown-board";
import { taskSigns } from "../task-signs";
import { type AttackView, type ChichenView, CREATURES, type RoundView, type TaskView } from "../view";

export const ROUNDS_HEIGHT = 68;
const NARROW = 88;
const DECK = 206;

/** Six rounds, three by day and three by night; tasks hang where they are scored, attacks lie where they happened; at the end the creatures that may still come. */
export function Rounds({ view, width }: { view: ChichenView; width: number }) {
  const { box } = useAssets();
  const broad = view.rounds.filter((one) => one.tasks).length;
  const wide = (width - DECK - NARROW * (view.rounds.length - broad)) / broad;
  let x = 0;
  return (
    <g class="rounds">
      {view.rounds.map((one) => {
        const from = x;
        const room = one.tasks ? wide : NARROW;
        x += room;
        return <Round key={one.round} of={one} view={view} box={box} x={from} width={room - 4} />;
      })}
      <Attackers view={view} x={x} width={DECK} />
    </g>
  );
}

/** The same in four lines, for a narrow screen: two rounds in each, then the creatures. */
export function RoundsInLines({ view, width }: { view: ChichenView; width: number }) {
  const box = useAssets().box;
  const line = ROUNDS_HEIGHT + 6;
  return (
    <g class="rounds">
      {view.rounds.map((one, i) => (
        <g key={one.round} transform={`translate(0 ${Math.floor(i / 2) * line})`}>
          <Round of={one} view={view} box={box} x={((i % 2) * width) / 2} width={width / 2 - 4} />
        </g>
      ))}
      <g transform={`translate(0 ${3 * line})`}>
        <Attackers view={view} x={0} width={DECK} />
      </g>
    </g>
  );
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
      <rect class="round-sky" width={width} height={ROUNDS_HEIGHT} rx={12} />
      <Sign name={light ? "sun" : "moon"} size={light ? 46 : 40} x={light ? 26 : 20} y={light ? 27 : 25} />
      {round === view.round && <path class="round-marker" d="M12 61 22 51 32 61Z" />}
      <text class="round-number" x={light ? 26 : 30} y={light ? 34 : 33}>
        {round}
      </text>
      {attack ? (
        <Attack attack={attack} x={task ? 60 : 64} y={task ? 22 : 30} />
      ) : (
        <Threat strength={strength} x={task ? 57 : 62} y={task ? 20 : 28} />
      )}
      {task && <Task task={task} box={box} x={76} width={width - 80} />}
    </g>
  );
}

/** How strong the creature at the end of the round will be. */
function Threat({ strength, x, y }: { strength: number; x: number; y: number }) {
  return (
    <g class="threat" transform={`translate(${x} ${y})`}>
      <Sign name="heart" size={24} />
      <text class="strength" y={5}>
        {strength}
      </text>
    </g>
  );
}

/** An attack that is over: which creature, who defended, what it brought. */
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
      <rect class="edge task-card" width={width} height={ROUNDS_HEIGHT - 8} rx={8} />
      <PointsValue n={task.points} x={width - 19} y={18} />
      {signs.map((sign, i) =>
        "creature" in sign ? (
          <CreatureHead key={i} creature={sign.creature} size={29} x={19 + i * 29} y={19} />
        ) : "text" in sign ? (
          <text key={i} class="count large" x={17 + i * 27} y={25}>
            {sign.text}
          </text>
        ) : (
          <Sign key={i} name={sign.sign} size={26} x={19 + i * 27} y={19} />
        ),
      )}
      {task.claimed_seat.map((seat, i) => (
        <Warrior key={seat} seat={seat} x={16 + i * 17} y={57} scale={0.6} />
      ))}
      {met
        .filter((seat) => !task.claimed_seat.includes(seat))
        .map((seat, i) => (
          <g key={seat} transform={`translate(${width - 14 - i * 22} 47)`}>
            <circle class="meets" r={9.5} />
            <SeatMark seat={seat} scale={0.66} />
          </g>
        ))}
    </Place>
  );
}

/** The creatures that may still attack; the ones that did are crossed out. */
function Attackers({ view, x, width }: { view: ChichenView; x: number; width: number }) {
  const left = view.attacks_left;
  const toggle = () => (shownCreatures.value = !shownCreatures.value);
  return (
    <g transform={`translate(${x} 0)`}>
      <Place words={[]} label={own("attack-deck", { n: left })} about="city" class="attackers">
        <rect class="panel edge" width={width} height={ROUNDS_HEIGHT} rx={12} />
        <g transform={`translate(${width - 38} 34)`}>
          <path class="card-back" d="M-20-26H14V24H-20Z" />
          <path class="card-back" d="M-16-22H18V28H-16Z" />
          <text class="deck-count" x={1} y={10}>
            {left}
          </text>
        </g>
      </Place>
      <g
        class="all-creatures"
        role="button"
        tabindex={0}
        aria-pressed={shownCreatures.value}
        aria-label={own("all-creatures")}
        onClick={toggle}
        onKeyDown={(event) => event.key === "Enter" && toggle()}
      >
        <rect class="all-creatures-ground" x={3} y={3} width={138} height={ROUNDS_HEIGHT - 6} rx={10} />
        {CREATURES.map((creature, i) => (
          <g key={creature} class={view.city_cards.includes(creature) ? "" : "gone"}>
            <CreatureHead
              creature={creature}
              size={27}
              x={20 + (i % 4) * 34}
              y={19 + Math.floor(i / 4) * 31}
            />
          </g>
        ))}
        <text class="count large" x={122} y={56}>
          ?
        </text>
      </g>
    </g>
  );
}
