/** One sign for each action, about 24 by 24, in one line. */
const HERO = "M-5 9V4C-8 1-8-5-3-7H3C8-5 8 1 5 4V9ZM-3-7-6-11M0-7V-12M3-7 6-11M-3-1V0M3-1V0";

export const SIGNS: Record<string, string> = {
  defense: "M-8-9H8V0C8 5 4 8 0 10-4 8-8 5-8 0ZM0-9V10M-8-1H8",
  melee: "M-9 9-5 5M-7 3-3 7M-5 5 4-8 9-9 8-4Z",
  ranged: "M-2-10C8-6 8 6-2 10ZM-11 0H10M6-4 10 0 6 4",
  magic: "M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z",
  "god-card": "M-7-10H7V10H-7ZM-3-4V-1M3-4V-1M-3 4H3",
  "magic-cards": "M-9-8H2V8H-9ZM2-6 9-4 5 10 0 8M-3.5-4-2-1 1 0-2 1-3.5 4-5 1-8 0-5-1Z",
  scout: "M-11 0C-5-8 5-8 11 0 5 8-5 8-11 0ZM-3.5 0A3.5 3.5 0 1 0 3.5 0 3.5 3.5 0 1 0-3.5 0Z",
  war: "M-8 10 8-9M8-9 2-8M8-9 7-3M8 10-8-9M-8-9-2-8M-8-9-7-3",
  favor:
    "M-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0ZM0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8-6-6M6 6 8 8M-8 8-6 6M6-6 8-8",
  reinforcement: "M-10 9C-10 2-8-1-5-2A4 4 0 1 1-1-2C2-1 4 2 4 9ZM8-10V-2M4-6H12",
  regroup: "M-9-5H7M3-9 7-5 3-1M9 5H-7M-3 1-7 5-3 9",
  land: "M-11 8-4-6 1 3 4-2 11 8Z",
  water: "M-11-4C-8-8-5-8-2-4S4 0 7-4L11-6M-11 4C-8 0-5 0-2 4S4 8 7 4L11 2",
  recruit: HERO,
  "move-hero": HERO,
  coins: "M-9 0A9 9 0 1 0 9 0 9 9 0 1 0-9 0ZM-3-3H3V3H-3Z",
};

export function ActionSign({ action, size = 24 }: { action: string; size?: number }) {
  return SIGNS[action] ? (
    <svg class="action-sign" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[action]} />
    </svg>
  ) : null;
}
