import type { SignName } from "../art/signs";

/** The sign of a star line's bonus; a god card also has the colour of its god. */
export const BONUS: Record<string, SignName> = {
  coins: "coins",
  luck: "luck",
  idols: "idols",
  warriors: "warriors",
  magic_cards: "magic-cards",
  gear: "gear",
};
