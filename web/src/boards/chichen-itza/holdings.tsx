import type { HoldingsProps } from "../board-module";
import { type HeldNumber, HeldThing } from "../held";
import { CreatureHead } from "./art/creatures";
import { type SignName, TextSign } from "./art/signs";
import { gearValue } from "./components";
import { own } from "./messages";
import { shownSeat } from "./shown-board";
import { type ChichenView, type Creature, GEARS, type Gear, type PlayerView } from "./view";

/** A player's holdings in three short rows; a click opens the whole board. */
export function ChichenHoldings({ seat, view, previewed, assets }: HoldingsProps) {
  const table = view as unknown as ChichenView;
  const player = table.seats?.[seat];
  const then = (previewed as unknown as ChichenView | null)?.seats?.[seat];
  if (!player) return null;
  const open = () => (shownSeat.value = shownSeat.value === seat ? null : seat);
  const one = (sign: SignName, n: number | string, name: string, by = 0, about: string = sign) => (
    <Held key={about} sign={sign} n={n} name={name} by={by} about={about} />
  );
  const change = (of: (one: PlayerView) => number) => (then ? of(then) - of(player) : 0);
  return (
    <div class="holdings chichen-holdings" onClick={open}>
      {one(
        "coins",
        player.coins,
        assets.thing("coins", player.coins),
        change((p) => p.coins),
      )}
      {one(
        "luck",
        player.luck,
        assets.thing("luck", player.luck),
        change((p) => p.luck),
      )}
      {one(
        "idols",
        player.idols,
        assets.thing("idols", player.idols),
        change((p) => p.idols),
      )}
      {one(
        "shields",
        `${player.shields}/${player.shields_allowed}`,
        assets.thing("shields", player.shields),
        change((p) => p.shields),
      )}
      {one(
        "magic-cards",
        player.hand,
        assets.thing("magic-cards", player.hand),
        change((p) => p.hand),
      )}
      {one(
        "warriors",
        player.reserve,
        own("reserve", { n: player.reserve, income: player.income }),
        change((p) => p.reserve),
      )}
      {GEARS.map((gear) =>
        one(
          gear,
          gearValue(player, gear),
          `${assets.thing(gear)} ${player.gears[gear]}`,
          then ? gained(player, then, gear) : 0,
        ),
      )}
      {one(
        "scout",
        player.scouts,
        own("scouts-left", { n: player.scouts }),
        change((p) => p.scouts),
      )}
      {player.war > 0 && one("war", player.war, own("war-markers", { n: player.war, peace: player.peace }))}
      {player.gems.map((gem) => (
        <Held key={gem} sign={`gem-${gem}`} n="" name={assets.thing(gem)} by={0} about={gem} />
      ))}
      {player.heroes
        .filter((hero) => hero.card)
        .map(({ hero, card }) => (
          <Held key={hero} sign={hero} n="" name={assets.thing(card!)} by={0} about={card!} />
        ))}
      {player.gods.length > 0 &&
        one(
          "god-card",
          player.gods.length,
          assets.thing("god-card", player.gods.length),
          change((p) => p.gods.length),
        )}
      {[...strengthsByCreature(player)].map(([creature, strengths]) => (
        <span
          key={creature}
          class="held"
          data-about={creature}
          role="img"
          aria-label={`${assets.thing(creature)} ${strengths.join(", ")}`}
        >
          <svg class="glyph" viewBox="-10 -10 20 20" width={20} height={20} aria-hidden="true">
            <CreatureHead creature={creature} size={20} />
          </svg>
          <span class="held-number">{strengths.join("+")}</span>
        </span>
      ))}
      <button
        class="open-board"
        onClick={(event) => {
          event.stopPropagation();
          open();
        }}
        aria-pressed={shownSeat.value === seat}
        aria-label={own("open-this-board")}
      >
        ▴
      </button>
    </div>
  );
}

/**
 * The increase of the number shown in a gear's row. It can differ from the increase in level, because some
 * levels give something else.
 */
function gained({ gear_values: now }: PlayerView, { gear_values: then }: PlayerView, gear: Gear): number {
  if (gear === "defense") return then.shields - now.shields;
  if (gear === "melee") return then.melee_faces.length - now.melee_faces.length;
  if (gear === "ranged") return then.ranged - now.ranged;
  return then.stone === null || now.stone === null ? 0 : then.stone - now.stone;
}

/** The strengths of the defeated creatures, grouped by kind. */
function strengthsByCreature({ figures }: PlayerView): Map<Creature, number[]> {
  const found = new Map<Creature, number[]>();
  for (const { creature, strength } of figures)
    found.set(creature, [...(found.get(creature) ?? []), strength]);
  return found;
}

function Held({ sign, ...rest }: HeldNumber & { sign: SignName }) {
  return (
    <HeldThing {...rest}>
      <TextSign name={sign} size={19} />
    </HeldThing>
  );
}
