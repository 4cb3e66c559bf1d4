/**
 * Whoever answers lets go of the button: it will be gone with the next question, and browsers lay out the whole
 * page on the spot when what has the focus is removed. The next question takes the focus up again.
 */
export function blurOnAnswer(event: MouseEvent): void {
  (event.currentTarget as HTMLElement).blur();
}
