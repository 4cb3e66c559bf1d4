import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/** The value before the current playback on the board. If nothing is being played back, this is the present
 * value. */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    if (!playing) kept.current = value; // runs after the board has had the chance to start its playback
  });
  return playing ? kept.current : value;
}
