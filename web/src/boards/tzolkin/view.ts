/** The names that a view of Tzolk'in uses as keys, in the order in which the board shows them. */
export { RESOURCES, TECHNOLOGIES, TEMPLES } from "./names";
