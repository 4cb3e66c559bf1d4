/** The event that is dispatched on the window when the board's size on the screen changes. */
export const ZOOMED = "patolli-zoomed";
