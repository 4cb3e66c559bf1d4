import type { SignName } from "../art/signs";

/** The sign for each bonus of a star line. A god card is also drawn in the colour of its god. */
export const BONUS: Record<string, SignName> = {
  coins: "coins",
  luck: "luck",
  idols: "idols",
  warriors: "warriors",
  magic_cards: "magic-cards",
  gear: "gear",
};
