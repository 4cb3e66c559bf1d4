import { Place } from "../../place";
import { CreatureHead } from "../art/creatures";
import { THREATS_HEIGHT } from "../measures";
import { own } from "../messages";
import { shownCreatures } from "../shown-board";
import { type ChichenView, CREATURES } from "../view";

const DECK = 50;

/**
 * The creatures that may still attack the city, those that have already attacked (pale), and the number of
 * cards left. A click opens the table of creatures.
 */
export function Threats({ view, width }: { view: ChichenView; width: number }) {
  const left = view.attacks_left;
  const toggle = () => (shownCreatures.value = !shownCreatures.value);
  const step = (width - DECK - 6) / 4;
  return (
    <g class="threats">
      <Place words={[]} label={own("attack-deck", { n: left })} about="city" class="attackers">
        <g transform={`translate(${width - DECK / 2} 31)`}>
          <path class="card-back" d="M-21-27a4 4 0 0 1 4-4H11a4 4 0 0 1 4 4V23H-21Z" />
          <rect class="card-back" x={-16} y={-26} width={36} height={54} rx={4} />
          <path class="card-fret" d="M-11-20H15V22H-11Z" />
          <text class="deck-count" x={2} y={9}>
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
        <rect class="all-creatures-ground" width={width - DECK - 6} height={THREATS_HEIGHT} rx={12} />
        {CREATURES.map((creature, i) => (
          <g key={creature} class={view.city_cards.includes(creature) ? "" : "gone"}>
            <CreatureHead
              creature={creature}
              size={27}
              x={step * ((i % 4) + 0.5)}
              y={16 + Math.floor(i / 4) * 30}
            />
          </g>
        ))}
        <text class="count large" x={step * 3.5} y={52}>
          ?
        </text>
      </g>
    </g>
  );
}
