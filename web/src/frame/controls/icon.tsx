/** Small icons for the page's own tools, drawn with a single stroke in the colour of the surrounding text. */
const PATHS = {
  settings:
    "M3 7h8M17 7h4M3 17h4M13 17h8M14 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM10 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v13",
  scores: "M4 20h16M6 20v-6h4v6M10 20V6h4v14M14 20v-9h4v9",
  replay: "M4 12a8 8 0 1 1 2.5 5.8M4 18v-5h5",
  seat: "M7 3h10v18H7ZM11 18h2M10 7h4M10 10h4",
  table: "M3 9h18M5 9v11M19 9v11M7 5h10l2 4H5Z",
  home: "M4 12 12 5l8 7M6 11v9h12v-9",
  plus: "M12 5v14M5 12h14",
  edit: "M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  "undo-all": "M11 6 6 11l5 5M5 6 0 11l5 5M6 11h10a4.5 4.5 0 0 1 0 9h-4",
  check: "M4 13l5 5L20 6",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11c.6.6 1 1 1 2h4c0-1 .4-1.4 1-2a6 6 0 0 0-3-11Z",
  keyboard: "M2 6h20v12H2ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10",
  play: "M7 4v16l13-8Z",
  pause: "M8 5v14M16 5v14",
  back: "M17 5 7 12l10 7ZM5 5v14",
  forward: "M7 5l10 7-10 7ZM19 5v14",
  fight: "M5 4l13 13M15 19l4-4M19 4 6 17M5 15l4 4",
  help: "M8 8.5a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1-1.5 2.3M12 18.5h.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  die: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  close: "M6 6l12 12M18 6 6 18",
  down: "M12 4v15M6 13l6 6 6-6",
  send: "M4 12 20 5l-5 15-3-6Z",
  link: "M9 15l6-6M8 12l-2 2a4 4 0 0 0 5 5l2-2M16 12l2-2a4 4 0 0 0-5-5l-2 2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
