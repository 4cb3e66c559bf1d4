import { agriculture } from "./agriculture";
import { anger } from "./anger";
import { anyAction } from "./any-action";
import { anyResource } from "./any-resource";
import { anyTechnology } from "./any-technology";
import { anyTemple } from "./any-temple";
import { architecture } from "./architecture";
import { bank } from "./bank";
import { build } from "./build";
import { burn } from "./burn";
import { chaac } from "./chaac";
import { city } from "./city";
import { climb } from "./climb";
import { cocoa } from "./cocoa";
import { coins } from "./coins";
import { corn } from "./corn";
import { cornTile } from "./corn-tile";
import { dark } from "./dark";
import { day } from "./day";
import type { Drawing } from "./drawing";
import { extraction } from "./extraction";
import { fall } from "./fall";
import { farm } from "./farm";
import { fire } from "./fire";
import { fish } from "./fish";
import { foodGoods } from "./food-goods";
import { foodPoints } from "./food-points";
import { freeChoice } from "./free-choice";
import { gold } from "./gold";
import { higher } from "./higher";
import { idols } from "./idols";
import { kukulcan } from "./kukulcan";
import { light } from "./light";
import { luck } from "./luck";
import { magicCards } from "./magic-cards";
import { market } from "./market";
import { monument } from "./monument";
import { offering } from "./offering";
import { points } from "./points";
import { quetzalcoatl } from "./quetzalcoatl";
import { shrine } from "./shrine";
import { skull } from "./skull";
import { startingPlayer } from "./starting-player";
import { stepBack } from "./step-back";
import { stone } from "./stone";
import { theology } from "./theology";
import { tomb } from "./tomb";
import { warriors } from "./warriors";
import { wood } from "./wood";
import { woodTile } from "./wood-tile";
import { worker } from "./worker";

/** All glyphs. The keys are the names of things in the games. */
export const drawings = {
  agriculture,
  anger,
  "any-action": anyAction,
  "any-resource": anyResource,
  "any-technology": anyTechnology,
  "any-temple": anyTemple,
  architecture,
  bank,
  build,
  burn,
  chaac,
  city,
  climb,
  cocoa,
  coins,
  luck,
  idols,
  warriors,
  "magic-cards": magicCards,
  corn,
  "corn-tile": cornTile,
  dark,
  day,
  extraction,
  fall,
  farm,
  fire,
  fish,
  "food-goods": foodGoods,
  "food-points": foodPoints,
  "free-choice": freeChoice,
  gold,
  higher,
  kukulcan,
  light,
  market,
  monument,
  offering,
  points,
  quetzalcoatl,
  shrine,
  skull,
  "starting-player": startingPlayer,
  "step-back": stepBack,
  stone,
  theology,
  tomb,
  wood,
  "wood-tile": woodTile,
  worker,
} satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof drawings;
