/** The event that is dispatched on an element of the board to move the element into view. */
export const BRING = "patolli-bring";
