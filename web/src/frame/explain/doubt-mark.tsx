import { say } from "../../texts/frame";

/** The sources that need no mark: the printed rulebook, or several sources that agree. */
const SURE = new Set(["", "seed", "two-sources"]);

/** A small sign for the certainty of a value; its text appears under the pointer and is read aloud. */
export function DoubtMark({ confidence }: { confidence: string }) {
  if (SURE.has(confidence)) return null;
  const words = say("confidence", { sure: confidence });
  return (
    <span class={`doubt-mark ${confidence}`} role="img" aria-label={words} title={words}>
      {confidence === "owner" ? "✓" : "*"}
    </span>
  );
}
