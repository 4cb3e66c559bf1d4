import type { PlainPlan } from "../../plain/plan";
import { groups } from "./pieces";

/** What the cards of places and the answers to questions say beside what is printed. */
export const azteca: PlainPlan = { groups };
