import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useEscape } from "../hooks/use-escape";

interface Props {
  class: string;
  label: string;
  close: () => void;
  children: ComponentChildren;
}

/**
 * A small sheet below its button. Escape or a click elsewhere closes the sheet, and the focus returns to
 * where it was before.
 */
export function Popup({ class: look, label, close, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement as HTMLElement | null);
  useEscape(() => {
    before.current?.focus?.();
    close();
  });
  useEffect(() => {
    const press = (event: Event) => {
      const target = event.target as Node;
      if (!box.current?.parentElement?.contains(target)) close();
    };
    addEventListener("pointerdown", press, true);
    return () => removeEventListener("pointerdown", press, true);
  }, []);
  return (
    <div class={look} role="group" aria-label={label} ref={box}>
      {children}
    </div>
  );
}
