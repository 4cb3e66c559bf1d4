import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useEscape } from "../hooks/use-escape";
import { useTableState } from "../table/table-context";

/** A sheet next to the board. Escape closes it, and the focus returns to where it was before. */
export function Sheet({ title, children }: { title: string; children: ComponentChildren }) {
  const { sheets } = useTableState();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    sheet.current?.focus();
    return () => before?.focus?.();
  }, []);
  const close = () => (sheets.open.value = "");
  useEscape(close);
  return (
    <section class="sheet" ref={sheet} tabIndex={-1} role="dialog" aria-label={title}>
      <header class="sheet-head">
        <h2>{title}</h2>
        <button class="button quiet small" aria-label={say("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="sheet-body" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </section>
  );
}
