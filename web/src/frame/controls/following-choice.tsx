import type { Following } from "../../state/paced-updates";
import { following } from "../../state/settings";
import { say } from "../../texts/frame";

const WAYS: Following[] = ["watch", "step", "sum"];

/** How others' turns are shown; chosen where they are shown, and in the settings. */
export function FollowingChoice({ chosen }: { chosen?: (way: Following) => void }) {
  return (
    <label class="settings-choice">
      {say("following")}
      <select
        class="field"
        data-following
        value={following.value}
        onChange={(event) => {
          following.value = event.currentTarget.value as Following;
          chosen?.(following.value);
        }}
      >
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {say(`following-${way}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
