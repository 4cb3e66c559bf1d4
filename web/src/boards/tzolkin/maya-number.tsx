/** Draws Maya numbers next to ordinary digits: a dot is one, a bar is five, a shell is zero. */
export function MayaNumber({ value, x, y }: { value: number; x: number; y: number }) {
  const low = value % 20;
  const bars = Math.floor(low / 5);
  const dots = low % 5;
  const twenty = value >= 20;
  const rows = bars + (dots ? 1 : 0) + (twenty ? 1.3 : 0);
  const step = 7.5;
  let at = y + ((rows - 1) * step) / 2;
  const lines = [];
  for (let i = 0; i < bars; i++, at -= step) {
    lines.push(<rect key={`b${i}`} class="maya" x={x - 12} y={at - 2.4} width={24} height={4.8} rx={1.6} />);
  }
  if (dots) {
    for (let i = 0; i < dots; i++) {
      lines.push(<circle key={`d${i}`} class="maya" cx={x + (i - (dots - 1) / 2) * 7} cy={at} r={2.5} />);
    }
    at -= step;
  }
  if (low === 0) {
    lines.push(
      <path
        key="0"
        class="maya-shell"
        d={`M${x - 9} ${y}c3-6 15-6 18 0-3 6-15 6-18 0Zm5-3v6m4-6.5v7m4-6.5v6`}
      />,
    );
    at -= step;
  }
  if (twenty) lines.push(<circle key="t" class="maya-twenty" cx={x} cy={at - 1.5} r={3} />);
  return <g aria-hidden="true">{lines}</g>;
}
