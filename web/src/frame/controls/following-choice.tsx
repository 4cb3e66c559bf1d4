import type { Following } from "../../state/paced-updates";
import { following } from "../../state/settings";
import { say } from "../../texts/frame";

const WAYS: Following[] = ["watch", "step", "sum"];

interface Props {
  chosen?: (way: Following) => void;
  /** Whether the label is omitted to save space. */
  bare?: boolean;
}

/**
 * A control that selects how other seats' turns are shown. It appears next to these turns and in the
 * settings.
 */
export function FollowingChoice({ chosen, bare = false }: Props) {
  const choice = (
    <select
      class={bare ? "field small-field" : "field"}
      data-following
      aria-label={bare ? say("following") : undefined}
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
  );
  if (bare) return choice;
  return (
    <label class="settings-choice">
      {say("following")}
      {choice}
    </label>
  );
}
