import { useClickable } from "../../board";
import { Place } from "../../place";
import { CreatureHead } from "../art/creatures";
import { Sign } from "../art/signs";
import { Hero } from "../art/units";
import { useAssets } from "../assets";
import { byId } from "../components";
import { emblem } from "../emblems";
import { own } from "../messages";
import type { HeroType } from "../view";
import type { SeatProps } from "./player-board";

const WIDTH = 230;
const CARD = 32;

/** Shows heroes with their cards, god cards, magic cards and trophies. */
export function OwnCards(props: SeatProps) {
  return (
    <g class="own-cards">
      <Heroes {...props} />
      <g transform="translate(0 46)">
        <Gods {...props} />
      </g>
      <g transform="translate(0 112)">
        <Hand {...props} />
      </g>
      <g transform="translate(96 112)">
        <Trophies {...props} />
      </g>
    </g>
  );
}

function Heroes({ seat, player, mine, box }: SeatProps) {
  const assets = useAssets();
  return (
    <>
      {player.heroes.map(({ hero, card, place }, i) => {
        const parts = card ? byId(box.hero_cards, card) : undefined;
        const words = mine
          ? [
              `hero ${hero}`,
              `keep ${hero}`,
              ...(card ? [`use ${card.toLowerCase()}`] : []),
              `lose ${hero}`,
              `with ${hero}`,
              `without ${hero}`,
            ]
          : [];
        const name = card ? assets.thing(card) : own("hero-home", { hero: assets.thing(hero) });
        return (
          <Place
            key={hero}
            words={words}
            label={card ? `${assets.thing(hero)}: ${name}, ${assets.effect(card)}` : name}
            about={card ?? hero}
            class={card ? "own-hero" : "own-hero home"}
            transform={`translate(${i * 76} 0)`}
          >
            <rect class="edge" width={72} height={43} rx={8} />
            <Hero seat={seat} hero={hero} x={20} y={40} scale={place === "home" ? 0.85 : 0.95} />
            {parts && (
              <>
                {emblem(parts.key).map((sign, n) => (
                  <Sign key={n} name={sign} size={n === 0 ? 24 : 18} x={48 + n * 12} y={n === 0 ? 13 : 18} />
                ))}
                <g class="price-disc" transform="translate(59 32)">
                  <circle r={9.5} />
                  <text y={5.5}>{parts.upkeep}</text>
                </g>
              </>
            )}
          </Place>
        );
      })}
      {mine && player.heroes.map(({ hero }, i) => <Dismiss key={hero} hero={hero} x={i * 76 + 66} />)}
    </>
  );
}

/** A cross that dismisses a hero. Pressing the card itself keeps the hero. */
function Dismiss({ hero, x }: { hero: HeroType; x: number }) {
  const { offers } = useClickable();
  const word = `dismiss ${hero}`;
  if (!offers.has(word)) return null;
  return (
    <Place words={[word]} label={own("dismiss")} class="dismiss" transform={`translate(${x} 6)`}>
      <circle class="edge" r={11} />
      <path class="dismiss-cross" d="M-4-4 4 4M4-4-4 4" />
    </Place>
  );
}

function Gods({ player, mine, box }: SeatProps) {
  const assets = useAssets();
  const per = 7;
  const step =
    player.gods.length > per * 2 ? (WIDTH - CARD) / Math.ceil(player.gods.length / 2 - 1) : CARD + 1;
  const columns = Math.max(per, Math.ceil(player.gods.length / 2));
  return (
    <>
      {player.gods.length === 0 && <rect class="empty-card" width={WIDTH} height={34} rx={6} />}
      {player.gods.map((card, i) => {
        const parts = byId(box.god_cards, card);
        const [main, second] = parts ? emblem(parts.key) : [];
        return (
          <Place
            key={card}
            words={mine ? [`use ${card.toLowerCase()}`] : []}
            label={`${assets.thing(card)}: ${assets.effect(card)}`}
            about={card}
            class={`own-god colour-${parts?.color ?? "gold"}`}
            transform={`translate(${(i % columns) * step} ${Math.floor(i / columns) * 33})`}
          >
            <rect class="edge" width={CARD} height={31} rx={6} />
            {main && <Sign name={main} size={20} x={13} y={13} />}
            {second && <Sign name={second} size={14} x={24} y={23} />}
          </Place>
        );
      })}
    </>
  );
}

function Hand({ player }: SeatProps) {
  const known = player.cards;
  return (
    <Place
      words={[]}
      label={own("hand", { n: player.hand, stone: known?.stone ?? 0, fire: known?.fire ?? 0 })}
      about="magic-cards"
      class="hand"
    >
      <rect class="edge token-ground" width={88} height={34} rx={8} />
      {known ? (
        <>
          <Sign name="stone" size={24} x={17} y={17} />
          <text class="count large" x={36} y={23}>
            {known.stone}
          </text>
          <Sign name="fire" size={24} x={57} y={17} />
          <text class="count large" x={76} y={23}>
            {known.fire}
          </text>
        </>
      ) : (
        <>
          <Sign name="magic-cards" size={28} x={28} y={17} />
          <text class="count large" x={60} y={23}>
            {player.hand}
          </text>
        </>
      )}
    </Place>
  );
}

/** Shows defeated creatures with their strength, and creature cards from the defence of the city. */
function Trophies({ player, seat, view }: SeatProps) {
  const attacks = view.attacks.filter((one) => one.seat === seat);
  const all = player.figures.length + attacks.length;
  const step = Math.min(30, 110 / Math.max(1, all - 1));
  return (
    <Place words={[]} label={own("trophies", { n: player.figures.length })} about="figures" class="trophies">
      <rect class="edge token-ground" width={134} height={34} rx={8} />
      {player.figures.map((figure, i) => (
        <g key={i} transform={`translate(${16 + i * step} 14)`}>
          <CreatureHead creature={figure.creature} size={25} />
          <text class="trophy-number" x={6} y={18}>
            {figure.strength}
          </text>
        </g>
      ))}
      {attacks.map((attack, i) => (
        <g
          key={attack.round}
          class={attack.held ? "attack held" : "attack lost"}
          transform={`translate(${16 + (player.figures.length + i) * step} 14)`}
        >
          <rect class="attack-card" x={-13} y={-14} width={26} height={30} rx={4} />
          <CreatureHead creature={attack.creature} size={22} y={-3} />
          <text class="trophy-number" x={0} y={17}>
            {attack.points > 0 ? `+${attack.points}` : `−${-attack.points}`}
          </text>
        </g>
      ))}
    </Place>
  );
}
