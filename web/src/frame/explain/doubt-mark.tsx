import { say } from "../../texts/frame";

/**
 * The sources that need no mark because they are reliable: the printed rulebook, or several sources that
 * agree.
 */
const SURE = new Set(["", "seed", "two-sources"]);

/**
 * A small sign for the reliability of a value. Its text appears on hover and is read aloud by screen readers.
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
