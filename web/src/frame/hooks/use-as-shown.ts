import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/** The value from before the current playback on the board; the present value if nothing is playing. */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    if (!playing) kept.current = value; // after the board could start its playback
  });
  return playing ? kept.current : value;
}
