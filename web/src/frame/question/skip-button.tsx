import { useRef } from "preact/hooks";
import { useGone } from "../../boards/use-gone";
import { stopPlaying } from "../../state/playing";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** Ends what the board still shows of the past. */
export function SkipButton() {
  const { table } = useTableState();
  const button = useRef<HTMLButtonElement>(null);
  useGone(button);
  return (
    <div class="board-plays">
      <button
        ref={button}
        class="button stop-playing"
        onClick={() => {
          stopPlaying.value?.();
          table.pacedUpdates.skipTurn();
        }}
      >
        {say("skip")}
      </button>
    </div>
  );
}
