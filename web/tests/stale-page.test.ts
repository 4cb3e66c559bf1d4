import { afterEach, expect, test } from "vitest";
import { reloadWhenStale } from "../src/net/stale-page";

let forget = () => {};
afterEach(() => {
  forget();
  sessionStorage.clear();
});

function missingPart(): void {
  dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

test("a page whose scripts are gone is reloaded, at most once a minute", () => {
  let reloads = 0;
  let now = 1_000_000;
  forget = reloadWhenStale(
    () => reloads++,
    () => now,
  );
  missingPart();
  missingPart();
  expect(reloads).toBe(1);
  now += 61_000;
  missingPart();
  expect(reloads).toBe(2);
});
