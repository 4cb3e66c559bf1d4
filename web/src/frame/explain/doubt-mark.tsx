import { say } from "../../texts/frame";

/** What needs no mark: printed in the rulebook, or found in several sources. */
const SURE = new Set(["", "seed", "two-sources"]);

/** One small sign for how sure a value is; its words come with the pointer and are read aloud. */
export function DoubtMark({ confidence }: { confidence: string }) {
  if (SURE.has(confidence)) return null;
  const words = say("confidence", { sure: confidence });
  return (
    <span class={`doubt-mark ${confidence}`} role="img" aria-label={words} title={words}>
      {confidence === "owner" ? "✓" : "*"}
    </span>
  );
}
