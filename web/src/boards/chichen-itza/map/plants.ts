/** The outlines of the plants on the map. Many plants of the same kind share one path. */

/** The crown of a jungle tree: eight scallops. */
export function crown(x: number, y: number, r: number): string {
  const n = 8;
  const at = (i: number) => {
    const turn = (i * 2 * Math.PI) / n + x * 0.11;
    return `${(x + r * 0.86 * Math.sin(turn)).toFixed(1)} ${(y - r * 0.86 * Math.cos(turn)).toFixed(1)}`;
  };
  const arc = (r * 0.4).toFixed(1);
  return `M${at(0)}${Array.from({ length: n }, (_, i) => `A${arc} ${arc} 0 0 1 ${at(i + 1)}`).join("")}Z`;
}

/** Three short arcs that look like leaves catching the light. */
export function tuft(x: number, y: number, r: number): string {
  const w = r * 0.34;
  const arc = (dx: number, dy: number) =>
    `M${(x + dx - w / 2).toFixed(1)} ${(y + dy).toFixed(1)}q${(w / 2).toFixed(1)} ${(-w * 0.8).toFixed(1)} ${w.toFixed(1)} 0`;
  return arc(-r * 0.4, -r * 0.1) + arc(r * 0.15, -r * 0.42) + arc(r * 0.35, r * 0.22);
}

/** A bush seen from the side: four scallops on a flat base. */
export function bush(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(1)} ${(y - dy * r).toFixed(1)}`;
  const arc = (size: number, dx: number, dy: number) =>
    `A${(size * r).toFixed(1)} ${(size * r).toFixed(1)} 0 0 1 ${at(dx, dy)}`;
  return `M${at(-1.15, 0)}${arc(0.5, -0.8, 0.75)}${arc(0.55, 0, 1.35)}${arc(0.55, 0.85, 0.8)}${arc(0.5, 1.15, 0)}Z`;
}

export function palmTrunk(x: number, y: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}q-3-9 1.5-19`;
}

/** A palm: five broad, drooping leaves at the top of the trunk. */
export function palm(x: number, y: number): string {
  const [cx, cy] = [x + 1.5, y - 19];
  const leaf = (dx: number, dy: number, up: number, low: number) =>
    `M${cx.toFixed(1)} ${cy.toFixed(1)}q${(dx * 0.5).toFixed(1)} ${up} ${dx} ${dy}q${(-dx * 0.45).toFixed(1)} ${low} ${-dx} ${-dy}Z`;
  return (
    leaf(-15, 5, -9, -2) +
    leaf(15, 5, -9, -2) +
    leaf(-8, 11, -1, -2) +
    leaf(8, 11, -1, -2) +
    leaf(1, -9, -5, 2)
  );
}

export function wave(x: number, y: number, long: boolean): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}q3.5-4.5 7 0t7 0${long ? "t7 0" : ""}`;
}

/** A lily leaf on the water, with its notch. */
export function lily(x: number, y: number): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}l5-2a5.4 3.4 0 1 1-2.4-2.6Zm9 5 3.4-1.4a3.6 2.3 0 1 1-1.6-1.7Z`;
}
