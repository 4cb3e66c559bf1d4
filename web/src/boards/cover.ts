/** What is spoken and focused lies, unseen, exactly over what is drawn. */
export function cover(drawing: SVGGElement | null, bounds: SVGRectElement | null): void {
  if (drawing === null || bounds === null || !("getBBox" in drawing)) return;
  const box = drawing.getBBox();
  for (const side of ["x", "y", "width", "height"] as const) bounds.setAttribute(side, String(box[side]));
}
