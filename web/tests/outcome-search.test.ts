import { expect, test } from "vitest";
import { matchingOutcomes } from "../src/state/outcome-search";

const option = (text: string, words: string) => ({ text, words });
const CARDS = [option("draw h01", "Draw Water tithe"), option("draw h02", "Ziehe Späher")];
const DICE = [
  option("roll 1 4 6", "Roll 1 4 6"),
  option("roll 1 1 4", "Roll 1 1 4"),
  option("roll 4 6 6", "Roll 4 6 6"),
];

test("parts of words find an outcome, whatever their accents and case", () => {
  expect(matchingOutcomes("tithe WATER", CARDS)).toEqual([CARDS[0]]);
  expect(matchingOutcomes("spaher", CARDS)).toEqual([CARDS[1]]);
  expect(matchingOutcomes("h02", CARDS)).toEqual([CARDS[1]]);
  expect(matchingOutcomes(" ", CARDS)).toEqual(CARDS);
  expect(matchingOutcomes("lion", CARDS)).toEqual([]);
});

test("dice are found in any order", () => {
  expect(matchingOutcomes("641", DICE)).toEqual([DICE[0]]);
  expect(matchingOutcomes("4 1 1", DICE)).toEqual([DICE[1]]);
  expect(matchingOutcomes("6 6", DICE)).toEqual([DICE[0], DICE[2]]);
});
