import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { IconTiles } from "./icon-tiles";
import { label } from "./labels";
import { PieceSign } from "./piece-sign";
import { planOf } from "./plan";
import { isPyramid, Pyramid } from "./pyramid";
import { type Dict, isDict } from "./shape";
import { Tile } from "./tile";

/** Boards in a ring, clockwise, with what is built in the middle of them. */
export function Ring({ boards, path, middle }: { boards: Dict[]; path: string; middle: string }) {
  const table = useTable();
  const view = table.view as Dict;
  const built = view[middle];
  return (
    <ol class="ring">
      {boards.map((board, i) => (
        <li key={i} class={`ring-${i}`}>
          <Board board={board} path={`${path}.${i}`} part={path} />
        </li>
      ))}
      {isPyramid(built) && (
        <li class="ring-middle">
          <Pyramid cells={built} path={middle} />
        </li>
      )}
    </ol>
  );
}

function Board({ board, path, part }: { board: Dict; path: string; part: string }) {
  const table = useTable();
  const plan = planOf(table.game);
  const id = String(board.id);
  const pieces = plan.pieces?.(table.view as Dict, id) ?? [];
  const view = table.view as Dict;
  const inside = plan.inside?.[id];
  const holder = board.holder;
  const discovery = board.discovery;
  const effects = (plan.also?.[part] ?? []).map((prefix) => table.effect(`${prefix} ${id}`));
  return (
    <article class="ring-board">
      <h3>
        <Chip id={id} path={path} heading />
        <span class="ring-colours">
          {label(table, "colours")} <b>{Number(board.colours)}</b>
        </span>
      </h3>
      {pieces.length > 0 && (
        <p class="ring-pieces">
          {pieces.map((piece, i) => (
            <PieceSign key={i} piece={piece} />
          ))}
        </p>
      )}
      {effects[0] && <p class="plain-effect">{effects[0]}</p>}
      {effects[1] && (
        <p class="plain-effect ring-worship">
          <b>{label(table, "space")}</b> {typeof holder === "number" && <SeatSign seat={holder} size={15} />}{" "}
          {effects[1]}
        </p>
      )}
      {inside !== undefined && plan.iconed?.[inside] && (
        <IconTiles part={inside} ids={(view[inside] ?? []) as (string | null)[]} />
      )}
      {inside !== undefined &&
        rows(view[inside]).map((row, i) => (
          <Tile key={i} id={(row.id ?? null) as string | null} name="id" path={`${inside}.${i}.id`}>
            {typeof row.holder === "number" && <SeatSign seat={row.holder} size={15} />}
          </Tile>
        ))}
      {typeof discovery === "string" && <Tile id={discovery} name="discovery" path={`${path}.discovery`} />}
    </article>
  );
}

function rows(value: unknown): Dict[] {
  return Array.isArray(value) ? value.filter(isDict) : [];
}
