import type { PlainPlan } from "../../plain/plan";
import { describeAnswer } from "./describe-answer";
import { expectedAnswers, warnings } from "./warnings";

/** What the frame asks about answers; the board itself is drawn. */
export const teotihuacan: PlainPlan = { describeAnswer, warnings, expectedAnswers };
