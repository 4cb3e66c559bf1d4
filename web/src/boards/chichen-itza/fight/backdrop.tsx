import { Castillo } from "../map/castillo";
import type { Setting } from "./scenery";

/** Draws hills, jungle, water or the pyramid behind a fight, and the ground in front. */
export function Behind({ setting }: { setting: Setting }) {
  return (
    <svg class="scene-back" viewBox="0 0 540 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {setting === "water" ? (
        <path
          class="far"
          d="M0 170V118C40 104 70 122 110 112S190 96 240 116 330 104 380 116 480 98 540 112V170Z"
        />
      ) : (
        <>
          <path
            class="far pale"
            d="M0 170V92C30 70 60 72 92 92 120 62 160 60 196 92 228 74 262 72 292 92 330 60 372 64 402 92 440 70 486 68 540 92V170Z"
          />
          {setting === "city" && (
            <g transform="translate(270 132) scale(1.5)">
              <Castillo />
            </g>
          )}
          {setting === "land" && (
            <path
              class="far"
              d="M0 170V116c14-16 34-16 44-2 8-18 34-20 44-2 10-14 32-14 42 2 12-18 38-16 46 0 10-14 34-14 44 2 10-18 36-18 48-2 8-14 32-16 44 0 10-16 36-16 46 2 8-18 36-18 46 0 10-14 32-14 42 0 12-16 36-14 46 2 8-12 30-12 48 0V170Z"
            />
          )}
        </>
      )}
      <path class="ground" d="M-4 150C90 138 180 156 270 148S450 140 544 152V204H-4Z" />
      {setting === "water" ? (
        <path
          class="waves"
          d="M20 168q8-8 16 0t16 0 16 0M180 178q8-8 16 0t16 0 16 0M330 170q8-8 16 0t16 0 16 0M450 182q8-8 16 0t16 0"
        />
      ) : (
        <path
          class="tufts"
          d="M40 176l4-9 4 9 5-7M236 166l4-8 4 8 5-6M300 184l4-9 4 9 5-7M492 172l4-9 4 9 5-7"
        />
      )}
    </svg>
  );
}
