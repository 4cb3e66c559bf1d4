/**
 * The outline of centred steps, from the bottom to the top. `widths` and `heights` contain one value for each
 * step.
 */
export function stepped(middle: number, foot: number, widths: number[], heights: number[]): string {
  let y = foot;
  let right = "";
  let left = "";
  widths.forEach((width, i) => {
    const half = width / 2;
    right += `H${(middle + half).toFixed(1)}`;
    left = `V${y.toFixed(1)}${left}`;
    left = `H${(middle - half).toFixed(1)}${left}`;
    y -= heights[i] ?? 0;
    right += `V${y.toFixed(1)}`;
  });
  return `M${middle} ${foot}${right}${left}Z`;
}
