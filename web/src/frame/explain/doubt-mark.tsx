import { say } from "../../texts/frame";

/**
 * The sources that need no mark, because the value comes from the printed rulebook or from several sources
 * that agree.
 */
const SURE = new Set(["", "seed", "two-sources"]);

/**
 * A small sign for how certain a value is; its text appears when the pointer is over it, and screen readers
 * read it aloud.
 */
export function DoubtMark({ confidence }: { confidence: string }) {
  if (SURE.has(confidence)) return null;
  const words = say("confidence", { sure: confidence });
  return (
    <span class={`doubt-mark ${confidence}`} role="img" aria-label={words} title={words}>
      {confidence === "owner" ? "✓" : "*"}
    </span>
  );
}
