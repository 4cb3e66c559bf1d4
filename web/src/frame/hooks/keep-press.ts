/** Elements that can be pressed. */
const PRESSED = "button, a, summary, .place, .lit";

/**
 * Browsers send no click if the pressed element is redrawn between press and release, for example because a
 * preview has arrived or a bot has moved. This function sends the missing click.
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
