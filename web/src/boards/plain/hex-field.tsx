import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { Gem } from "./gem";
import { spoken } from "./labels";
import { useMarks } from "./marks";
import { ownerOf } from "./parts";
import { PieceSign } from "./piece-sign";
import { planOf } from "./plan";
import type { Dict, Entry } from "./shape";

interface Props {
  entry: Entry;
  path: string;
  size: [number, number];
  /** The centres of the hexes that the field covers. */
  hexes: number[][];
}

const CORNERS = [0, 1, 2, 3, 4, 5].map(
  (i) => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)] as const,
);
const SHRUNK = 0.96;
/**
 * The size of the ring around a possible target, relative to the hex. The ring stays inside the edge, which
 * is drawn in the owner's colour.
 */
const INNER = 0.85;

/** Draws one field of a hex map with its kind, inhabitants, goods and pieces. */
export function HexField({ entry, path, size, hexes }: Props) {
  const table = useTable();
  const plan = planOf(table.game);
  const { kind = "", words = [], gem = "", count = "" } = plan.field ?? {};
  const view = table.view as Dict;
  const owner = ownerOf(entry.parts, table.names.length);
  const pieces = plan.pieces?.(view, entry.name) ?? [];
  const shownWords = words.filter((key) => typeof entry.parts[key] === "string");
  const guests = plan.places?.find((one) => one.id === entry.name)?.guests?.(view) ?? [];
  const strength = entry.parts.strength;
  const stone = entry.parts[gem];
  const { fresh, tried } = useMarks();
  const under = (one: string) => one.startsWith(`${path}.`);
  const marked = `${[...fresh].some(under) ? " fresh" : ""}${[...tried.keys()].some(under) ? " would" : ""}`;
  const click = (event: MouseEvent) => {
    const cell = event.currentTarget as HTMLElement;
    if (!(event.target as Element).closest("button"))
      cell.querySelector<HTMLButtonElement>("button.heading")?.click();
  };
  return (
    <article
      class={`hex${owner >= 0 ? " owned" : ""}${marked} ${String(entry.parts[kind] ?? entry.name)}`}
      style={{ "--seat": `var(--seat-${Math.max(0, owner) % 4})` }}
      onClick={click}
    >
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
        <path class="hex-ground" d={outline(hexes, SHRUNK)} />
        <path class="hex-ring" d={outline(hexes, INNER)} />
      </svg>
      <div class="hex-text">
        <h3>
          {owner >= 0 && pieces.length === 0 && <SeatSign seat={owner} size={14} />}{" "}
          <Chip id={entry.name} path={path} heading />
        </h3>
        {shownWords.map((key) => (
          <p key={key}>
            <Chip id={String(entry.parts[key])} path={`${path}.${key}`} />
            {key === words[0] && typeof strength === "number" && <b class="hex-strength"> {strength}</b>}
          </p>
        ))}
        {typeof stone === "string" && Number(entry.parts[count]) > 0 && (
          <p class="hex-gem">
            <Gem id={stone} name={spoken(table, stone)} /> × {Number(entry.parts[count])}
          </p>
        )}
        {guests.map((id) => (
          <p key={id} class="hex-strength">
            <Chip id={id} path="" />
          </p>
        ))}
        {pieces.length > 0 && (
          <p class="hex-pieces">
            {pieces.map((piece, i) => (
              <PieceSign key={i} piece={piece} />
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

const corner = ([x = 0, y = 0]: number[], i: number, shrunk: number): [number, number] => [
  x + shrunk * CORNERS[i % 6]![0],
  y + shrunk * CORNERS[i % 6]![1],
];

/** The outline around one hex or two adjacent hexes. */
function outline([a = [], b]: number[][], shrunk: number): string {
  const points = b === undefined ? CORNERS.map((_, i) => corner(a, i, shrunk)) : around(a, b, shrunk);
  return `M${points.map((point) => point.map((one) => one.toFixed(3)).join(" ")).join("L")}Z`;
}

function around(a: number[], b: number[], shrunk: number): [number, number][] {
  const way = Math.round((Math.atan2(b[1]! - a[1]!, b[0]! - a[0]!) * 3) / Math.PI - 0.5) + 6;
  const between = (p: [number, number], q: [number, number]): [number, number] => [
    (p[0] + q[0]) / 2,
    (p[1] + q[1]) / 2,
  ];
  return [
    between(corner(a, way + 1, shrunk), corner(b, way + 3, shrunk)),
    ...[2, 3, 4, 5].map((i) => corner(a, way + i, shrunk)),
    between(corner(a, way + 6, shrunk), corner(b, way + 4, shrunk)),
    ...[5, 6, 7, 8].map((i) => corner(b, way + i, shrunk)),
  ];
}
