import { pointerSpot } from "../../state/pointer";
import { say } from "../../texts/frame";

/** The height in pixels that the message and its distance to the pointer need. */
const ROOM = 140;

/** Says that a press was ignored. The message is beside the pointer, because that is where the viewer looks. */
export function PressRefused() {
  const { x, y } = pointerSpot();
  return (
    <p
      class={y > ROOM ? "press-refused above" : "press-refused"}
      style={{ "--x": `${x}px`, "--y": `${y}px` }}
      role="status"
    >
      {say("press-refused")}
    </p>
  );
}
