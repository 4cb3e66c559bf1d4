import { describe, expect, it } from "vitest";
import { found } from "../src/texts/search";
import { stem } from "../src/texts/stem";

describe("stems", () => {
  it.each([
    ["workers", "worker"],
    ["placing", "placed"],
    ["places", "placing"],
    ["begging", "beg"],
    ["cities", "city"],
    ["buildings", "building"],
    ["fights", "fighting"],
    ["supplied", "supply"],
    ["generously", "generous"],
    ["skulls", "skull"],
    ["heroes", "hero"],
    ["technologies", "technology"],
  ])("English %s and %s are one word", (one, other) => expect(stem(one, "en")).toBe(stem(other, "en")));

  it.each([
    ["Arbeitern", "Arbeiter"],
    ["Gebäude", "Gebäuden"],
    ["Gebäude", "Gebäudes"],
    ["Plättchen", "Plättchens"],
    ["Tempel", "Tempeln"],
    ["Schädel", "Schädeln"],
    ["Kämpfe", "Kampf"],
    ["Häuser", "Haus"],
    ["legen", "lege"],
    ["Würfe", "Wurf"],
    ["Runden", "Runde"],
  ])("German %s and %s are one word", (one, other) => expect(stem(one, "de")).toBe(stem(other, "de")));

  it.each([
    ["beg", "begin"],
    ["corn", "corner"],
    ["war", "warrior"],
  ])("English %s and %s are two", (one, other) => expect(stem(one, "en")).not.toBe(stem(other, "en")));
});

describe("searching", () => {
  const texts = ["Workers are placed on wheels.", "A worker falls.", "Corner of the board", "TZ-3.2 Begging"];
  const search = (words: string) => found(texts, (one) => one, words, "en").map((one) => texts.indexOf(one));
  it("finds any form of a word", () => {
    expect(search("worker")).toEqual([0, 1]);
    expect(search("placing worker")).toEqual([0]);
    expect(search("beg")).toEqual([3]);
  });
  it("then finds beginnings, then parts of words", () => {
    expect(search("corn")).toEqual([2]);
    expect(search("orner")).toEqual([2]);
    expect(search("3.2")).toEqual([3]);
    expect(search("(")).toEqual([]);
  });
});
