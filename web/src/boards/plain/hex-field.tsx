import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { Gem } from "./gem";
import { spoken } from "./labels";
import { ownerOf } from "./parts";
import { PieceSign } from "./piece-sign";
import { planOf } from "./plan";
import type { Dict, Entry } from "./shape";

interface Props {
  entry: Entry;
  path: string;
  size: [number, number];
  /** The middles of its hexes. */
  hexes: number[][];
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((i) => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)] as const);
const SHRUNK = 0.96;

/** One field of a hex map: what it is, what lives there, what can be had, and who stands on it. */
export function HexField({ entry, path, size, hexes }: Props) {
  const table = useTable();
  const plan = planOf(table.game);
  const { kind = "", words = [], gem = "", count = "" } = plan.field ?? {};
  const view = table.view as Dict;
  const owner = ownerOf(entry.parts, table.names.length);
  const pieces = plan.pieces?.(view, entry.name) ?? [];
  const told = words.filter((key) => typeof entry.parts[key] === "string");
  const strength = entry.parts["strength"];
  const stone = entry.parts[gem];
  const click = (event: MouseEvent) => {
    const cell = event.currentTarget as HTMLElement;
    if (!(event.target as Element).closest("button")) cell.querySelector<HTMLButtonElement>("button.heading")?.click();
  };
  return (
    <article class={`hex${owner >= 0 ? " owned" : ""} ${String(entry.parts[kind] ?? entry.name)}`} style={{ "--seat": `var(--seat-${Math.max(0, owner) % 4})` }} onClick={click}>
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
        {hexes.map((at, i) => <path key={i} class="hex-ground" d={outline(at)} />)}
        {hexes.length > 1 && <path class="hex-joint" d={joint(hexes)} />}
      </svg>
      <div class="hex-told">
        <h3>{owner >= 0 && <SeatSign seat={owner} size={14} />} <Chip id={entry.name} path={path} heading /></h3>
        {told.map((key) => (
          <p key={key}><Chip id={String(entry.parts[key])} path={`${path}.${key}`} />{key === words[0] && typeof strength === "number" && <b class="hex-strength"> {strength}</b>}</p>
        ))}
        {typeof stone === "string" && Number(entry.parts[count]) > 0 && <p class="hex-gem"><Gem id={stone} name={spoken(table, stone)} /> × {Number(entry.parts[count])}</p>}
        {pieces.length > 0 && <p class="hex-pieces">{pieces.map((piece, i) => <PieceSign key={i} piece={piece} />)}</p>}
      </div>
    </article>
  );
}

function outline([x = 0, y = 0]: number[]): string {
  return `M${CORNERS.map(([dx, dy]) => `${(x + SHRUNK * dx).toFixed(3)} ${(y + SHRUNK * dy).toFixed(3)}`).join("L")}Z`;
}

/** The seam between two hexes of one place, covered. */
function joint([[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []]: number[][]): string {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [bx - ax, by - ay];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const corner = (along: number, across: number) => `${(mx + ux * along - uy * across).toFixed(3)} ${(my + uy * along + ux * across).toFixed(3)}`;
  return `M${corner(-0.06, -0.47)}L${corner(0.06, -0.47)}L${corner(0.06, 0.47)}L${corner(-0.06, 0.47)}Z`;
}
