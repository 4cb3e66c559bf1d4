import { Place } from "../../place";
import { Sign, type SignName } from "../art/signs";
import { useAssets } from "../assets";
import { byId } from "../components";
import type { Box } from "../geometry";
import { MARKET_WIDTH } from "../measures";
import { own } from "../messages";
import { type ChichenView, COLOURS, type Colour, HEROES, type HeroType } from "../view";
import { artWidth, CardText, Emblem, Portrait, Upkeep, withoutUpkeep } from "./card-parts";

const GAP = 6;
const BANK = 34;
/** The minimum and maximum height of a card. If there is less space, the cards are in two columns. */
const LEAST = 50;
const MOST = 84;

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
  const all = COLOURS.length + HEROES.length;
  const one = (height - BANK) / all - GAP;
  const columns = one < LEAST ? 2 : 1;
  const card = columns === 1 ? Math.min(MOST, one) : height / COLOURS.length - GAP;
  const wide = (width - GAP * (columns - 1)) / columns;
  const at = (i: number): Box => ({
    x: columns === 1 ? 0 : Math.floor(i / COLOURS.length) * (wide + GAP),
    y: (columns === 1 ? i : i % COLOURS.length) * (card + GAP),
    width: wide,
    height: card,
  });
  return (
    <g class="market">
      {COLOURS.map((colour, i) => (
        <GodOffer key={colour} view={view} colour={colour} i={i} {...at(i)} />
      ))}
      {HEROES.map((type, i) => (
        <HeroOffer key={type} view={view} hero={type} i={i} {...at(COLOURS.length + i)} />
      ))}
      <MagicDeck view={view} {...at(all)} />
    </g>
  );
}

function GodOffer({
  view,
  colour,
  i,
  x,
  y,
  height,
  width,
}: Box & {
  view: ChichenView;
  colour: Colour;
  i: number;
}) {
  const assets = useAssets();
  const box = assets.box;
  const art = artWidth(width);
  const card = view.display[i];
  const parts = card ? byId(box.god_cards, card) : undefined;
  const left = view.god_decks[i] ?? 0;
  if (!card || !parts) {
    return (
      <Place
        words={[`deck ${colour}`]}
        label={own("empty-display", { colour: assets.thing(colour) })}
        class={`god-card colour-${colour} empty`}
        transform={`translate(${x} ${y})`}
      >
        <rect class="edge" width={width} height={height} rx={8} />
        <DeckCount n={left} height={height} />
      </Place>
    );
  }
  return (
    <Place
      words={[`take ${card.toLowerCase()}`, `deck ${colour}`]}
      label={`${assets.thing(card)}: ${assets.effect(card)}`}
      about={card}
      class={`god-card colour-${colour}`}
      transform={`translate(${x} ${y})`}
    >
      <CardGround width={width} height={height} />
      <Emblem keyName={parts.key} width={art} height={height} />
      <CardText
        title={assets.thing(card)}
        text={assets.effect(card)}
        x={art + 5}
        width={width - art - 9}
        height={height}
      />
      <DeckCount n={left} height={height} />
    </Place>
  );
}

/** The background of a card, with the deck below it. */
function CardGround({ width, height }: { width: number; height: number }) {
  return (
    <>
      <rect class="card-below" x={2} y={3.5} width={width} height={height} rx={8} />
      <rect class="edge" width={width} height={height} rx={8} />
    </>
  );
}

/** Shows the number of cards in the deck, in the corner of the painting. */
function DeckCount({ n, height }: { n: number; height: number }) {
  return (
    <g class="deck" transform={`translate(5 ${height - 19})`}>
      <path class="deck-pile" d="M0 3h8v11H0ZM3 0h8v11H3Z" />
      <text x={20} y={12}>
        {n}
      </text>
    </g>
  );
}

function HeroOffer({
  view,
  hero,
  i,
  x,
  y,
  height,
  width,
}: Box & {
  view: ChichenView;
  hero: HeroType;
  i: number;
}) {
  const assets = useAssets();
  const box = assets.box;
  const art = artWidth(width);
  const card = view.hero_cards[i];
  const parts = card ? byId(box.hero_cards, card) : undefined;
  const left = view.hero_stacks[i] ?? 0;
  if (!card || !parts) return <HeroStack hero={hero} left={left} {...{ x, y, height, width }} />;
  return (
    <Place
      words={[`recruit ${hero}`]}
      label={`${assets.thing(hero)}: ${assets.thing(card)}: ${assets.effect(card)}`}
      about={card}
      class="hero-card"
      transform={`translate(${x} ${y})`}
    >
      <CardGround width={width} height={height} />
      <Portrait hero={hero} width={art} height={height} />
      <CardText
        title={assets.thing(card)}
        text={withoutUpkeep(assets.effect(card))}
        x={art + 5}
        width={width - art - 9}
        height={height}
      />
      <Upkeep coins={parts.upkeep} x={14} y={14} />
      <DeckCount n={left} height={height} />
    </Place>
  );
}

/** A stack of hero cards without a known next card: it is empty, or its next card is face down. */
function HeroStack({ hero, left, x, y, height, width }: Box & { hero: HeroType; left: number }) {
  const assets = useAssets();
  const art = artWidth(width);
  if (left === 0) return <rect class="empty-card" x={x} y={y} width={width} height={height} rx={9} />;
  return (
    <Place
      words={[]}
      label={`${assets.thing(hero)}: ${own("face-down", { n: left })}`}
      class="hero-card face-down"
      transform={`translate(${x} ${y})`}
    >
      <CardGround width={width} height={height} />
      <Portrait hero={hero} width={art} height={height} />
      <CardText
        title={assets.thing(hero)}
        text={own("face-down", { n: left })}
        x={art + 5}
        width={width - art - 9}
        height={height}
      />
      <DeckCount n={left} height={height} />
    </Place>
  );
}

/** Shows the remaining supply: the magic deck and its discards, luck tokens and idols. */
function MagicDeck({ view, width, x, y }: Box & { view: ChichenView }) {
  const stock: [SignName, number][] = [
    ["magic-cards", view.magic_deck],
    ["stone", view.discards.stone],
    ["fire", view.discards.fire],
    ["luck", view.luck],
    ["idols", view.idols],
  ];
  const step = width / stock.length;
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
      transform={`translate(${x} ${y})`}
    >
      <rect class="bank" width={width} height={BANK} rx={10} />
      {stock.map(([sign, n], i) => (
        <g key={sign} transform={`translate(${step * (i + 0.5)} ${BANK / 2})`}>
          <Sign name={sign} size={i === 0 ? 26 : 22} x={-10} />
          <text class="count" x={i === 0 ? 13 : 11} y={5.5}>
            {n}
          </text>
        </g>
      ))}
    </Place>
  );
}
