import type { Drawing } from "./drawing";

export const climb: Drawing = {
  ground: "plaster",
  motif: (
    <>
      <path class="f-jade i" d="M12 3.2 19.5 11H15v9.5H9V11H4.5Z" />
    </>
  ),
};
