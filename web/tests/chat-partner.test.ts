import { expect, test } from "vitest";
import type { ChatLine } from "../src/net/protocol";
import { chatPartnerOf } from "../src/state/chat-partner";

const line = (seat: number | null, addressee: number | null, about = ""): ChatLine => ({
  id: "",
  at: 0,
  name: "",
  seat,
  text: "x",
  addressee,
  kind: "line",
  about,
});

test("a reply goes to the whisperer, and later lines to the same person", () => {
  expect(chatPartnerOf([line(1, 0)], 0)).toBe(1);
  expect(chatPartnerOf([line(1, 0), line(0, 2)], 0)).toBe(2);
  expect(chatPartnerOf([line(1, 0), line(2, null)], 0)).toBe(1);
});

test("a person who last wrote to all continues to write to all", () => {
  expect(chatPartnerOf([line(1, 0), line(0, null)], 0)).toBeNull();
  expect(chatPartnerOf([line(1, null), line(null, null)], 0)).toBeNull();
});

test("an answer to a proposal changes nothing", () => {
  expect(chatPartnerOf([line(1, 0), line(0, null, "7")], 0)).toBe(1);
});
