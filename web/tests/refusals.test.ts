import { afterEach, expect, it } from "vitest";
import { language } from "../src/texts/language";
import { refusalInWords } from "../src/texts/refusals";

afterEach(() => {
  language.value = "en";
});

it("is the server's sentence in English, and the page's in German if it has one", () => {
  expect(refusalInWords("taken", "every seat is taken")).toBe("every seat is taken");
  expect(refusalInWords("lost", "")).toContain("connection");
  language.value = "de";
  expect(refusalInWords("taken", "every seat is taken")).toBe("Dieser Platz ist besetzt.");
  expect(refusalInWords("not-offered", "Dafür fehlt 1 Mais.")).toBe("Dafür fehlt 1 Mais.");
});
