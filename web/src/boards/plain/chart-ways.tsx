import { useMemo } from "preact/hooks";
import { Memo } from "../memo";
import type { Point } from "../polar";
import { bendOf } from "./routes";
import type { Entry } from "./shape";

/** A way between two areas: what lies on their border, or that it is sailed. */
export interface Way {
  from: Entry;
  to: Entry;
  kind: string;
}

const LINKS = ["links", "neighbours", "neighbors", "adjacent", "roads", "shores"];
export const SAILED = "sailed";

export function linksOf(entry: Entry | undefined): string[] {
  const found = LINKS.map((key) => entry?.parts[key]).find(Array.isArray);
  return (found ?? []).map(String);
}

/** Every way once: by the terrain that its areas name, over water where one of them is a lake. */
export function waysOf(
  all: Entry[],
  kinds: Record<string, string>,
  isWater: (entry: Entry) => boolean,
): Way[] {
  const byName = new Map(all.map((entry) => [entry.name, entry]));
  return all.flatMap((from) =>
    linksOf(from)
      .map((name) => byName.get(name))
      .filter(
        (to): to is Entry => to !== undefined && (to.name > from.name || !linksOf(to).includes(from.name)),
      )
      .map(
        (to): Way => ({
          from,
          to,
          kind:
            isWater(from) || isWater(to)
              ? SAILED
              : (Object.entries(kinds).find(([key]) =>
                  ((from.parts[key] ?? []) as string[]).includes(to.name),
                )?.[1] ?? ""),
        }),
      ),
  );
}

/** Ways lead around the areas that lie between; those over water are told apart by their line. */
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
  const known = ways.map(({ from, to, kind }) => `${from.name} ${to.name} ${kind}`).join();
  const points = [...at.values()];
  const paths = useMemo(
    () =>
      ways.map(({ from, to, kind }) => {
        const [a, b] = [at.get(from)!, at.get(to)!];
        const bends = bendOf(a, b, points, half, sheet);
        return {
          kind,
          d: `M${round(a)}${bends.length > 1 ? "C" : "Q"}${[...bends, b].map(round).join(" ")}`,
        };
      }),
    [known, points.map(round).join()],
  );
  return (
    <Memo of={[paths]}>
      {() => (
        <g aria-hidden="true">
          {paths.map(({ kind, d }, i) => (
            <path key={i} class={`chart-way ${kind}`} d={d} />
          ))}
        </g>
      )}
    </Memo>
  );
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
