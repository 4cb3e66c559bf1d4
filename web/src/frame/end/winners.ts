import { say } from "../../texts/frame";

export function victory(names: string[]): string {
  if (names.length === 0) return say("nobody-wins");
  return names.length > 1
    ? say("share-victory", { names: names.join(", ") })
    : say("wins", { name: names[0] ?? "" });
}
