import { useRef } from "preact/hooks";
import { useGoneControl } from "../../boards/use-gone";
import { stopPlaying, waitsForPress } from "../../state/playing";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** A button that ends the playback of past events on the board. */
export function SkipButton() {
  const { table } = useTableState();
  const button = useRef<HTMLButtonElement>(null);
  useGoneControl(button);
  return (
    <div class="board-plays">
      <button
        ref={button}
        class="button stop-playing"
        data-goes
        onClick={() => {
          stopPlaying.value?.();
          table.pacedUpdates.skipTurn();
        }}
      >
        {say(waitsForPress.value ? "go-on" : "skip")}
      </button>
    </div>
  );
}
