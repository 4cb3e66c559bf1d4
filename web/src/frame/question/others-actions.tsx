import { useRef } from "preact/hooks";
import { useGoneControl } from "../../boards/use-gone";
import type { ShownActions } from "../../state/paced-updates";
import { say } from "../../texts/frame";
import { FollowingChoice } from "../controls/following-choice";
import { SpeedChoice } from "../controls/speed-choice";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { useTableState } from "../table/table-context";

const MOST = 7;
const MOST_UPRIGHT = 3;

/** The latest actions of another seat in separate lines, with buttons to continue. */
export function OthersActions({ lines }: ShownActions) {
  const { table } = useTableState();
  const upright = useMedia(UPRIGHT);
  const row = useRef<HTMLParagraphElement>(null);
  useGoneControl(row);
  const following = (
    <FollowingChoice bare={upright} chosen={(way) => way !== "step" && table.pacedUpdates.goOn()} />
  );
  return (
    <div class="between-turns shown-actions">
      <ul>
        {lines.slice(upright ? -MOST_UPRIGHT : -MOST).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class="row" ref={row} data-goes>
        {table.pacedUpdates.held.value && (
          <button class="button small main" data-next-action onClick={() => table.pacedUpdates.goOn()}>
            {say("next-action")}
          </button>
        )}
        <button class="button small" data-skip onClick={() => table.pacedUpdates.skipTurn()}>
          {say("skip")}
        </button>
        <SpeedChoice />
        {upright && following}
      </p>
      {!upright && following}
    </div>
  );
}
