import { type Speed, speed } from "../../state/settings";
import { say } from "../../texts/frame";

const SPEEDS: Speed[] = ["calm", "quick", "none"];

/** A control for the speed at which pieces move and other seats' turns are shown. */
export function SpeedChoice() {
  return (
    <select
      class="field small-field"
      aria-label={say("motion")}
      title={say("motion")}
      value={speed.value}
      onChange={(event) => (speed.value = event.currentTarget.value as Speed)}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {say(`motion-${one}`)}
        </option>
      ))}
    </select>
  );
}
