import { useTable } from "../board";
import { spoken } from "./labels";

/** Signs on the tiles of a pyramid, each about 1 wide. */
export const ICONS: Record<string, string> = {
  statue: "M-.16-.3H.16V-.06L.26.3H-.26L-.16-.06ZM-.09-.2V-.1M.09-.2V-.1",
  headdress: "M-.3.1-.3-.18-.14-.04 0-.32.14-.04.3-.18.3.1ZM-.22.12V.28H.22V.12",
  serpent: "M-.3.2C-.3-.1 0 .24 0-.04S.1-.3.28-.2M.28-.2.16-.06M.28-.2.3-.02",
  glyph: "M-.2-.2H.2V.2H-.2ZM-.06-.06H.06V.06H-.06Z",
};
const LETTERS: Record<string, string> = { S: "statue", H: "headdress", F: "serpent", O: "glyph" };
/** The temple in which a coloured icon lets one climb. */
export const TEMPLES: Record<string, string> = { statue: "blue", headdress: "red", serpent: "green" };

export interface PrintedIcon {
  icon: string;
  coloured: boolean;
}

/** As printed: H+ is a coloured headdress. */
export function printedIcon(letter: string): PrintedIcon {
  return { icon: LETTERS[letter.charAt(0)] ?? "", coloured: letter.endsWith("+") };
}

/** A tile with its icons: two side by side, or four clockwise from the upper left. */
export function IconTile({ letters, size = 44 }: { letters: string[]; size?: number }) {
  const table = useTable();
  const icons = letters.map(printedIcon);
  const places =
    icons.length === 4
      ? [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]
      : icons.map((_, i) => [i, 0]);
  const high = icons.length === 4 ? 2 : 1;
  const said = icons
    .map(
      ({ icon, coloured }) =>
        `${spoken(table, icon)}${coloured ? ` (${spoken(table, TEMPLES[icon] ?? "")})` : ""}`,
    )
    .join(", ");
  return (
    <svg
      class="icon-tile"
      viewBox={`-.05 -.05 2.1 ${high + 0.1}`}
      width={size}
      height={(size * (high + 0.1)) / 2.1}
      role="img"
      aria-label={said}
    >
      <title>{said}</title>
      {icons.map(({ icon, coloured }, i) => (
        <g key={i} transform={`translate(${places[i]![0]! + 0.5} ${places[i]![1]! + 0.5})`}>
          <rect
            class={coloured ? `icon-cell cell-${TEMPLES[icon]}` : "icon-cell"}
            x="-.47"
            y="-.47"
            width=".94"
            height=".94"
            rx=".12"
          />
          <path class={coloured ? "pyramid-icon on-colour" : "pyramid-icon"} d={ICONS[icon] ?? ""} />
        </g>
      ))}
    </svg>
  );
}
