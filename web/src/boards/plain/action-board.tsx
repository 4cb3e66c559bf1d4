import { Fragment } from "preact";
import { type Table, useTable } from "../board";
import { Memo } from "../memo";
import { SeatSign } from "../seats";
import { type ActionTile, placing, samePrice, soft } from "./action-grid";
import { ActionSign } from "./action-signs";
import { spoken } from "./labels";
import { useMarks } from "./marks";
import { own } from "./messages";
import type { Dict } from "./shape";

const COINS = "coins";
const LONG = 11;

/** The action board as it lies there: prices at its rows and columns, tiles in their places with who has been there. */
export function ActionBoard({ board, path }: { board: Dict; path: string }) {
  const table = useTable();
  const { fresh } = useMarks();
  const tiles = (board.tiles ?? []) as ActionTile[];
  const columns = Number(board.columns) || 1;
  const rowCosts = (board.row_costs ?? []) as number[];
  const columnCosts = (board.column_costs ?? []) as number[];
  return (
    <Memo of={[board, table.offers, table.hinted, table.thing, fresh]}>
      {() => (
        <>
          <div class="action-grid" style={{ "--columns": columns }}>
            <span aria-hidden="true" />
            {columnCosts.map((price, i) => (
              <Cost key={i} price={price} said={own("price-column", { n: i + 1, price })} />
            ))}
            {tiles.map((tile, i) => (
              <Fragment key={tile.tile}>
                {i % columns === 0 && (
                  <Cost
                    price={rowCosts[i / columns]}
                    said={own("price-row", { n: i / columns + 1, price: rowCosts[i / columns] ?? 0 })}
                  />
                )}
                <Tile
                  table={table}
                  tile={tile}
                  fresh={fresh.has(`${path}.tiles.${i}.markers_seat.${(tile.markers_seat?.length ?? 0) - 1}`)}
                />
              </Fragment>
            ))}
            <span aria-hidden="true" />
            <CoinsSpace table={table} />
          </div>
          <p class="action-rule">{own("price-rule")}</p>
        </>
      )}
    </Memo>
  );
}

/** A price at the edge of the board. */
function Cost({ price, said }: { price: number | undefined; said: string }) {
  return (
    <span class="action-cost" role="img" aria-label={said} title={said}>
      {price ?? "–"}
    </span>
  );
}

function Tile({
  table,
  tile: { tile, actions, prices, markers_seat: seats = [] },
  fresh,
}: {
  table: Table;
  tile: ActionTile;
  fresh: boolean;
}) {
  const several = actions.length > 1;
  const price = samePrice(prices);
  const open = placing(table.offers, tile).length > 0;
  return (
    <div
      class={`action-tile${open ? " open" : ""}${seats.length > 0 ? " taken" : ""}${fresh ? " fresh" : ""}`}
    >
      {actions.map((action, i) => (
        <Action
          key={action}
          price={price === null ? prices?.[i] : undefined}
          table={table}
          about={tile}
          words={placing(table.offers, tile, several ? action : "")}
          word={several ? `place ${tile} ${action}` : `place ${tile}`}
          sign={action}
          name={spoken(table, several ? action : tile)}
        />
      ))}
      <span class="action-foot">
        <span class="action-marks">
          {seats.map((seat) => (
            <span key={seat} title={table.names[seat]}>
              <SeatSign seat={seat} size={16} />
              <span class="sr">{table.names[seat]}</span>
            </span>
          ))}
        </span>
        {price !== null && <Price price={price} />}
      </span>
    </div>
  );
}

/** What it costs the viewer. */
function Price({ price }: { price: number }) {
  return (
    <b class="action-price" title={own("price-for-you", { price })}>
      {price}
    </b>
  );
}

/** Beside the tiles: whoever wants nothing of them takes coins. */
function CoinsSpace({ table }: { table: Table }) {
  const coins = ((table.box as Dict | null)?.coins_space as Dict | undefined)?.coins;
  return (
    <div class={`action-tile action-coins${table.offers.has(`place ${COINS}`) ? " open" : ""}`}>
      <Action
        table={table}
        about={COINS}
        words={placing(table.offers, COINS)}
        word={`place ${COINS}`}
        sign={COINS}
        name={`${typeof coins === "number" ? own("coins-space-gives", { n: coins }) : ""} ${table.thing(COINS, Number(coins ?? 2))}`}
      />
      <b class="action-price free">{own("price-free")}</b>
    </div>
  );
}

/** One thing to do: a button where it is offered, else it says why not. */
function Action({
  table,
  about,
  words,
  word,
  sign,
  name,
  price,
}: {
  table: Table;
  about: string;
  words: string[];
  word: string;
  sign: string;
  name: string;
  price?: number | undefined;
}) {
  const first = words[0];
  const hinted = words.some((one) => table.hinted.has(one)) ? " hinted" : "";
  return (
    <button
      class={first ? `action lit${hinted}` : "action"}
      data-about={about}
      data-word={first ?? word}
      data-several={words.length > 1 ? words.length : undefined}
      onClick={(event) => (first ? table.play(words) : table.explain(event.currentTarget))}
      onMouseEnter={() => words.length === 1 && table.look(first!)}
      onMouseLeave={() => first && table.look(null)}
      onFocus={() => words.length === 1 && table.look(first!)}
      onBlur={() => first && table.look(null)}
    >
      <ActionSign action={sign} />
      <span class={name.length > LONG ? "long" : undefined}>{soft(name)}</span>
      {price !== undefined && <Price price={price} />}
    </button>
  );
}
