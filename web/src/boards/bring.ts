/** Dispatched on something on the board: it is moved into sight. */
export const BRING = "patolli-bring";
