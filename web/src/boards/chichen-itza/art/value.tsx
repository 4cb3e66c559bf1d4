/** Draws a number on a coin, or on the diamond that represents points. */
export function CoinValue({
  n,
  x = 0,
  y = 0,
  size = 26,
}: {
  n: number;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <g class="coin-value" transform={`translate(${x} ${y})`}>
      <circle r={size / 2} />
      <text y={size * 0.22}>{n}</text>
    </g>
  );
}

export function PointsValue({
  n,
  x = 0,
  y = 0,
  size = 30,
}: {
  n: number;
  x?: number;
  y?: number;
  size?: number;
}) {
  const half = size / 2;
  return (
    <g class="points-value" transform={`translate(${x} ${y})`}>
      <path d={`M0${-half}L${half} 0 0 ${half}${-half} 0Z`} />
      <text y={5.5}>{n}</text>
    </g>
  );
}
