import type { RuleText } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";

/** The rules about a tile, a place or a rule id. Rules whose title contains its name come first. */
export function componentRules(about: string, assets: GameAssets, rules: RuleText[]): string[] {
  if (rules.some((rule) => rule.id === about)) return [about];
  const names = [
    about,
    assets.thing(about),
    about.split(" ")[0] ?? about,
    assets.thing(about.split(" ")[0] ?? about),
  ].map((name) => name.toLowerCase());
  const says = (text: string) => names.some((name) => name.length > 1 && text.toLowerCase().includes(name));
  const titled = rules.filter((rule) => says(rule.title));
  const mentioning = rules.filter((rule) => !titled.includes(rule) && rule.paragraphs.some(says));
  return [...titled, ...mentioning].map((rule) => rule.id).slice(0, 12);
}
