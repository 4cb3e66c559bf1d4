import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/** The value as it was before the playback that is running on the board. If nothing is being played back,
 * this is the present value. */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    if (!playing) kept.current = value; // runs after the board has had a chance to start its playback
  });
  return playing ? kept.current : value;
}
