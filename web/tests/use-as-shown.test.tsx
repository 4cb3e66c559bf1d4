import { signal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { useAsShown } from "../src/frame/hooks/use-as-shown";
import { stopPlaying } from "../src/state/playing";

const roll = signal(1);
const shown: number[] = [];

function Log() {
  shown.push(useAsShown(roll.value));
  return null;
}

/** A board that plays back every roll after the first one. */
function Board() {
  useLayoutEffect(() => {
    if (roll.value > 1) stopPlaying.value = () => {};
  }, [roll.value]);
  return null;
}

it("the log shows a roll only after its playback", () => {
  const page = document.createElement("div");
  act(() =>
    render(
      <>
        <Log />
        <Board />
      </>,
      page,
    ),
  );
  act(() => {
    roll.value = 2;
  });
  expect(shown.at(-1)).toBe(1);
  act(() => {
    stopPlaying.value = null;
  });
  expect(shown.at(-1)).toBe(2);
  render(null, page);
});
