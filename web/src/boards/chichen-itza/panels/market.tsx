import { Place } from "../../place";
import { Sign } from "../art/signs";
import { useAssets } from "../assets";
import { byId } from "../components";
import { own } from "../messages";
import { type ChichenView, COLOURS, type Colour, HEROES, type HeroType } from "../view";
import { CardText, Emblem, Portrait, Upkeep, withoutUpkeep } from "./card-parts";

export const MARKET_WIDTH = 254;
const GOD = 58;
const HERO = 54;
const GAP = 4;

/** Cards on offer: a god of each colour, a hero of each kind, and the magic deck. */
export function Market({
  view,
  height,
  width = MARKET_WIDTH,
}: {
  view: ChichenView;
  height: number;
  width?: number;
}) {
  const room = (height - 40 - GAP * 8) / (4 * GOD + 3 * HERO);
  const [god, hero] = [GOD * room, HERO * room];
  return (
    <g class="market">
      {COLOURS.map((colour, i) => (
        <GodOffer
          key={colour}
          view={view}
          colour={colour}
          i={i}
          y={i * (god + GAP)}
          height={god}
          width={width}
        />
      ))}
      {HEROES.map((type, i) => (
        <HeroOffer
          key={type}
          view={view}
          hero={type}
          i={i}
          y={4 * (god + GAP) + i * (hero + GAP)}
          height={hero}
          width={width}
        />
      ))}
      <MagicDeck view={view} width={width} y={4 * (god + GAP) + 3 * (hero + GAP)} />
    </g>
  );
}

function GodOffer({
  view,
  colour,
  i,
  y,
  height,
  width,
}: {
  view: ChichenView;
  colour: Colour;
  i: number;
  y: number;
  height: number;
  width: number;
}) {
  const assets = useAssets();
  const box = assets.box;
  const card = view.display[i];
  const parts = card ? byId(box.god_cards, card) : undefined;
  const left = view.god_decks[i] ?? 0;
  if (!card || !parts) {
    return (
      <Place
        words={[`deck ${colour}`]}
        label={own("empty-display", { colour: assets.thing(colour) })}
        class={`god-card colour-${colour} empty`}
        transform={`translate(0 ${y})`}
      >
        <rect class="edge" width={width} height={height} rx={9} />
        <DeckCount n={left} width={width} height={height} />
      </Place>
    );
  }
  return (
    <Place
      words={[`take ${card.toLowerCase()}`, `deck ${colour}`]}
      label={`${assets.thing(card)}: ${assets.effect(card)}`}
      about={card}
      class={`god-card colour-${colour}`}
      transform={`translate(0 ${y})`}
    >
      <rect class="edge" width={width} height={height} rx={9} />
      <Emblem keyName={parts.key} size={height} />
      <CardText
        title={assets.thing(card)}
        text={assets.effect(card)}
        x={height + 4}
        width={width - height - 8}
        height={height}
      />
      <DeckCount n={left} width={width} height={height} />
    </Place>
  );
}

/** Under a card: how many lie in its deck. */
function DeckCount({ n, width, height }: { n: number; width: number; height: number }) {
  return (
    <g class="deck" transform={`translate(${width - 13} ${height - 10})`}>
      <path class="deck-pile" d="M-19-7h9v12h-9ZM-16-9h9v12h-9Z" />
      <text x={1.5} y={5}>
        {n}
      </text>
    </g>
  );
}

function HeroOffer({
  view,
  hero,
  i,
  y,
  height,
  width,
}: {
  view: ChichenView;
  hero: HeroType;
  i: number;
  y: number;
  height: number;
  width: number;
}) {
  const assets = useAssets();
  const box = assets.box;
  const card = view.hero_cards[i];
  const parts = card ? byId(box.hero_cards, card) : undefined;
  if (!card || !parts) return <rect class="empty-card" y={y} width={width} height={height} rx={9} />;
  return (
    <Place
      words={[`recruit ${hero}`]}
      label={`${assets.thing(hero)}: ${assets.thing(card)}: ${assets.effect(card)}`}
      about={card}
      class="hero-card"
      transform={`translate(0 ${y})`}
    >
      <rect class="edge" width={width} height={height} rx={9} />
      <Portrait hero={hero} size={height} />
      <CardText
        title={assets.thing(card)}
        text={withoutUpkeep(assets.effect(card))}
        x={height + 4}
        width={width - height - 34}
        height={height}
      />
      <Upkeep coins={parts.upkeep} x={width - 17} y={16} />
      <DeckCount n={view.hero_stacks[i] ?? 0} width={width} height={height} />
    </Place>
  );
}

function MagicDeck({ view, width, y }: { view: ChichenView; width: number; y: number }) {
  return (
    <Place
      words={[]}
      label={own("magic-deck", {
        deck: view.magic_deck,
        stone: view.discards.stone,
        fire: view.discards.fire,
      })}
      about="magic-cards"
      class="magic-deck"
      transform={`translate(0 ${y})`}
    >
      <rect class="panel edge" width={width} height={34} rx={9} />
      <Sign name="magic-cards" size={27} x={20} y={17} />
      <text class="count large" x={48} y={23}>
        {view.magic_deck}
      </text>
      <path class="defends-line" d="M74 8V26" />
      <Sign name="stone" size={22} x={94} y={17} />
      <text class="count" x={116} y={22}>
        {view.discards.stone}
      </text>
      <Sign name="fire" size={22} x={142} y={17} />
      <text class="count" x={164} y={22}>
        {view.discards.fire}
      </text>
      <Sign name="luck" size={20} x={192} y={17} />
      <text class="count" x={209} y={22}>
        {view.luck}
      </text>
      <Sign name="idols" size={20} x={228} y={17} />
      <text class="count" x={244} y={22}>
        {view.idols}
      </text>
    </Place>
  );
}
