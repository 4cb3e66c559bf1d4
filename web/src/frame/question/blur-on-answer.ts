/**
 * Removes the focus from a button when it gives an answer. The button disappears with the next question, and
 * browsers lay out the whole page at once when a focused element is removed. The next question takes the
 * focus.
 */
export function blurOnAnswer(event: MouseEvent): void {
  (event.currentTarget as HTMLElement).blur();
}
