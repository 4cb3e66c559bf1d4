import type { ComponentChildren, SVGAttributes } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { alignHitArea } from "./hit-area";

type Props = Omit<SVGAttributes<SVGRectElement>, "ref" | "class"> & { children: ComponentChildren };

/** A drawing with an invisible rectangle over it, which receives the focus and is read by screen readers. */
export function Bounded({ children, ...rest }: Props) {
  const drawing = useRef<SVGGElement>(null);
  const bounds = useRef<SVGRectElement>(null);
  useLayoutEffect(() => alignHitArea(drawing.current, bounds.current), []);
  return (
    <>
      <g aria-hidden="true" ref={drawing}>
        {children}
      </g>
      <rect class="bounds" ref={bounds} {...rest} />
    </>
  );
}
