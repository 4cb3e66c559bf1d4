/** Dispatched on the window when the board has another size on the screen. */
export const ZOOMED = "patolli-zoomed";
