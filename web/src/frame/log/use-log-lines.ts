import type { Happened } from "../../net/protocol";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { groupDiceRolls, type LogLine } from "./log-lines";
import { withTradeTotals } from "./trade-totals";

const noTrade = () => [];

/** Converts events to log lines, joining the dice of each throw and adding the totals of trades. */
export function useLogLines(events: Happened[], from: number, mark: number): LogLine[] {
  const { assets, board } = useTableState();
  const amount = ([thing, by]: [string, number]) =>
    `${by > 0 ? "+" : "−"}${Math.abs(by)} ${assets.thing(thing, Math.abs(by))}`;
  return withTradeTotals(groupDiceRolls(events, from, mark), board.trade ?? noTrade, (sum) =>
    say("log-sum", { list: sum.map(amount).join(", ") }),
  );
}
