/**
 * Answering blurs the button, because browsers lay out the whole page at once when a focused element is
 * removed, and the button disappears with the next question. The next question takes the focus.
 */
export function blurOnAnswer(event: MouseEvent): void {
  (event.currentTarget as HTMLElement).blur();
}
