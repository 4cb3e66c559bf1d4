import type { Tour } from "../tours";
import de from "./texts/tour.de.ftl?raw";
import en from "./texts/tour.en.ftl?raw";
import positions from "./tour.json";

/** Sixteen steps on five positions of one real game; between two of them a day passes. */
export const tour: Tour = {
  texts: { en, de },
  positions,
  steps: [
    { message: "tour-goal", position: "start", target: "" },
    { message: "tour-turn", position: "early", target: ".wheel-uxmal" },
    { message: "tour-place", position: "early", target: ".wheel-palenque" },
    { message: "tour-calendar", position: "next", target: ".calendar-whole" },
    { message: "tour-pick", position: "next", target: '[data-about="worker tikal 5"]' },
    { message: "tour-palenque", position: "next", target: ".wheel-palenque" },
    { message: "tour-yaxchilan", position: "next", target: ".wheel-yaxchilan" },
    { message: "tour-tikal", position: "middle", target: ".wheel-tikal" },
    { message: "tour-technologies", position: "middle", target: ".technologies" },
    { message: "tour-tiles", position: "middle", target: ".tiles" },
    { message: "tour-uxmal", position: "middle", target: ".wheel-uxmal" },
    { message: "tour-chichen", position: "middle", target: ".wheel-chichen" },
    { message: "tour-temples", position: "middle", target: ".temples" },
    { message: "tour-food", position: "middle", target: '[data-about="day 13"]' },
    { message: "tour-start", position: "late", target: ".plaza" },
    { message: "tour-end", position: "late", target: "" },
  ],
};
