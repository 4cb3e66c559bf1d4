import type { Toml } from "./toml";

type TomlTable = { [key: string]: Toml };

/** Lays whole tables over a box, by their path: `supply`, `setup.players_2`, `buildings.B07`. */
export function overlay(box: TomlTable, tables: Record<string, Record<string, unknown>>): void {
  for (const [path, values] of Object.entries(tables)) {
    const parts = path.split(".");
    const name = parts.pop() ?? "";
    let here: Toml | undefined = box;
    for (const part of parts) here = (here as TomlTable | undefined)?.[part];
    if (Array.isArray(here)) {
      const at = here.findIndex((one) => (one as TomlTable).id === name);
      if (at >= 0) here[at] = values as TomlTable;
    } else if (here) (here as TomlTable)[name] = values as TomlTable;
  }
}
