import type { TourPlan } from "../tour-plan";
import de from "./words/tour.de.ftl?raw";
import en from "./words/tour.en.ftl?raw";
import positions from "./tour.json";

/** A dozen and more steps on three positions of one real game. */
export const tour: TourPlan = {
  words: { en, de },
  positions,
  steps: [
    { message: "tour-goal", position: "early", target: "" },
    { message: "tour-calendar", position: "next", target: ".calendar" },
    { message: "tour-turn", position: "next", target: ".wheel-place" },
    { message: "tour-place", position: "next", target: '[data-about="uxmal"]' },
    { message: "tour-pick", position: "next", target: ".rider" },
    { message: "tour-palenque", position: "next", target: ".wheel-palenque" },
    { message: "tour-yaxchilan", position: "next", target: ".wheel-yaxchilan" },
    { message: "tour-tikal", position: "middle", target: ".wheel-tikal" },
    { message: "tour-technologies", position: "middle", target: ".technologies" },
    { message: "tour-uxmal", position: "middle", target: ".wheel-uxmal" },
    { message: "tour-chichen", position: "middle", target: ".wheel-chichen" },
    { message: "tour-temples", position: "middle", target: ".temples" },
    { message: "tour-food", position: "middle", target: ".calendar" },
    { message: "tour-start", position: "middle", target: ".plaza" },
    { message: "tour-end", position: "middle", target: "" },
  ],
};
