import { expect, test } from "vitest";
import de from "../src/texts/de.ftl?raw";
import en from "../src/texts/en.ftl?raw";
import { Messages } from "../src/texts/messages";
import { points, pointsNumber } from "../src/texts/points";

const formatted = (language: string, text: string, units: number, unit: number) =>
  `${points(units, unit)} ${new Messages(language, [text]).say("points-gained", { n: pointsNumber(units, unit) })}`;

test("one point is singular", () => {
  expect([1, 0, 2, -1, -5].map((n) => formatted("en", en, n, 1))).toEqual([
    "1 point",
    "0 points",
    "2 points",
    "−1 point",
    "−5 points",
  ]);
  expect([1, 3].map((n) => formatted("de", de, n, 1))).toEqual(["1 Punkt", "3 Punkte"]);
});

test("parts of points", () => {
  expect([1, 4, 5, 8].map((n) => formatted("en", en, n, 4))).toEqual([
    "¼ point",
    "1 point",
    "1¼ points",
    "2 points",
  ]);
});
