/** What can be pressed. */
const PRESSED = "button, a, summary, .place, .lit";

/**
 * A press and its release are one click, also when what was pressed has been drawn anew between them (a preview
 * comes, a bot moves): browsers send no click then.
 */
export function keepPress(page: Document): void {
  let target: Element | null = null;
  let holder: Element | null = null;
  page.addEventListener(
    "pointerdown",
    (event) => {
      target = event.button === 0 && event.target instanceof Element ? event.target : null;
      holder = target?.closest(PRESSED) ?? null;
    },
    true,
  );
  page.addEventListener("pointerup", (event) => {
    const under = event.target instanceof Node && holder?.isConnected && holder.contains(event.target);
    if (under && target && !target.isConnected) {
      const { clientX, clientY, pointerId, pointerType } = event;
      holder?.dispatchEvent(
        new PointerEvent("click", {
          bubbles: true,
          cancelable: true,
          clientX,
          clientY,
          pointerId,
          pointerType,
        }),
      );
    }
    target = holder = null;
  });
}
