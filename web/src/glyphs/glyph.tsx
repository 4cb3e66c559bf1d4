import { Component } from "preact";
import { drawings, type GlyphName } from "./all";

export type { GlyphName } from "./all";

interface Place {
  name: GlyphName;
  size?: number;
  x?: number;
  y?: number;
  title?: string;
  bare?: boolean;
}

/**
 * A glyph in its cartouche, either inside a board or, without x and y, in a line of text. It is redrawn only
 * when its properties change.
 */
export class Glyph extends Component<Place> {
  override shouldComponentUpdate(next: Place): boolean {
    const had = this.props;
    return (
      next.name !== had.name ||
      next.size !== had.size ||
      next.x !== had.x ||
      next.y !== had.y ||
      next.title !== had.title
    );
  }

  override render({ name, size = 20, x, y, title, bare }: Place) {
    const drawing = drawings[name];
    const place = x === undefined ? {} : { x, y };
    const spoken = title
      ? ({ role: "img", "aria-label": title } as const)
      : ({ "aria-hidden": true } as const);
    return (
      <svg class="glyph" viewBox="0 0 24 24" width={size} height={size} {...place} {...spoken}>
        {!bare && (
          <rect class={`f-${drawing.ground} cartouche`} x="1.2" y="1.2" width="21.6" height="21.6" rx="6.2" />
        )}
        {drawing.motif}
      </svg>
    );
  }
}

export function isGlyph(name: string): name is GlyphName {
  return name in drawings;
}
