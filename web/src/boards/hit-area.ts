/**
 * Aligns the invisible rectangle for focus and screen readers with its drawing. All new rectangles are
 * measured together before the next frame, which avoids repeated layout.
 */
const waiting: [SVGGElement, SVGRectElement][] = [];

export function alignHitArea(drawing: SVGGElement | null, bounds: SVGRectElement | null): void {
  if (drawing === null || bounds === null || !("getBBox" in drawing)) return;
  if (waiting.push([drawing, bounds]) === 1) requestAnimationFrame(measure);
}

function measure(): void {
  const all = waiting.splice(0).filter(([drawing]) => drawing.isConnected);
  const boxes = all.map(([drawing]) => drawing.getBBox());
  all.forEach(([, bounds], i) => {
    for (const side of ["x", "y", "width", "height"] as const)
      bounds.setAttribute(side, String(boxes[i]![side]));
  });
}
