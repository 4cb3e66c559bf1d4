import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { usePlayback } from "../src/boards/chichen-itza/fight/playback";
import type { Fight } from "../src/boards/chichen-itza/fight/story";

const fight = (from: number, steps: number): Fight =>
  ({
    from,
    steps: Array.from({ length: steps }, () => ({ is: "note", text: "" })),
    over: false,
  }) as unknown as Fight;

describe("the playback of a fight", () => {
  const page = document.createElement("div");
  let film: ReturnType<typeof usePlayback>;
  function Film({ of, own }: { of: Fight; own: boolean }) {
    film = usePlayback(of, own);
    return null;
  }
  const show = (of: Fight, own: boolean) => act(() => render(<Film of={of} own={own} />, page));

  it("is skipped to its end by the first button", () => {
    show(fight(0, 1), true);
    show(fight(10, 2), true);
    const { skip } = film;
    show(fight(10, 6), true);
    expect(film.playing).toBe(true);
    act(skip);
    expect([film.shown, film.playing]).toEqual([6, false]);
  });

  it("continues after a skip if the fight is the viewer's own", () => {
    show(fight(10, 8), true);
    expect(film.playing).toBe(true);
    show(fight(10, 9), false);
    expect(film.playing).toBe(false);
  });
});
