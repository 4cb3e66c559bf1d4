import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Table } from "../board";
import type { ChichenBox } from "./components";

/**
 * Values that stay the same while a table is open in one language. Parts of the board that need only these
 * values are redrawn only when the values change.
 */
export interface Assets extends Pick<Table, "thing" | "effect" | "viewer"> {
  box: ChichenBox;
}

export const AssetsContext = createContext<Assets | null>(null);

export function useAssets(): Assets {
  const assets = useContext(AssetsContext);
  if (assets === null) throw new Error("a part of the board needs its assets");
  return assets;
}
