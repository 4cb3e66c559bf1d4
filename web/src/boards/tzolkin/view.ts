/** Names that a view of Tzolk'in uses as keys, in the order of the board. */
export { RESOURCES, TECHNOLOGIES, TEMPLES } from "./names";
