/** Dispatched on an element of the board to move it into view. */
export const BRING = "patolli-bring";
