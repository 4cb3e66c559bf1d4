import type { SignName } from "../art/signs";

/** The sign of what a line of the star brings; a god card has the colour of its god besides. */
export const BONUS: Record<string, SignName> = {
  coins: "coins",
  luck: "luck",
  idols: "idols",
  warriors: "warriors",
  magic_cards: "magic-cards",
  gear: "gear",
};
