/**
 * Removes the focus from a button when it gives an answer. The button disappears with the next question, and
 * browsers recompute the layout of the whole page when a focused element is removed. The next question then
 * receives the focus.
 */
export function blurOnAnswer(event: MouseEvent): void {
  (event.currentTarget as HTMLElement).blur();
}
