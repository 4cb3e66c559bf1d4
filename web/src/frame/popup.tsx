import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  class: string;
  label: string;
  close: () => void;
  children: ComponentChildren;
}

/** A small sheet below its button: Escape and a click elsewhere close it, and focus goes back. */
export function Popup({ class: look, label, close, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      before?.focus?.();
      close();
    };
    const press = (event: Event) => {
      const target = event.target as Node;
      if (!box.current?.parentElement?.contains(target)) close();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press, true);
    };
  }, []);
  return <div class={look} role="group" aria-label={label} ref={box}>{children}</div>;
}
