import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/**
 * While the board plays back earlier events, this is the value from before the playback. Otherwise, it is the
 * current value.
 */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    // The board may have started a playback since this rendering.
    if (stopPlaying.peek() === null) kept.current = value;
  });
  return playing ? kept.current : value;
}
