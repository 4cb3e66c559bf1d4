import { useMemo } from "preact/hooks";
import { Memo } from "../memo";
import type { Point } from "../polar";
import { bendOf } from "./routes";
import type { Entry } from "./shape";

/** A way that connects two areas. */
export interface Way {
  from: Entry;
  to: Entry;
}

const LINKS = ["links", "neighbours", "neighbors", "adjacent", "roads", "shores"];

export function linksOf(entry: Entry | undefined): string[] {
  const found = LINKS.map((key) => entry?.parts[key]).find(Array.isArray);
  return (found ?? []).map(String);
}

/** All ways between the areas, each listed once. */
export function waysOf(all: Entry[]): Way[] {
  const byName = new Map(all.map((entry) => [entry.name, entry]));
  return all.flatMap((from) =>
    linksOf(from)
      .map((name) => byName.get(name))
      .filter(
        (to): to is Entry => to !== undefined && (to.name > from.name || !linksOf(to).includes(from.name)),
      )
      .map((to): Way => ({ from, to })),
  );
}

/** Draws the ways, which bend around other areas. */
export function ChartWays({
  ways,
  at,
  half,
  sheet,
}: {
  ways: Way[];
  at: Map<Entry, Point>;
  half: Point;
  sheet: { width: number; height: number };
}) {
  const known = ways.map(({ from, to }) => `${from.name} ${to.name}`).join();
  const points = [...at.values()];
  const paths = useMemo(
    () =>
      ways.map(({ from, to }) => {
        const [a, b] = [at.get(from)!, at.get(to)!];
        const bends = bendOf(a, b, points, half, sheet);
        return `M${round(a)}${bends.length > 1 ? "C" : "Q"}${[...bends, b].map(round).join(" ")}`;
      }),
    [known, points.map(round).join()],
  );
  return (
    <Memo of={[paths]}>
      {() => (
        <g aria-hidden="true">
          {paths.map((d, i) => (
            <path key={i} class="chart-way" d={d} />
          ))}
        </g>
      )}
    </Memo>
  );
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
